import { execFile, execFileSync } from "node:child_process";
import { devNull } from "node:os";
import { tried } from "../../../domain/untrusted.ts";

/** The author's address of the desk's saves, which tells them from the commits of others. */
export const DESK_EMAIL = "redazione@localhost";

/** Overrides personal settings: plain output, no hooks, and fsync before a command returns. */
const SETTINGS = [
  ...["core.quotePath=false", "core.autocrlf=false", `core.hooksPath=${devNull}`, "core.fsync=all"],
  ...["color.ui=false", "log.showSignature=false", "merge.ff=true", "merge.verifySignatures=false"],
  ...["commit.gpgSign=false", "user.name=Redazione", `user.email=${DESK_EMAIL}`],
].flatMap((setting) => ["-c", setting]);

/** Disables password prompts, since there is nobody to answer them. */
const SILENT = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
  LC_ALL: "C",
};

/** Milliseconds for a command that does not use the network, and for one that does or builds the site. */
const TIMEOUT = 60_000;
const LONG_TIMEOUT = 10 * 60_000;

const optionsIn = (folder: string, timeout: number, env = {}) => ({
  cwd: folder,
  env: { ...process.env, ...SILENT, ...env },
  maxBuffer: 256 * 1024 * 1024,
  timeout,
});

/** Runs git in a folder. @param env for this command only @throws when it fails, with its output in `stderr` */
export function gitBytes(folder: string, args: readonly string[], env = {}, input = ""): Buffer {
  return execFileSync("git", [...SETTINGS, ...args], {
    ...optionsIn(folder, TIMEOUT, env),
    input,
    stdio: "pipe",
  });
}

/** Runs git and returns its output without the final newline. @throws when it fails */
export const git = (folder: string, ...args: string[]): string =>
  gitBytes(folder, args).toString("utf8").trimEnd();

/** Runs git likewise; returns undefined when it fails. */
export const tryGit = (folder: string, ...args: string[]): string | undefined =>
  tried(() => git(folder, ...args));

/** Runs a command in a folder while others go on, without a shell and without prompts. @returns also all its output */
export function runCommand(
  command: string,
  args: readonly string[],
  folder: string,
): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(command, args, optionsIn(folder, LONG_TIMEOUT), (error, stdout, stderr) =>
      resolve({ isDone: !error, output: stdout + stderr || (error?.message ?? "") }),
    ).stdin?.end();
  });
}

/** Runs git likewise. */
export const runGit = (folder: string, ...args: string[]) =>
  runCommand("git", [...SETTINGS, ...args], folder);
