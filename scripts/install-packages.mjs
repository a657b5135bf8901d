import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exclusively } from "./file-lock.mjs";

/** What is told to a command that runs, when this process is told it. */
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1"]);

/**
 * Installs the locked packages of a folder if they are missing or others than its lockfile's, while no other process does.
 * Where they cannot be installed that is said, and the process ends with npm's exit code. Runs on Node 20.19 without
 * packages, for scripts/bootstrap.mjs.
 *
 * @param {string} folder
 * @param {{ installing: string, waiting: string, failed: string }} words what to say meanwhile
 * @param {string} [neededFile] what has to be there too, or they are installed anew
 */
export async function installPackages(folder, words, neededFile = folder) {
  const isInstalled = () => existsSync(neededFile) && hasLockedPackages(folder);
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
  };
  if (!isInstalled()) await exclusively(join(folder, "install.lock"), words.waiting, install);
}

/**
 * Whether npm has written down, as it does at the end of each installation, that the locked packages are there; those that
 * are optional may be for other machines.
 *
 * @param {string} folder
 */
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

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string, integrity?: string, optional?: boolean }>}
 */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, "utf8")).packages : {};
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
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
