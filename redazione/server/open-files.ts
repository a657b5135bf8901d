import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { z } from "zod";
import type { CommonFields } from "../../app/content.server/entry.ts";
import type { Draft, FileInList, FilePath, OpenFile } from "../api.ts";
import { isContentPath, isInside } from "./content-path.ts";
import type { Desk } from "./desk.ts";
import { isKnown, kindOf, ORDER, pagesOfText, schemaOf, singleFile } from "./file-kinds.ts";
import { readDraft } from "./file-text.ts";
import { unknown } from "./refusals.ts";
import { versionOf } from "./versions.ts";

/** Everything that can be opened, in the order of the guide's table. */
export function listFiles({ content }: Desk): FileInList[] {
  return ORDER.flatMap((name) => {
    if (singleFile(name)) return [name as string];
    return readdirSync(join(content, name), { recursive: true, encoding: "utf8" })
      .map((file) => `${name}/${file.split(sep).join("/")}`)
      .sort();
  })
    .filter((path) => isOpened(content, path))
    .map((path) => inList(path, readDraft(path, readFileSync(join(content, path), "utf8"))));
}

/** Whether the desk opens what is at a path: a file of content/ itself, of a kind that it knows. */
const isOpened = (content: string, path: FilePath) =>
  isContentPath(path) && isKnown(path) && isInside(content, path);

/** The bytes of a file. @throws RefusedError for what is none */
export function bytesOf({ content }: Desk, path: FilePath): Buffer {
  if (!isOpened(content, path)) throw unknown(path);
  try {
    return readFileSync(join(content, path));
  } catch {
    throw unknown(path);
  }
}

/**
 * A file, opened.
 * @throws RefusedError when there is none, or its fields cannot be read
 */
export function openFile(desk: Desk, path: FilePath): OpenFile {
  const bytes = bytesOf(desk, path);
  const draft = readDraft(path, bytes.toString("utf8"));
  if (!draft) {
    throw unknown(`${path}: i campi hanno un errore di scrittura e non si possono aprire. Il file`);
  }
  return { ...inList(path, draft), version: versionOf(bytes), draft, schema: jsonSchemaOf(path) };
}

/** JSON Schema of the fields of a file, as editors write them. */
export function jsonSchemaOf(path: FilePath): object {
  const schema = schemaOf(path) ?? z.strictObject({});
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function inList(path: FilePath, draft: Draft | undefined): FileInList {
  const fields = (draft?.fields ?? {}) as { titolo?: unknown; categoria?: unknown };
  const single = singleFile(path);
  const [address] = single ? single.pages : addressesOf(path, draft);
  return {
    path,
    kind: kindOf(path),
    title: single?.title ?? (typeof fields.titolo === "string" ? fields.titolo : path),
    ...(address && { address }),
  };
}

/** The addresses at which a text is seen; none for one that is kept back. */
export function addressesOf(path: FilePath, draft: Draft | undefined): string[] {
  const { categoria, pubblicare } = (draft?.fields ?? {}) as {
    categoria?: string;
    pubblicare?: unknown;
  };
  if (pubblicare === false) return [];
  const fields: Pick<CommonFields, "category"> = categoria ? { category: String(categoria) } : {};
  return pagesOfText(path, fields as { category?: string });
}
