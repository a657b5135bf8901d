import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteMap } from "../pipeline/pages/addresses.ts";
import { codeFiles, headingsOf, inOneLine, pathsIn } from "./support/repository-files.ts";

const BEHAVIOUR = "docs/behaviour.md";

/** A reference to a rule in a comment: the document, and the heading that contains the rule. */
const RULE = /(docs\/[\w-]+\.md), "([^"]+)"/g;

test("every heading that a comment names is there", () => {
  const named = codeFiles().flatMap((file) =>
    [...inOneLine(readFileSync(file, "utf8")).matchAll(RULE)].map(
      ([, page = "", heading = ""]) => ({ file, page, heading }),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(
    ({ page, heading }) => !existsSync(page) || !headingsOf(page).includes(heading),
  );
  expect(missing).toEqual([]);
});

test("no comment points to rules that stand outside the repository", () => {
  const outside = codeFiles().filter((file) =>
    /\((?:specification|contract)[,:;)]/.test(inOneLine(readFileSync(file, "utf8"))),
  );
  expect(outside).toEqual([]);
});

test.each([BEHAVIOUR, "docs/public-names.md", "docs/reliability.md"])(
  "every file that %s names is there",
  (page) => {
    const named = pathsIn(page);
    expect(named).not.toEqual([]);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test("every address of the site map is in the page of rules, and no other", () => {
  const section = /^## Addresses$(.*?)^## /ms.exec(readFileSync(BEHAVIOUR, "utf8"))?.[1] ?? "";
  const rows = [...section.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, addresses = ""]) =>
    addresses.replaceAll("`", "").split(", "),
  );
  expect(rows.sort()).toEqual(Object.keys(siteMap).sort());
});
