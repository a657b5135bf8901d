import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders with code and comments. */
const CODE = ["app", "art", "bench", "hosting", "pipeline", "scripts", "server", "tests"];

/** Returns the paths of all code and style files. */
export function codeFiles(): string[] {
  return CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Joins the lines of a text, without the comment markers at their beginnings. */
export function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ");
}

/** Returns the headings of a Markdown file, except its title. */
export function headingsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^##+ (.+)$/gm)].map(
    ([, heading = ""]) => heading,
  );
}

/** Returns the project's files and folders that a Markdown file names in backticks. */
export function pathsIn(file: string): string[] {
  const roots = new RegExp(
    `^(?:${[...CODE, "content", "docs", "LICENSES", "public"].join("|")})/[^{*]*$`,
  );
  return [...readFileSync(file, "utf8").matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => roots.test(name));
}
