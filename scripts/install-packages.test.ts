import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installPackages } from "./install-packages.mjs";

const WORDS = { installing: "installing", waiting: "waiting", failed: "failed" };
const LOCKED = {
  "": { name: "site" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/for-other-machines": { version: "2.0.0", integrity: "sha512-b", optional: true },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packages-"));
  mkdirSync(join(folder, "node_modules"));
  mkdirSync(join(folder, "bin"));
  // Stands for npm, and tells that it ran.
  writeFileSync(join(folder, "bin/npm"), "#!/bin/sh\ntouch ran\n");
  chmodSync(join(folder, "bin/npm"), 0o755);
  vi.stubEnv("PATH", [join(folder, "bin"), process.env.PATH].join(delimiter));
  vi.spyOn(console, "log").mockImplementation(() => {});
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: LOCKED }));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Whether something was installed over what npm says is there. */
async function installsOver(installed?: object): Promise<boolean> {
  if (installed) {
    const file = join(folder, "node_modules/.package-lock.json");
    writeFileSync(file, JSON.stringify({ packages: installed }));
  }
  await installPackages(folder, WORDS);
  return existsSync(join(folder, "ran"));
}

test("what npm itself has installed is not installed again", async () => {
  expect(await installsOver({ "node_modules/a": LOCKED["node_modules/a"] })).toBe(false);
});

test.each([
  ["nothing", undefined],
  ["no package", {}],
  ["another version", { "node_modules/a": { version: "1.0.1", integrity: "sha512-a" } }],
  [
    "another version for this machine",
    {
      "node_modules/a": LOCKED["node_modules/a"],
      "node_modules/for-other-machines": { version: "1.0.0", integrity: "sha512-b" },
    },
  ],
])("the locked packages are installed where there is %s", async (_name, installed) => {
  expect(await installsOver(installed)).toBe(true);
});
