import { buildDesk } from "./build-desk.ts";
import { buildForPreviews } from "./build-site.ts";
import { installDeskPackages } from "./install-packages.ts";
import { openBrowser } from "./open-browser.ts";
import { serveDesk } from "./server/main.ts";

/*
 * The editors' desk, on this machine alone.
 *
 *   npm run redazione
 */

const PORT = 3100;

try {
  await installDeskPackages();
  await buildDesk("redazione");
  const address = await serveDesk({
    content: "content",
    state: "redazione/.stato",
    settings: "redazione",
    page: "redazione/build",
    site: "build",
    port: Number(process.env.REDAZIONE_PORT || PORT),
  });
  console.log(`La redazione è aperta: ${address}/`);
  // A page that cannot be shown must not take away the desk, and what somebody is writing at it.
  process.on("uncaughtException", (error) => console.error(error));
  buildForPreviews("build");
  openBrowser(`${address}/`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "EADDRINUSE") throw error;
  console.error(
    "La redazione è già aperta, o un altro programma usa la sua porta (REDAZIONE_PORT).",
  );
  process.exitCode = 1;
}
