import { spawnSync } from "node:child_process";

/** What git says in a folder, names of files as they are; undefined when it fails, or is not there. */
export function git(folder: string, ...args: string[]): string | undefined {
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], options);
  return status === 0 ? stdout : undefined;
}
