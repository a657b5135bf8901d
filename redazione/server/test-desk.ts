import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Desk, openDesk } from "./desk.ts";
import type { Disk } from "./write-files.ts";

/** The moment at which the desks of tests are opened. */
export const NOW = Date.UTC(2026, 10, 22, 12);

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "redazione-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A desk on a copy of the project's content. */
export function deskOnCopy(disk?: Disk): Desk & { state: string } {
  const folder = temporaryFolder();
  const content = join(folder, "content");
  const state = join(folder, "stato");
  cpSync("content", content, { recursive: true });
  return { ...openDesk({ content, state, now: () => NOW, ...(disk && { disk }) }), state };
}
