import type { Draft, Value } from "../../api.ts";
import { editYaml, readYaml } from "./edit-yaml.ts";

/** Tells whether a file has lines of text only, and no fields. */
const isText = (path: string) => path.endsWith(".txt");
const isMarkdown = (path: string) => path.endsWith(".md");

/** Splits a Markdown file into its parts, delimiters included; undefined if it has no front matter. */
function partsOf(
  source: string,
): [open: string, fields: string, close: string, body: string] | undefined {
  const [, open = "", fields = "", close = "", body = ""] =
    /^(---\r?\n)(.*?)(\r?\n---\r?\n)(.*)$/s.exec(source) ?? [];
  return open ? [open, fields, close, body] : undefined;
}

/**
 * Parses a file into fields and text, with line ends normalised to those of the editor.
 * @returns undefined when its fields cannot be parsed
 */
export function readDraft(path: string, source: string): Draft | undefined {
  if (isText(path)) return { fields: {}, text: withOneEnd(source) };
  const parts = isMarkdown(path) ? partsOf(source) : undefined;
  if (isMarkdown(path) && !parts) return undefined;
  const fields = readYaml(parts ? parts[1] : source);
  if (fields === undefined) return undefined;
  return parts ? { fields, text: withOneEnd(parts[3]) } : { fields };
}

/**
 * Writes a draft into a file, and keeps everything else of it.
 * @param source the file before
 * @throws when its fields cannot be parsed, or those of the draft cannot be written
 */
export function writeDraft(path: string, source: string, draft: Draft): string {
  if (isText(path)) return editLines(source, draft.text ?? "");
  if (!isMarkdown(path)) return editYaml(source, draft.fields);
  const parts = partsOf(source);
  if (!parts) throw new Error(`${path} does not begin with fields.`);
  const [open, fields, close, body] = parts;
  return open + editYaml(fields, draft.fields) + close + editLines(body, draft.text ?? "");
}

/** Returns the source of a new Markdown file. */
export function newText({ fields, text = "" }: Draft): string {
  const body = text.trim() === "" ? "" : `\n${text.replace(/^\n+/, "").trimEnd()}\n`;
  return `---\n${editYaml("", withoutEmpty(fields)).trimEnd()}\n---\n${body}`;
}

/** Removes empty fields. */
function withoutEmpty(fields: Value): Value {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== "",
    ),
  );
}

const withOneEnd = (text: string) => text.replaceAll("\r\n", "\n");

/** Returns the new text with the line ends of the old one. */
function editLines(source: string, wanted: string): string {
  if (withOneEnd(source) === withOneEnd(wanted)) return source;
  return withOneEnd(wanted).replaceAll("\n", source.includes("\r\n") ? "\r\n" : "\n");
}
