import { spawn } from "node:child_process";
import { once } from "node:events";
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
    const npm = spawn("npm", ["ci", ...options], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    const { code } = await endOf(npm);
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
 * Waits for a command to end, forwarding signals to it meanwhile; returns its exit code, and whether a signal came.
 *
 * @param {import("node:child_process").ChildProcess} child
 */
export async function endOf(child) {
  let isStopped = false;
  const pass = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    // Emitted after its output has ended too; an error, such as ENOENT, rejects.
    const [code] = await once(child, "close");
    return { code: Number(code ?? 1), isStopped };
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}
