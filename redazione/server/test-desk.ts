import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Desk, openDesk } from "./desk.ts";

/** The time at which the desks of tests are opened. */
export const NOW = Date.UTC(2026, 10, 22, 12);

/** Creates a folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redazione-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a desk on a project with the content alone, whose hours are unconfirmed. */
export function deskOnCopy(): Desk {
  const folder = temporaryFolder();
  const project = join(folder, "sito");
  cpSync("content", join(project, "content"), { recursive: true });
  writeFileSync(join(project, "content/hours.yaml"), "periodi: []\ngiorni_speciali: []\n");
  return openDesk({ project, state: join(folder, "stato"), now: () => NOW });
}

/** Runs git in a folder as somebody else than the desk. */
export const gitOfOthers = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=Altri", "-c", "user.email=altri@esempio.it", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
