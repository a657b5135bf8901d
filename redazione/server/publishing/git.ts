import { execFileSync } from "node:child_process";
import { devNull } from "node:os";

/** How the desk's saves are signed: by this they are known among the commits of others. */
export const DESK_EMAIL = "redazione@localhost";

/** Whatever the person's own settings are: what is read is plain, no hook runs, and all is on the disk before it returns. */
const SETTINGS = [
  ...["core.quotePath=false", "core.autocrlf=false", `core.hooksPath=${devNull}`, "core.fsync=all"],
  ...["color.ui=false", "log.showSignature=false", "merge.ff=true", "merge.verifySignatures=false"],
  ...["commit.gpgSign=false", "user.name=Redazione", `user.email=${DESK_EMAIL}`],
].flatMap((setting) => ["-c", setting]);

/** Nobody sits at the terminal to give a password. */
export const SILENT = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
  LC_ALL: "C",
};

/** Milliseconds for a command that nobody waits for on the network. */
const TIMEOUT = 60_000;

export const gitArguments = (args: readonly string[]): string[] => [...SETTINGS, ...args];

/** Runs git in a folder. @param env of this command alone @throws when it fails, with what it said in `stderr` */
export function gitBytes(folder: string, args: readonly string[], env = {}): Buffer {
  return execFileSync("git", gitArguments(args), {
    cwd: folder,
    env: { ...process.env, ...SILENT, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 256 * 1024 * 1024,
    timeout: TIMEOUT,
  });
}

/** What git says in a folder, without the end of the line. @throws when it fails */
export const git = (folder: string, ...args: string[]): string =>
  gitBytes(folder, args).toString("utf8").trimEnd();

/** The same; undefined when it fails. */
export function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return git(folder, ...args);
  } catch {
    return undefined;
  }
}
