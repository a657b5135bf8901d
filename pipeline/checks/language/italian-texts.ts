import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { LANGUAGE_MARK } from "../../markdown/languages.ts";
import { LANGUAGES } from "../../markdown/verse/verse-layout.ts";
import { ContentFolder, splitFrontMatter } from "../../read/files.ts";
import type { Place } from "../../read/problems.ts";

/** A piece of Italian that visitors or editors read, and where an editor finds it. */
export interface ItalianText {
  file: string;
  /** The field, or ["testo"] under the fields. */
  at: Place;
  /** Its line in the file, from 1, as an editor's program counts; of a field, where the value begins. */
  line: number;
  text: string;
}

/** Fields that hold names for the program, notes that are not published, or what no text should hold. */
const UNSEEN_FIELDS = new Set(
  "id sigla lingua categoria regola testi vicine cerca riquadro preghiera inno note non salvo prima appendice".split(
    " ",
  ),
);

/** The texts of each file as it was read last: a file that is the same is not read anew. */
export type SourceMemory = Map<string, { source: string; texts: ItalianText[] }>;

/**
 * Reads everything Italian in a content folder without errors. Left out is what a file says to be in another language: a
 * text by its «lingua», sections of a hymn by their name, paragraphs by their mark.
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
  // One language is that of the whole file, a list those of its strophes.
  const { lingua } = parseDocument(frontMatter, { schema: "core" }).toJS();
  if (typeof lingua === "string" && lingua !== "it") return [];
  const isItalian = !Array.isArray(lingua) || lingua.includes("it");
  // The fields begin after a line of hyphens.
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
  path: Place;
  /** Where the value begins, in characters. */
  offset: number;
  linesBefore: number;
  text: string;
}

function textsOf(node: ParsedNode | null, path: Place = []): YamlText[] {
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
  // Under its bar a text is as it is written, line by line.
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

/** Of Markdown, what is read: links keep their words, and names in backquotes and braces go. */
function withoutAddressesAndCode(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)/g, "]").replace(/`[^`]*`|\{[^}]*\}/g, " ");
}

export const isUnderFields = ({ at }: ItalianText) => at.length === 1 && at[0] === "testo";
