import { spawnSync } from "node:child_process";

/** Returns the output of git in a folder, with file names unquoted; undefined if it fails or is not installed. */
export function git(folder: string, ...args: string[]): string | undefined {
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], options);
  return status === 0 ? stdout : undefined;
}
