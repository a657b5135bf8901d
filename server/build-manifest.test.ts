import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeBuildManifest } from "../pipeline/render/write-build-manifest.ts";
import { damagedFiles } from "./build-manifest.ts";

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(build, "client/app"), { recursive: true });
  writeFileSync(join(build, "client/app/orari.html"), "hours");
  writeFileSync(join(build, "policy.json"), "{}");
  writeBuildManifest(build);
});

afterEach(() => rmSync(build, { recursive: true }));

test("a build that is as it was made has no damage, and written again its manifest is the same", () => {
  expect(damagedFiles(build)).toEqual([]);
  writeBuildManifest(build);
  expect(damagedFiles(build)).toEqual([]);
});

test("a page that is missing is seen, and one that is another", () => {
  rmSync(join(build, "client/app/orari.html"));
  expect(damagedFiles(build)).toEqual(["client/app/orari.html"]);
  writeFileSync(join(build, "client/app/orari.html"), "hoUrs");
  expect(damagedFiles(build)).toEqual(["client/app/orari.html"]);
});

test("a page cut short is seen, empty or not", () => {
  for (const text of ["", "hour"]) {
    writeFileSync(join(build, "client/app/orari.html"), text);
    expect(damagedFiles(build)).toEqual(["client/app/orari.html"]);
  }
});

test.each(["", "{", "null"])("a manifest that is %j is damage itself", (text) => {
  writeFileSync(join(build, "manifest.json"), text);
  expect(damagedFiles(build)).toEqual(["manifest.json"]);
});

test("a build without a manifest is not complete", () => {
  rmSync(join(build, "manifest.json"));
  expect(damagedFiles(build)).toEqual(["manifest.json"]);
});

test("what was added since is no damage", () => {
  writeFileSync(join(build, "client/one-more-year.json"), "[]");
  expect(damagedFiles(build)).toEqual([]);
});
