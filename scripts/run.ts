import { spawn } from "node:child_process";
import { delimiter } from "node:path";

/** Runs a command of node_modules/.bin or the system on the project's Node, in a folder; rejects unless it exits 0. */
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
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} failed (${code}).`)),
    );
  });
}
