import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };

const readme = readFileSync("README.md", "utf8");

test("the README gives a reason for every package, and for no other", () => {
  const section = /^## Packages$(.*?)^## /ms.exec(readme)?.[1] ?? "";
  const named = [...section.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = ""]) =>
    names.replaceAll("`", "").split(", "),
  );
  const { dependencies, devDependencies } = packageJson;
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
