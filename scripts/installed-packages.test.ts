import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { words } from "../tests/support/rows.ts";

/** Licences that ask no more than to be named, or to share changes to the package's own files. */
const ALLOWED = new Set(
  words(`
  0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MPL-2.0 OFL-1.1
  Python-2.0 Unlicense Zlib`),
);

/** Tools of which nothing reaches the visitors, whose licences ask for more of whoever hands them on. */
const TOOLS: Record<string, string> = {
  "@cspell/dict-it-it": "GPL-3.0-or-later",
  "caniuse-lite": "CC-BY-4.0",
};

/** libvips, which draws the pictures while building, for each kind of machine. */
const LIBVIPS = /^@img\/sharp-/;

interface LockedPackage {
  name: string;
  version: string;
  license: string | undefined;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Omit<LockedPackage, "name">>;
};
const locked = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, "") }));

/** Whether a licence may be had under allowed conditions: "(MIT OR GPL-3.0)" may, "MIT AND GPL-3.0" may not. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => ALLOWED.has(name)));
}

test("every package in the lockfile has a licence that is allowed", () => {
  expect(locked.length).toBeGreaterThan(100);
  const refused = locked
    .filter(({ name, license = "none" }) => {
      if (TOOLS[name] === license) return false;
      return !isAllowed(LIBVIPS.test(name) ? license.replace("LGPL-3.0-or-later", "MIT") : license);
    })
    .map(({ name, license }) => `${name}: ${license}`);
  expect(refused).toEqual([]);
});

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as {
  optionalDependencies: Record<string, string>;
};

test("no package runs a script while being installed, nor would", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  expect(locked.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});

test("the Node of every machine that the site is built on is in the lockfile, for that machine alone", () => {
  const bootstrap = readFileSync("scripts/bootstrap.mjs", "utf8");
  const named = [...bootstrap.matchAll(/^ {2}"(\w+)-(\w+)": "([\w-]+)\/bin\/node/gm)];
  const machines = named.map(([, os, cpu, name]) => ({ name, os, cpu }));
  expect(machines.map(({ name }) => name)).toEqual(Object.keys(manifest.optionalDependencies));
  for (const machine of machines) expect(locked).toContainEqual(expect.objectContaining(machine));
  expect(process.version).toBe(`v${readFileSync(".nvmrc", "utf8").trim()}`);
});
