import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { pathsIn } from "./repository-files.ts";

test("the package has the licence that the file in its root holds", () => {
  expect(readFileSync("LICENSE", "utf8")).toMatch(new RegExp(`^${packageJson.license} License\n`));
});

test("everything that the statement of rights names is there", () => {
  const named = pathsIn("RIGHTS.md");
  expect(named).toContain("LICENSES/CC-BY-4.0.txt");
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("every typeface has its licence beside it", () => {
  const files = readdirSync("app/fonts");
  const typefaces = files.filter((name) => name.endsWith(".woff2"));
  expect(typefaces).not.toEqual([]);
  const without = typefaces.filter(
    (name) => !files.includes(name.replace(/-\d+-\w+\.woff2$/, "-license.txt")),
  );
  expect(without).toEqual([]);
});
