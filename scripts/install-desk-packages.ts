import { installPackages } from "./install-packages.mjs";

/** Installs the packages of the editors' desk if they are missing or older than their lockfile. */
export async function installDeskPackages(): Promise<void> {
  await installPackages("redazione", {
    installing: "Si installano i pacchetti della redazione…",
    waiting: "Si stanno già installando i pacchetti…",
    failed: "Non è stato possibile installare i pacchetti della redazione.",
  });
}
