import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a temporary folder for as long as a measurement takes. */
export async function withWorkFolder<Result>(
  measure: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "canneto-"));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a command in a folder; what it prints is shown only if it fails.
 * @returns how long it took, in seconds
 */
export async function timeCommand(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed += chunk;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed (${code}):\n${printed}`);
  return (performance.now() - start) / 1000;
}

/** The same, of a script that Node runs. */
export function timeScript(folder: string, script: string, ...args: string[]): Promise<number> {
  return timeCommand(folder, process.execPath, [script, ...args]);
}
