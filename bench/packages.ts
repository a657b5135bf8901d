import { installPackages } from "../scripts/install-packages.mjs";

/** Installs what only benchmarks need (bench/package.json), if it is missing. */
export const installBenchPackages = (): Promise<void> =>
  installPackages("bench", {
    installing: "Installing the packages of the benchmarks…",
    waiting: "The packages of the benchmarks are being installed already…",
    failed: "The packages of the benchmarks could not be installed.",
  });
