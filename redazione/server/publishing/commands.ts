import { spawn } from "node:child_process";
import { SILENT } from "./git.ts";

export interface CommandResult {
  code: number;
  /** Its combined stdout and stderr. */
  output: string;
}

/** Runs a command in a folder, without a shell and without prompts. */
export type RunCommand = (
  command: string,
  args: readonly string[],
  folder: string,
) => Promise<CommandResult>;

/** Milliseconds after which a command is killed: a build takes up to a minute. */
const TIMEOUT = 10 * 60_000;

export const runCommand: RunCommand = (command, args, folder) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: folder,
      env: { ...process.env, ...SILENT },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: TIMEOUT,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (data: Buffer) => {
        output += data.toString("utf8");
      });
    }
    child.on("error", (error) => resolve({ code: -1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? -1, output }));
  });
