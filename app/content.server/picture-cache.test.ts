import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
vi.stubEnv("PICTURE_CACHE", folder);
afterAll(() => rmSync(folder, { recursive: true }));

const { kept } = await import("./picture-cache.ts");

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
