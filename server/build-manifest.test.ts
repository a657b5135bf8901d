import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../tests/support/temporary-folder.ts";
import { damagedFiles, writeBuildManifest } from "./build-manifest.ts";

function makeBuild(): string {
  const build = folderWith({ "client/app/orari.html": "hours", "policy.json": "{}" });
  writeBuildManifest(build);
  return build;
}

test("a build that is as it was made has no damage, also with a file more and its manifest written again", () => {
  const build = makeBuild();
  expect(damagedFiles(build)).toEqual([]);
  writeBuildManifest(build);
  writeFileSync(join(build, "client/one-more-year.json"), "[]");
  expect(damagedFiles(build)).toEqual([]);
});

test.each([undefined, "hoUrs", "hour", ""])("a page that is %j is seen", (text) => {
  const build = makeBuild();
  const page = join(build, "client/app/orari.html");
  if (text === undefined) rmSync(page);
  else writeFileSync(page, text);
  expect(damagedFiles(build)).toEqual(["client/app/orari.html"]);
});

test.each([undefined, "", "{", "null"])("a manifest that is %j is damage itself", (text) => {
  const build = makeBuild();
  const manifest = join(build, "manifest.json");
  if (text === undefined) rmSync(manifest);
  else writeFileSync(manifest, text);
  expect(damagedFiles(build)).toEqual(["manifest.json"]);
});
