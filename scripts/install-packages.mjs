import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exclusively } from "./exclusive.mjs";

/**
 * Installs the locked packages of a folder if they are missing or older than its lockfile, while no other process does.
 * Where they cannot be installed that is said, and the process ends with npm's exit code. Runs on Node 20.19 without
 * packages, for scripts/bootstrap.mjs.
 *
 * @param {string} folder
 * @param {{ installing: string, waiting: string, failed: string }} words what to say meanwhile
 * @param {string} [neededFile] what has to be there too, or they are installed anew
 */
export async function installPackages(folder, words, neededFile = folder) {
  const stamp = join(folder, "node_modules/.installed");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  const isInstalled = () =>
    existsSync(neededFile) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  const install = async () => {
    if (isInstalled()) return;
    console.log(words.installing);
    // Packages that ask for a newer Node than npm runs on get the project's own: of that, npm warns at length.
    const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
    const code = await runToEnd("npm", ["ci", ...options], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    if (code !== 0) {
      console.error(words.failed);
      process.exit(code);
    }
    writeFileSync(stamp, hash);
  };
  if (!isInstalled()) await exclusively(join(folder, "install.lock"), words.waiting, install);
}

/**
 * Runs a command to its end, and gives its exit code. It is told of the signals that come meanwhile.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>}
 */
export function runToEnd(command, args, options) {
  const child = spawn(command, args, options);
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
