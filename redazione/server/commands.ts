import { spawn } from "node:child_process";

export interface CommandResult {
  code: number;
  /** What it said, on both ways. */
  output: string;
}

/** Runs a command in a folder, without a shell and without asking anybody anything. */
export type RunCommand = (
  command: string,
  args: readonly string[],
  folder: string,
) => Promise<CommandResult>;

/** Milliseconds after which a command is ended: a build takes up to a minute. */
const PATIENCE = 10 * 60_000;

/** Nobody sits at the terminal to give a password. */
const SILENT = { GIT_TERMINAL_PROMPT: "0", GIT_SSH_COMMAND: "ssh -o BatchMode=yes", LC_ALL: "C" };

export const runCommand: RunCommand = (command, args, folder) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: folder,
      env: { ...process.env, ...SILENT },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: PATIENCE,
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
