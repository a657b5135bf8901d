import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { ContentError, problemAt } from "../pipeline/read/problems.ts";
import { makeBuild } from "../pipeline/render/make-build.ts";
import { damagedFiles } from "../server/build-manifest.ts";
import { holdLock } from "../tests/support/hold-lock.ts";
import { folderWith } from "../tests/support/temporary-folder.ts";
import { build, buildIfStale } from "./build.ts";

/* What is made is a page of one word, in a folder of its own. */

vi.mock("../pipeline/render/make-build.ts", async () => {
  const { mkdirSync, writeFileSync } = await import("node:fs");
  const { writeBuildManifest } = await import("../server/build-manifest.ts");
  return {
    makeBuild: vi.fn(async (folder: string) => {
      mkdirSync(`${folder}/client`, { recursive: true });
      writeFileSync(`${folder}/client/index.html`, "splash");
      writeBuildManifest(folder);
      writeFileSync(`${folder}/stamp`, "");
    }),
  };
});
vi.mock("../pipeline/render/build-stamp.ts", async () => {
  const { existsSync } = await import("node:fs");
  return { isBuildFresh: (folder: string) => existsSync(`${folder}/stamp`) };
});

beforeEach(() => {
  const home = process.cwd();
  process.chdir(folderWith());
  vi.mocked(makeBuild).mockClear();
  vi.spyOn(console, "log").mockImplementation(() => {});
  return () => process.chdir(home);
});

test("what is built and whole is not built again; what has lost a page is", async () => {
  await buildIfStale();
  await buildIfStale();
  expect(makeBuild).toHaveBeenCalledTimes(1);
  rmSync("build/client/index.html");
  await buildIfStale();
  expect(makeBuild).toHaveBeenCalledTimes(2);
  expect(console.log).toHaveBeenCalledWith("The build is damaged: client/index.html");
  expect(damagedFiles("build")).toEqual([]);
});

test("whether to build is known without loading what builds", () => {
  const program = `
    const { registerHooks } = await import("node:module");
    registerHooks({ load: (url, context, load) => (console.log(url), load(url, context)) });
    await import(${JSON.stringify(import.meta.resolve("./build.ts"))});`;
  const loaded = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect(loaded).toContain("scripts/build.ts");
  expect(loaded).not.toContain("make-build.ts");
});

test("while the content has errors the site of before stays, and editors are told in Italian", async () => {
  await build();
  rmSync("build/stamp");
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(makeBuild).mockRejectedValueOnce(
    new ContentError([problemAt("news.yaml", "scrittura", "un tab", "spazi", 3)]),
  );
  expect(await buildIfStale()).toBe(false);
  expect(existsSync("build/client/index.html")).toBe(true);
  expect(existsSync("build.lock")).toBe(false);
  const words = told.mock.calls.flat().join("\n");
  expect(words).toContain("news.yaml, riga 3, «scrittura»: trovato un tab; atteso spazi.");
  expect(words).toContain("Intanto resta il sito di prima.");
});

test("of two starts one builds, and the other takes what was built", async () => {
  await build();
  rmSync("build/stamp");
  const other = await holdLock("build.lock");
  const started = buildIfStale();
  await vi.waitFor(() =>
    expect(console.log).toHaveBeenCalledWith(expect.stringMatching("waiting")),
  );
  writeFileSync("build/stamp", "");
  other.kill("SIGKILL");
  await once(other, "exit");
  await started;
  expect(makeBuild).toHaveBeenCalledTimes(1);
});
