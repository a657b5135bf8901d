import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "yaml";
import { splitFrontMatter } from "../../app/content.server/files.ts";
import { LANGUAGES } from "../../app/content.server/verse-layout.ts";

/** A piece of Italian that visitors read, and where an editor finds it. */
export interface ItalianText {
  /** The file, relative to the content folder. */
  file: string;
  /** The field ("fonti.0.testo"), or the line of a text ("riga 12"). */
  field: string;
  text: string;
}

/** Fields that hold names for the program, or notes that are not published. */
const UNSEEN_FIELDS = new Set(["id", "lingua", "categoria", "regola", "testi", "vicine", "note"]);

/**
 * Everything Italian in a content folder without errors: the fields and the Markdown of every file. What a file says
 * to be in another language is left out: a text whose «lingua» is not it, and the sections of a hymn or prayer under
 * the name of another language.
 * @param root The content folder.
 */
export function italianTexts(root: string): ItalianText[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(sep).join("/"))
    .sort()
    .flatMap((file) => {
      if (!/\.(md|yaml)$/.test(file)) return [];
      const source = readFileSync(join(root, file), "utf8");
      return file.endsWith(".md") ? textsOfPage(file, source) : textsOfYaml(file, source);
    });
}

/** The Italian of one Markdown file: its front matter and its text. */
export function textsOfPage(file: string, source: string): ItalianText[] {
  const [frontMatter = "", body] = splitFrontMatter(source);
  const fields = parse(frontMatter, { schema: "core" });
  // One language is that of the whole file, a list those of its strophes.
  if (typeof fields.lingua === "string" && fields.lingua !== "it") return [];
  const isItalian = !Array.isArray(fields.lingua) || fields.lingua.includes("it");
  const firstLine = source.slice(0, source.length - body.length).split("\n").length;
  return [...textsOfValue(file, fields), ...(isItalian ? textsOfBody(file, body, firstLine) : [])];
}

/** The Italian of one YAML file. */
export function textsOfYaml(file: string, source: string): ItalianText[] {
  return textsOfValue(file, parse(source, { schema: "core" }));
}

function textsOfValue(file: string, value: unknown, path: string[] = []): ItalianText[] {
  if (typeof value === "string") {
    return [{ file, field: path.join("."), text: withoutAddressesAndCode(value) }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !UNSEEN_FIELDS.has(name))
    .flatMap(([name, item]) => textsOfValue(file, item, [...path, name]));
}

function textsOfBody(file: string, body: string, firstLine: number): ItalianText[] {
  let language = "it";
  return body.split(/\r?\n/).flatMap((text, index) => {
    const heading = /^#{1,2} (.*)$/.exec(text)?.[1];
    if (heading) language = LANGUAGES[heading.trim()] ?? "it";
    if (language !== "it") return [];
    return [{ file, field: `riga ${firstLine + index}`, text: withoutAddressesAndCode(text) }];
  });
}

/** Of Markdown, what is read: links keep their words, and names in backquotes and braces go. */
function withoutAddressesAndCode(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "]").replace(/`[^`]*`|\{[^}]*\}/g, " ");
}
