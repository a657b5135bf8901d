import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { LANGUAGE_MARK } from "../../markdown/languages.ts";
import { LANGUAGES } from "../../markdown/verse/verse-layout.ts";
import { ContentFolder, splitFrontMatter } from "../../read/files.ts";
import type { FieldPath } from "../../read/problems.ts";

/** A piece of Italian text that visitors or editors read, with its location. */
export interface ItalianText {
  file: string;
  /** The path of the field, or ["testo"] for the body. */
  at: FieldPath;
  /** The line in the file, from 1; for a field, the line on which the value begins. */
  line: number;
  text: string;
}

/** Fields with identifiers, unpublished notes, or phrases that no text should use. */
const UNSEEN_FIELDS = new Set(
  "id sigla lingua categoria regola testi vicine cerca riquadro preghiera inno note non salvo prima appendice".split(
    " ",
  ),
);

/** A cache of the texts of each file: an unchanged file is not parsed again. */
export type SourceMemory = Map<string, { source: string; texts: ItalianText[] }>;

/**
 * Reads all Italian text of a valid content folder. Text declared to be in another language is left out: by the field
 * «lingua», by the name of a section in a hymn, by the mark of a paragraph.
 * @param root The content folder.
 */
export function italianTexts(root: string, memory: SourceMemory = new Map()): ItalianText[] {
  const folder = new ContentFolder(root);
  return folder.listFiles("").flatMap((file) => {
    if (!/\.(md|yaml)$/.test(file)) return [];
    const source = folder.readText(file) ?? "";
    const known = memory.get(file);
    if (known?.source === source) return known.texts;
    const texts = file.endsWith(".md") ? textsOfPage(file, source) : textsOfYaml(file, source);
    memory.set(file, { source, texts });
    return texts;
  });
}

export function textsOfPage(file: string, source: string): ItalianText[] {
  const [frontMatter = "", body] = splitFrontMatter(source);
  // A single language applies to the whole file, a list to its strophes.
  const { lingua } = parseDocument(frontMatter, { schema: "core" }).toJS();
  if (typeof lingua === "string" && lingua !== "it") return [];
  const isItalian = !Array.isArray(lingua) || lingua.includes("it");
  // The fields begin after the opening ---.
  const fields = textsOfYaml(file, frontMatter).map((text) => ({ ...text, line: text.line + 1 }));
  const firstLine = source.slice(0, source.length - body.length).split("\n").length;
  return [...fields, ...(isItalian ? textsOfBody(file, body, firstLine) : [])];
}

export function textsOfYaml(file: string, source: string): ItalianText[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(source, { schema: "core", lineCounter });
  return textsOf(contents).map(({ path, offset, linesBefore, text }) => ({
    file,
    at: path,
    line: lineCounter.linePos(offset).line + linesBefore,
    text: withoutAddressesAndCode(text),
  }));
}

interface YamlText {
  path: FieldPath;
  /** The offset of the value, in characters. */
  offset: number;
  linesBefore: number;
  text: string;
}

function textsOf(node: ParsedNode | null, path: FieldPath = []): YamlText[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : "";
      return UNSEEN_FIELDS.has(name) ? [] : textsOf(value, [...path, name]);
    });
  }
  if (isSeq(node)) return node.items.flatMap((item, index) => textsOf(item, [...path, index]));
  if (!isScalar(node) || typeof node.value !== "string") return [];
  const offset = node.range[0];
  if (node.type !== "BLOCK_LITERAL") return [{ path, offset, linesBefore: 0, text: node.value }];
  // A literal block scalar (|) keeps its line breaks.
  return node.value
    .split("\n")
    .map((text, index) => ({ path, offset, linesBefore: index + 1, text }));
}

function textsOfBody(file: string, body: string, firstLine: number): ItalianText[] {
  let language = "it";
  return body.split(/\r?\n/).flatMap((text, index) => {
    const heading = /^#{1,2} (.*)$/.exec(text)?.[1];
    if (heading) language = LANGUAGES[heading.trim()] ?? "it";
    if (language !== "it" || LANGUAGE_MARK.test(text)) return [];
    const line = firstLine + index;
    return [{ file, at: ["testo"], line, text: withoutAddressesAndCode(text) }];
  });
}

/** Strips Markdown to its readable text: links keep their words; inline code and shortcodes are dropped. */
function withoutAddressesAndCode(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "]").replace(/`[^`]*`|\{[^}]*\}/g, " ");
}

export const isUnderFields = ({ at }: ItalianText) => at.length === 1 && at[0] === "testo";
