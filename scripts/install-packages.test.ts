import { chmodSync, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test, vi } from "vitest";
import { folderWith } from "../tests/support/temporary-folder.ts";
import { installPackages } from "./install-packages.mjs";

const LOCKED = {
  "": { name: "site" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/for-other-machines": { version: "2.0.0", integrity: "sha512-b", optional: true },
};

test.each([
  ["what npm itself has installed is not installed again", LOCKED["node_modules/a"], {}, false],
  ["the locked packages are installed where there is no package", undefined, {}, true],
  ["and where there is another version", { version: "1.0.1", integrity: "sha512-a" }, {}, true],
  [
    "and where there is another version for this machine",
    LOCKED["node_modules/a"],
    { "node_modules/for-other-machines": { version: "1.0.0", integrity: "sha512-b" } },
    true,
  ],
])("%s", async (_name, installed, others, runs) => {
  const folder = folderWith({
    // Stands for npm, and tells that it ran.
    "bin/npm": "#!/bin/sh\ntouch ran\n",
    "package-lock.json": JSON.stringify({ packages: LOCKED }),
    "node_modules/.package-lock.json": JSON.stringify({
      packages: { ...(installed && { "node_modules/a": installed }), ...others },
    }),
  });
  chmodSync(join(folder, "bin/npm"), 0o755);
  vi.stubEnv("PATH", [join(folder, "bin"), process.env.PATH].join(delimiter));
  vi.spyOn(console, "log").mockImplementation(() => {});
  await installPackages(folder, { installing: "", waiting: "", failed: "" });
  expect(existsSync(join(folder, "ran"))).toBe(runs);
});
