import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const EXCLUSIVE = fileURLToPath(new URL("../../scripts/file-lock.mjs", import.meta.url));

/** Starts a process that only holds a lock, for tests. */
export async function holdLock(lock: string): Promise<ChildProcess> {
  const script = `
    const { exclusively } = await import(${JSON.stringify(EXCLUSIVE)});
    setInterval(() => {}, 1_000);
    await exclusively(${JSON.stringify(lock)}, "", () => { console.log("held"); return new Promise(() => {}); });`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  return holder;
}
