import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { z } from "zod";
import { NOT_SHOWN } from "../../pipeline/checks/checks.ts";
import { collectionNamed } from "../../pipeline/read/collections.ts";
import type { CommonFields } from "../../pipeline/read/entry.ts";
import type { Draft, FileInList, FilePath, OpenFile } from "../api.ts";
import { isContentPath, isInside } from "./content-path.ts";
import type { Desk } from "./desk.ts";
import {
  collectionOf,
  isKnown,
  kindOf,
  ORDER,
  pagesOfText,
  schemaOf,
  singleFile,
} from "./file-kinds.ts";
import { FIXED, isFixed } from "./fixed-addresses.ts";
import { addressOf, successorOf } from "./redirected.ts";
import { RefusedError, unknown } from "./refusals.ts";
import { readYaml } from "./saving/edit-yaml.ts";
import { readDraft } from "./saving/file-text.ts";

/** Lists every file that can be opened, in the order of the guide's table. */
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

/** Tells whether the desk opens a path: a file inside content/, of a known kind. */
const isOpened = (content: string, path: FilePath) =>
  isContentPath(path) && isKnown(path) && isInside(content, path);

/** Reads the bytes of a file. @throws RefusedError if it cannot be opened */
export function bytesOf({ content }: Desk, path: FilePath): Buffer {
  if (!isOpened(content, path)) throw unknown(`Il file «${path}»`);
  try {
    return readFileSync(join(content, path));
  } catch {
    throw unknown(`Il file «${path}»`);
  }
}

/** Returns the version of some bytes, a hash of them. */
export const versionOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

/**
 * Opens a file.
 * @throws RefusedError when it does not exist, or its fields cannot be parsed
 */
export function openFile(desk: Desk, path: FilePath): OpenFile {
  const bytes = bytesOf(desk, path);
  const draft = readDraft(path, bytes.toString("utf8"));
  if (!draft) {
    throw new RefusedError({
      reason: "unknown",
      sentence: `Il file «${path}» non si apre: nei campi c’è un errore di scrittura, che chi cura il sito può correggere.`,
    });
  }
  const schema = offered(desk, path, draft);
  const successor = successorOf(desk, path, draft);
  return {
    ...{ ...inList(path, draft), version: versionOf(bytes), draft, schema },
    ...(successor && { successor }),
    ...(collectionOf(path) && isFixed(path, addressOf(path, draft)) && { whyFixed: FIXED }),
  };
}

const notShownAt = (path: FilePath): readonly string[] =>
  NOT_SHOWN[path.replace(/^pages\/|\.md$/g, "")] ?? [];

/** Returns the schema of a file without the fields that its page does not show, unless they have a value. */
function offered({ content }: Desk, path: FilePath, { fields }: Draft): object {
  const schema = jsonSchemaOf(path) as { properties?: object };
  if (kindOf(path) !== "pages") return schema;
  const sections = readYaml(readFileSync(join(content, "sections.yaml"), "utf8"));
  const [address = ""] = pagesOfText(path, {});
  const isCommunity = [sections as unknown as { comunita?: unknown; pagine?: unknown }[]]
    .flat()
    .some((one) => one?.comunita === true && [one.pagine].flat().includes(address));
  const ofCommunities = isCommunity ? [] : ["posizione", "festa"];
  const hidden = [...notShownAt(path), ...ofCommunities].filter(
    (name) => !Object.hasOwn(fields as object, name),
  );
  const shown = Object.entries(schema.properties ?? {}).filter(([name]) => !hidden.includes(name));
  return { ...schema, properties: Object.fromEntries(shown) };
}

/** Returns the JSON Schema of a file's fields, as editors write them. */
export function jsonSchemaOf(path: FilePath): object {
  const schema = schemaOf(path) ?? z.strictObject({});
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function inList(path: FilePath, draft: Draft | undefined): FileInList {
  const fields = (draft?.fields ?? {}) as { titolo?: unknown; categoria?: unknown };
  const single = singleFile(path);
  const collection = collectionOf(path);
  const [address] = single ? single.pages : addressesOf(path, draft);
  return {
    path,
    kind: kindOf(path),
    ...(collection && { group: collectionNamed(collection).words.all }),
    title: single?.title ?? (typeof fields.titolo === "string" ? fields.titolo : path),
    ...(address && { address }),
    ...(notShownAt(path).includes("immagine") && { hasNoPicture: true }),
  };
}

/** Returns the addresses that show a text; none for an unpublished one. */
export function addressesOf(path: FilePath, draft: Draft | undefined): string[] {
  const { categoria, pubblicare } = (draft?.fields ?? {}) as {
    categoria?: string;
    pubblicare?: unknown;
  };
  if (pubblicare === false) return [];
  const fields: Pick<CommonFields, "category"> = categoria ? { category: String(categoria) } : {};
  return pagesOfText(path, fields as { category?: string });
}
