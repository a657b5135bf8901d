import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtFiles } from "../../server/built-files.ts";
import { isBuildFresh, stampBuild } from "./build-stamp.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stamp-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test("a build for one public address is none for another", () => {
  vi.stubEnv("SITE_URL", "https://www.esempio.it");
  stampBuild(folder);
  expect(isBuildFresh(folder)).toBe(true);
  vi.stubEnv("SITE_URL", "https://prova.esempio.it");
  expect(isBuildFresh(folder)).toBe(false);
});

test("the lock file of an editor, and a link to its own folder, do not count", () => {
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/orari.md"), "");
  symlinkSync("nobody@nowhere.1:1", join(folder, "pages/.#orari.md"));
  symlinkSync(".", join(folder, "pages/ancora"));
  expect(builtFiles(folder)).toEqual([join(folder, "pages/orari.md")]);
});
