import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exclusively } from "./file-lock.mjs";

/** Signals forwarded to a running command. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1"];

/**
 * Installs a folder's locked packages if missing or different from the lockfile, while no other process does; on failure
 * logs a message and exits with npm's exit code. Runs on Node 20.19 without packages, for scripts/bootstrap.mjs.
 *
 * @param {string} folder
 * @param {{ installing: string, waiting: string, failed: string }} words the messages to log
 * @param {string} [neededFile] a file whose absence also triggers the installation
 */
export async function installPackages(folder, words, neededFile = folder) {
  const isInstalled = () => existsSync(neededFile) && hasLockedPackages(folder);
  const install = async () => {
    if (isInstalled()) return;
    console.log(words.installing);
    // Packages that need a newer Node than npm runs on use the project's own: npm's lengthy warnings do not apply.
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
  };
  if (!isInstalled()) await exclusively(join(folder, "install.lock"), words.waiting, install);
}

/** Checks that npm has recorded, as it does at the end, the locked packages; optional ones may be for other platforms. */
function hasLockedPackages(folder) {
  const installed = packagesIn(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(packagesIn(join(folder, "package-lock.json"))).every(
    ([name, { version, integrity, optional }]) =>
      name === "" ||
      (installed[name]
        ? installed[name].version === version && installed[name].integrity === integrity
        : optional),
  );
}

function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
}

/**
 * Runs a command to completion, and returns its exit code. Signals are forwarded to it meanwhile.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>}
 */
export function runToEnd(command, args, options) {
  const child = spawn(command, args, options);
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
