import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteMap } from "../pipeline/pages/addresses.ts";

/** The folders with code and comments. */
const CODE = "app art bench domain hosting pipeline scripts server tests tools".split(" ");

/** Returns the paths of all code and style files. */
function codeFiles(): string[] {
  return CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Joins the lines of a text, without the comment markers at their beginnings. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ");
}

/** Returns the headings of a Markdown file, except its title. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^##+ (.+)$/gm)].map(
    ([, heading = ""]) => heading,
  );
}

/** Returns the project's files and folders that a Markdown file names in backticks. */
function pathsIn(file: string): string[] {
  const roots = new RegExp(
    `^(?:${[...CODE, "content", "docs", "LICENSES", "public", "redazione"].join("|")})/[^{*]*$`,
  );
  return [...readFileSync(file, "utf8").matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => roots.test(name));
}

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
