import { execFileSync } from "node:child_process";

/** Runs git in a folder as somebody else than the desk. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Altri", "-c", "user.email=altri@esempio.it", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
