import { type ChildProcess, spawn } from "node:child_process";
import { delimiter } from "node:path";
import { endOf } from "./install-packages.mjs";

/**
 * Runs a command of node_modules/.bin or the system on the project's Node; rejects unless it exits 0. A signal received
 * meanwhile is forwarded, and ends this process after the command.
 */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return toEnd(start(command, args, env, "inherit"));
}

/** Does the same for a command run concurrently with others: its output is shown, as a whole, only if it fails. */
export async function runQuietly(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = start(command, args, env, "pipe");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  await toEnd(child).catch((error) => {
    console.error(output.trimEnd());
    throw error;
  });
}

function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  output: "inherit" | "pipe",
): ChildProcess {
  const path = ["node_modules/.bin", process.env.PATH].join(delimiter);
  return spawn(command, args, {
    stdio: ["ignore", output, output],
    env: { ...process.env, PATH: path, ...env },
  });
}

async function toEnd(child: ChildProcess): Promise<void> {
  const { code, isStopped } = await endOf(child);
  if (isStopped) process.exit(1);
  if (code !== 0) throw new Error(`${child.spawnargs.join(" ")} failed (${code}).`);
}

/** Waits for all tasks, so that none keeps running after an error, and throws the first one. */
export async function runAll(works: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failure = results.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}
