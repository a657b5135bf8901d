import { isScalar, isSeq } from "yaml";
import { LANGUAGE_MARK } from "../../markdown/languages.ts";
import { LANGUAGES } from "../../markdown/verse/verse-layout.ts";
import { type ContentFolder, splitFrontMatter } from "../../read/files.ts";
import { type YamlValue, yamlValues } from "../../read/problem-lines.ts";
import type { FieldPath } from "../../read/problems.ts";

/** A piece of Italian text that visitors or editors read, with its location. */
export interface ItalianText {
  file: string;
  /** The path of the field, or ["testo"] for the body. */
  at: FieldPath;
  /** The line in the file, from 1; for a field, the line on which it begins. */
  line: number;
  text: string;
}

/** Fields with identifiers, unpublished notes, or phrases that no text should use. */
const UNSEEN_FIELDS = new Set(
  "id sigla lingua categoria regola testi vicine cerca riquadro preghiera inno note non salvo prima appendice".split(
    " ",
  ),
);

/**
 * Reads all Italian text of a valid content folder. Text declared to be in another language is left out: by the field
 * «lingua», by the name of a section in a hymn, by the mark of a paragraph.
 */
export function italianTexts(folder: ContentFolder): ItalianText[] {
  const files = folder.listFiles("").filter((file) => /\.(md|yaml)$/.test(file));
  return files.flatMap(
    (file) => folder.read("texts", file, (source) => textsOfFile(file, source)) ?? [],
  );
}

/** Returns the texts of a page or a data file, none of any other. */
export function textsOfFile(file: string, source: string): ItalianText[] {
  if (file.endsWith(".yaml")) return textsOf(file, yamlValues(source));
  if (!file.endsWith(".md")) return [];
  const [frontMatter = "", body] = splitFrontMatter(source);
  const values = yamlValues(frontMatter);
  const { value: lingua } = values.find(({ at }) => at.join() === "lingua") ?? {};
  // A single language applies to the whole file, a list to its strophes.
  if (isScalar(lingua) && lingua.value !== "it") return [];
  const isItalian = !isSeq(lingua) || lingua.toJSON().includes("it");
  return [...textsOf(file, values), ...(isItalian ? textsOfBody(file, body) : [])];
}

function textsOf(file: string, values: YamlValue[]): ItalianText[] {
  return values.flatMap(({ at, line, value }) => {
    if (!isScalar(value) || typeof value.value !== "string") return [];
    if (at.some((name) => UNSEEN_FIELDS.has(String(name)))) return [];
    // A literal block scalar (|) keeps its line breaks, and begins below its field.
    const isLiteral = value.type === "BLOCK_LITERAL";
    const lines = isLiteral ? ["", ...value.value.split("\n")] : [value.value];
    return lines
      .map((text, index) => ({ file, at, line: line + index, text: withoutAddressesAndCode(text) }))
      .slice(isLiteral ? 1 : 0);
  });
}

function textsOfBody(file: string, body: string): ItalianText[] {
  let language = "it";
  return body.split(/\r?\n/).flatMap((text, index) => {
    const heading = /^#{1,2} (.*)$/.exec(text)?.[1];
    if (heading) language = LANGUAGES[heading.trim()] ?? "it";
    if (language !== "it" || LANGUAGE_MARK.test(text)) return [];
    return [{ file, at: ["testo"], line: index + 1, text: withoutAddressesAndCode(text) }];
  });
}

/** Strips Markdown to its readable text: links keep their words; inline code and shortcodes are dropped. */
function withoutAddressesAndCode(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "]").replace(/`[^`]*`|\{[^}]*\}/g, " ");
}

export const isUnderFields = ({ at }: ItalianText) => at.length === 1 && at[0] === "testo";
