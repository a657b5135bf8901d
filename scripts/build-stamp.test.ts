import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { isBuildFresh, stampBuild } from "./build-stamp.ts";

const folder = mkdtempSync(join(tmpdir(), "stamp-"));
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
