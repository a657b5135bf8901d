import { spawn } from "node:child_process";
import { delimiter } from "node:path";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs a command of node_modules/.bin or the system on the project's Node, in a folder; rejects unless it exits 0. A
 * signal that comes meanwhile is passed on, and ends this process when the command has ended.
 */
export function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  folder = ".",
): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = ["node_modules/.bin", process.env.PATH].join(delimiter);
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, PATH: path, ...env },
    });
    let isStopped = false;
    const stop = (signal: NodeJS.Signals) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    child.on("error", reject);
    child.on("exit", (code) => {
      if (isStopped) process.exit(1);
      for (const signal of SIGNALS) process.off(signal, stop);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} failed (${code}).`));
    });
  });
}
