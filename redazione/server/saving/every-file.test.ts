import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Value } from "../../api.ts";
import { readDraft, writeDraft } from "./file-text.ts";

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(md|yaml|txt)$/.test(file))
  .map((file) => {
    const source = readFileSync(`content/${file}`, "utf8");
    const draft = readDraft(file, source);
    if (!draft) throw new Error(`${file} cannot be read.`);
    return { file, source, draft };
  });

/** Maximum number of texts tried in a long file. */
const MOST_TEXTS = 3;

/** Returns the paths of the strings in some fields. */
function textsIn(value: Value, path: string[] = []): string[][] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}

/** Changes the first word of one string into characters that need quoting. */
function withChange(value: Value, [name, ...rest]: string[]): Value {
  if (name === undefined) return String(value).replace(/^\S*/, "$&: «nuovo» # ");
  const copy = structuredClone(value) as { [name: string]: Value };
  copy[name] = withChange(copy[name] ?? null, rest);
  return copy;
}

/** Returns the number of lines that differ; NaN if the texts have different numbers of lines. */
function changedLines(one: string, other: string): number {
  const after = other.split("\n");
  const before = one.split("\n");
  if (before.length !== after.length) return Number.NaN;
  return before.filter((line, index) => line !== after[index]).length;
}

/** Returns a few of the texts of long fields. */
function someTexts(fields: Value): string[][] {
  const paths = textsIn(fields);
  const step = Math.ceil(paths.length / MOST_TEXTS);
  return paths.filter((_, index) => index % step === 0);
}

test("every file keeps its bytes; a text that is changed changes one line; a list that gets an item and loses it is as it was", () => {
  expect(files.length).toBeGreaterThan(150);
  for (const { file, source, draft } of files) {
    expect(writeDraft(file, source, structuredClone(draft)), file).toBe(source);
    for (const path of someTexts(draft.fields)) {
      const fields = withChange(draft.fields, path);
      const saved = writeDraft(file, source, { ...draft, fields });
      expect(changedLines(source, saved), `${file} ${path.join(".")}`).toBe(1);
      expect(readDraft(file, saved)).toEqual({ ...draft, fields });
    }
    for (const [name, list] of Object.entries(draft.fields ?? {})) {
      if (!Array.isArray(list) || list.length === 0) continue;
      const more = { ...draft, fields: withItem(draft.fields, name, list) };
      const saved = writeDraft(file, source, more);
      expect(readDraft(file, saved)).toEqual(more);
      expect(writeDraft(file, saved, draft), `${file} ${name}`).toBe(source);
    }
  }
}, 180_000);

/** Appends to a list of the fields a changed copy of its first item. */
function withItem(fields: Value, name: string, list: Value[]): Value {
  const [first = null] = list;
  const [path = []] = textsIn(first);
  return { ...(fields as object), [name]: [...list, withChange(first, path)] };
}

test("a text keeps the line ends of the file, and even those that are mixed where nothing changed", () => {
  const source = "---\r\ntitolo: Uno\r\n---\r\n\r\nPrima.\n\r\nSeconda.\r\n";
  const draft = readDraft("pages/a.md", source);
  expect(draft).toEqual({ fields: { titolo: "Uno" }, text: "Prima.\n\nSeconda." });
  expect(writeDraft("pages/a.md", source, { ...draft, fields: { titolo: "Uno" } })).toBe(source);
  const text = "Prima.\n\nAltra.\nSeconda.";
  expect(writeDraft("pages/a.md", source, { fields: { titolo: "Due" }, text })).toBe(
    "---\r\ntitolo: Due\r\n---\r\n\r\nPrima.\r\n\r\nAltra.\r\nSeconda.\r\n",
  );
});

test("a file without fields, or with fields that are not YAML, cannot be read", () => {
  expect(readDraft("pages/a.md", "Testo.")).toBeUndefined();
  expect(readDraft("hours.yaml", "a: [b")).toBeUndefined();
});
