import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Desk, openDesk } from "./desk.ts";
import type { Disk } from "./saving/write-files.ts";

/** The time at which the desks of tests are opened. */
export const NOW = Date.UTC(2026, 10, 22, 12);

/** Creates a folder that is deleted after the tests of the file. */
export function folderWith(): string {
  const folder = mkdtempSync(join(tmpdir(), "redazione-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a desk on a project with the content alone, whose hours are unconfirmed. */
export function deskOnCopy(disk?: Disk): Desk & { state: string } {
  const folder = folderWith();
  const project = join(folder, "sito");
  const state = join(folder, "stato");
  cpSync("content", join(project, "content"), { recursive: true });
  writeFileSync(join(project, "content/hours.yaml"), "periodi: []\ngiorni_speciali: []\n");
  return { ...openDesk({ project, state, now: () => NOW, ...(disk && { disk }) }), state };
}
