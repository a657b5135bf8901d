import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { forgetUnused, kept } from "./build-cache.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
beforeEach(() => void vi.stubEnv("BUILD_CACHE", folder));
afterAll(() => rmSync(folder, { recursive: true }));

test("what was made is made once, and no unfinished file stays", async () => {
  const make = vi.fn(async () => Buffer.from("una"));
  expect(await kept("1.avif", make)).toEqual(Buffer.from("una"));
  expect(await kept("1.avif", make)).toEqual(Buffer.from("una"));
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual(["1.avif"]);
});

test("two that make the same at once do not disturb each other", async () => {
  const both = await Promise.all([1, 2].map(() => kept("2.avif", async () => Buffer.from("due"))));
  expect(both.map(String)).toEqual(["due", "due"]);
  expect(readdirSync(folder)).toContain("2.avif");
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
