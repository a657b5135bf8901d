import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { forgetUnused, kept } from "./build-cache.ts";

let folder: string;
beforeEach(() => {
  folder = folderWith();
  vi.stubEnv("BUILD_CACHE", folder);
});

test("what was made is made once, by two at once without disturbing each other, and no unfinished file stays", async () => {
  const make = vi.fn(async () => Buffer.from("una"));
  const both = await Promise.all([kept("1.avif", make), kept("1.avif", make)]);
  expect(both.map(String)).toEqual(["una", "una"]);
  expect(String(await kept("1.avif", vi.fn()))).toBe("una");
  expect(readdirSync(folder)).toEqual(["1.avif"]);
});

test("what no build has asked for is taken away, and what one has asked for stays", async () => {
  const old = new Date("2026-01-01");
  for (const name of ["asked", "unasked"]) {
    await kept(name, async () => Buffer.from(name));
    utimesSync(join(folder, name), old, old);
  }
  await kept("asked", async () => Buffer.from("never made"));
  await forgetUnused(Date.parse("2026-06-01"));
  // Another build may take it all away meanwhile, or there may be nothing yet.
  vi.stubEnv("BUILD_CACHE", join(folder, "altrove"));
  await forgetUnused(Date.parse("2026-06-01"));
  const files = readdirSync(folder);
  expect(files).toContain("asked");
  expect(files).not.toContain("unasked");
});
