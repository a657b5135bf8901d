import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders that hold code and comments. */
const CODE = ["app", "art", "bench", "hosting", "pipeline", "scripts", "server", "tests"];

/** Every file of code and style, by its path. */
export function codeFiles(): string[] {
  return CODE.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** A text without line breaks, nor the stars and strokes with which comments begin their lines. */
export function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ");
}

/** The headings of a Markdown file, of every level but the title's. */
export function headingsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^##+ (.+)$/gm)].map(
    ([, heading = ""]) => heading,
  );
}

/** Files and folders of the project that a Markdown file names between backticks. */
export function pathsIn(file: string): string[] {
  const roots = new RegExp(
    `^(?:${[...CODE, "content", "docs", "LICENSES", "public"].join("|")})/[^{*]*$`,
  );
  return [...readFileSync(file, "utf8").matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => roots.test(name));
}
