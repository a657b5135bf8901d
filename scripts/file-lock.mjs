import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as later } from "node:timers/promises";

/** The interval, in milliseconds, at which a held lock is polled. */
const LOOK_AGAIN = 200;

/**
 * Runs a task while no other process does. The lock holds the owner's process number and start time, so that the lock of
 * a dead process is ignored even if its number is reused. Runs on Node 20.19 without packages, for scripts/bootstrap.mjs.
 *
 * @template Result
 * @param {string} lock the lock file, in an existing folder
 * @param {string} waiting the message to log, once, while another process holds the lock
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>} the result of the task; rejects with its error
 */
export async function exclusively(lock, waiting, work) {
  for (let hasWaited = false; !take(lock); hasWaited = true) {
    if (!hasWaited) console.log(waiting);
    await later(LOOK_AGAIN);
  }
  const release = () => rmSync(lock, { force: true });
  process.on("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** Takes the lock if it is free, or its owner is dead. */
function take(lock) {
  const draft = `${lock}.${process.pid}`;
  // Linked into place when complete: a lock never lacks its owner.
  writeFileSync(draft, `${process.pid} ${startOf(process.pid)}`);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(draft);
  }
}

function isHeld(lock) {
  try {
    const [holder, start] = readFileSync(lock, "utf8").split(/ (.*)/s);
    // Left by an earlier process with this number, in a restarted container.
    if (!(Number(holder) > 0) || Number(holder) === process.pid) return false;
    process.kill(Number(holder), 0);
    return startOf(holder) === start;
  } catch (error) {
    // EPERM: the process is alive, but another user's.
    return error.code === "EPERM";
  }
}

/** Returns the start time of a process, in the system's format; empty on Windows. */
function startOf(pid) {
  if (process.platform === "win32") return "";
  if (process.platform !== "linux") {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  }
  // The 22nd field; the second, the name, may contain spaces.
  return readFileSync(`/proc/${pid}/stat`, "latin1").replace(/.*\) /s, "").split(" ")[19];
}
