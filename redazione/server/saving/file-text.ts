import type { Draft, Value } from "../../api.ts";
import { editYaml, readYaml } from "./edit-yaml.ts";

/** Where in content/ a file of texts alone stands: no fields, only lines. */
const isText = (path: string) => path.endsWith(".txt");
const isMarkdown = (path: string) => path.endsWith(".md");

/** A Markdown file in its parts, with the hyphens between them; undefined when it does not begin with fields. */
function partsOf(
  source: string,
): [open: string, fields: string, close: string, body: string] | undefined {
  const [, open = "", fields = "", close = "", body = ""] =
    /^(---\r?\n)(.*?)(\r?\n---\r?\n)(.*)$/s.exec(source) ?? [];
  return open ? [open, fields, close, body] : undefined;
}

/**
 * A file as fields and text, with the line ends of the page that edits it.
 * @returns undefined when its fields cannot be read
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
 * A file that says what a draft says, and is otherwise as it was.
 * @param source the file before
 * @throws when the fields before cannot be read, or those of the draft not be written
 */
export function writeDraft(path: string, source: string, draft: Draft): string {
  if (isText(path)) return editLines(source, draft.text ?? "");
  if (!isMarkdown(path)) return editYaml(source, draft.fields);
  const parts = partsOf(source);
  if (!parts) throw new Error(`${path} does not begin with fields.`);
  const [open, fields, close, body] = parts;
  return open + editYaml(fields, draft.fields) + close + editLines(body, draft.text ?? "");
}

/** A new Markdown file. */
export function newText({ fields, text = "" }: Draft): string {
  const body = text.trim() === "" ? "" : `\n${text.replace(/^\n+/, "").trimEnd()}\n`;
  return `---\n${editYaml("", withoutEmpty(fields)).trimEnd()}\n---\n${body}`;
}

/** Without the fields that nothing was written in. */
function withoutEmpty(fields: Value): Value {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== null && value !== "",
    ),
  );
}

const withOneEnd = (text: string) => text.replaceAll("\r\n", "\n");

/** Another text, with the line ends of the one before. */
function editLines(source: string, wanted: string): string {
  if (withOneEnd(source) === withOneEnd(wanted)) return source;
  return withOneEnd(wanted).replaceAll("\n", source.includes("\r\n") ? "\r\n" : "\n");
}
