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

test.each([
  ["client/app/orari.html", [undefined, "hoUrs", "hour", ""]],
  ["manifest.json", [undefined, "", "{", "null"]],
])("the damage is %s where it is one of %j", (name, texts) => {
  for (const text of texts) {
    const build = makeBuild();
    if (text === undefined) rmSync(join(build, name));
    else writeFileSync(join(build, name), text);
    expect(damagedFiles(build), `${text}`).toEqual([name]);
  }
});
