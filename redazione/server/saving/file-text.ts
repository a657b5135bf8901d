import { extname } from "node:path";
import type { Draft } from "../../api.ts";
import { editYaml, readYaml } from "./edit-yaml.ts";

/** The parts of a file, by its extension: fields with what surrounds them, a text, and the blank lines below. */
const PARTS: Readonly<Record<string, RegExp>> = {
  ".md": /^(---\r?\n)(.*?)(\r?\n---\r?\n(?:\r?\n)*)(.*?)((?:\r?\n)*)$/s,
  ".yaml": /^()(.*)()()()$/s,
  ".txt": /^()()()(.*?)((?:\r?\n)*)$/s,
};

function partsOf(path: string, source: string) {
  const parts = PARTS[extname(path)]?.exec(source);
  if (!parts) return undefined;
  const [, before = "", fields = "", between = "", text = "", after = ""] = parts;
  return { before, fields, between, text, after };
}

/** Parses a file, with the line ends of the editor; undefined when its fields cannot be parsed. */
export function readDraft(path: string, source: string): Draft | undefined {
  const parts = partsOf(path, source);
  const fields = readYaml(parts?.fields ?? "");
  if (!parts || fields === undefined) return undefined;
  return path.endsWith(".yaml") ? { fields } : { fields, text: withOneEnd(parts.text) };
}

/** Writes a draft into a file, and keeps everything else of it. @throws when its fields cannot be parsed or written */
export function writeDraft(path: string, source: string, draft: Draft): string {
  const parts = partsOf(path, source);
  if (!parts) throw new Error(`${path} does not begin with fields.`);
  const lineEnd = source.includes("\r\n") ? "\r\n" : "\n";
  const text = path.endsWith(".yaml") ? "" : withOneEnd(draft.text ?? "");
  const written = withOneEnd(parts.text) === text ? parts.text : text.replaceAll("\n", lineEnd);
  const fields = editYaml(parts.fields, draft.fields);
  return parts.before + fields + parts.between + written + parts.after;
}

/** Returns the source of a new Markdown file. */
export function newText({ fields, text = "" }: Draft): string {
  const body = text.trim() === "" ? "" : `\n${text.replace(/^\n+/, "").trimEnd()}\n`;
  return `---\n${editYaml("", fields).trimEnd()}\n---\n${body}`;
}

const withOneEnd = (text: string) => text.replaceAll("\r\n", "\n");
