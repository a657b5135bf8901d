import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as later } from "node:timers/promises";

/** How often, in milliseconds, it is looked whether another process has ended its work. */
const LOOK_AGAIN = 200;

/**
 * Does a piece of work while no other process does it. Who holds the lock is in it, as a process number and the start of
 * that process: the lock of one that has died counts for nothing, whoever has its number now. Runs on Node 20.19 without packages, for scripts/bootstrap.mjs.
 *
 * @template Result
 * @param {string} lock the lock's file, in a folder that exists
 * @param {string} waiting what to say, once, when another process is at work
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>} what the work gives; rejects with its error
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

/** Takes the lock if it is free, or held by a process that is no more. */
function take(lock) {
  const draft = `${lock}.${process.pid}`;
  // Linked when it is whole: a lock never stands there without its number.
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
    // Left by another of this number, in a container that was started again.
    if (!(Number(holder) > 0) || Number(holder) === process.pid) return false;
    process.kill(Number(holder), 0);
    return startOf(holder) === start;
  } catch (error) {
    // Somebody else's process is alive all the same.
    return error.code === "EPERM";
  }
}

/** When a process was started, in the words of the system; nothing on Windows. */
function startOf(pid) {
  if (process.platform === "win32") return "";
  if (process.platform !== "linux") {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  }
  // The 22nd field; the second, the name, may hold spaces.
  return readFileSync(`/proc/${pid}/stat`, "latin1").replace(/.*\) /s, "").split(" ")[19];
}
