import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { builtFiles } from "../../server/built-files.ts";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { isBuildFresh, programFiles, stampBuild } from "./build-stamp.ts";

test("a build for one public address is none for another", () => {
  const folder = folderWith();
  vi.stubEnv("SITE_URL", "https://www.esempio.it");
  stampBuild(folder);
  expect(isBuildFresh(folder)).toBe(true);
  vi.stubEnv("SITE_URL", "https://prova.esempio.it");
  expect(isBuildFresh(folder)).toBe(false);
});

test("the rules of the site, its screens and what makes them count, and no test does", () => {
  const files = programFiles();
  expect(files).toEqual(
    expect.arrayContaining(["domain/time/easter.ts", "app/site-map.ts", "server/main.ts"]),
  );
  expect(files.filter((file) => file.includes(".test."))).toEqual([]);
});

test("the lock file of an editor, and a link to its own folder, do not count", () => {
  const folder = folderWith({ "pages/orari.md": "" });
  symlinkSync("nobody@nowhere.1:1", join(folder, "pages/.#orari.md"));
  symlinkSync(".", join(folder, "pages/ancora"));
  expect(builtFiles(folder)).toEqual([join(folder, "pages/orari.md")]);
});
