import { createHash } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { HOME_PAGE } from "../../domain/addresses.ts";
import { NOT_SHOWN } from "../../pipeline/checks/checks.ts";
import { collectionNamed } from "../../pipeline/read/collections.ts";
import { yamlFiles } from "../../pipeline/read/yaml-files.ts";
import type { Draft, FileInList, FilePath, OpenFile, Schema, Value } from "../api.ts";
import { isContentPath, isInside } from "./content-path.ts";
import { type Desk, sourceOf } from "./desk.ts";
import {
  addressOf,
  collectionOf,
  isKnown,
  kindOf,
  ORDER,
  pagesOf,
  titleOfSingle,
} from "./file-kinds.ts";
import { successorOf, whyFixed } from "./redirected.ts";
import { RefusedError, unknown } from "./refusals.ts";
import { readYaml } from "./saving/edit-yaml.ts";
import { readDraft } from "./saving/file-text.ts";
import { filesBelow } from "./saving/write-files.ts";

/** Lists every file that can be opened, in the order of the guide's table. */
export function listFiles(desk: Desk): FileInList[] {
  const { content } = desk;
  return ORDER.flatMap((name) => {
    if (isKnown(name)) return [name];
    return filesBelow(join(content, name))
      .map((file) => `${name}/${file}`)
      .sort();
  })
    .filter((path) => isOpened(content, path))
    .map((path) => inList(path, readDraft(path, sourceOf(desk, path))));
}

/** Tells whether the desk opens a path: a file inside content/, of a known kind. */
const isOpened = (content: string, path: FilePath) =>
  isContentPath(path) && isKnown(path) && isInside(content, path);

/** Reads the bytes of a file. @throws RefusedError if it cannot be opened */
export function bytesOf({ content, repository }: Desk, path: FilePath): Buffer {
  const bytes = isOpened(content, path) && repository.bytesOf(path);
  if (!bytes) throw unknown(`Il file «${path}»`);
  return bytes;
}

/** Returns the version of some bytes, a hash of them. */
export const versionOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

/** Opens a file. @throws RefusedError when it does not exist, or its fields cannot be parsed */
export function openFile(desk: Desk, path: FilePath): OpenFile {
  const bytes = bytesOf(desk, path);
  const draft = readDraft(path, bytes.toString("utf8"));
  if (!draft) {
    throw new RefusedError(
      404,
      `Il file «${path}» non si apre: nei campi c’è un errore di scrittura, che chi cura il sito può correggere.`,
    );
  }
  return {
    ...inList(path, draft),
    version: versionOf(bytes),
    draft,
    schema: offered(desk, path, draft),
    questions: questionsIn(draft.fields),
    successor: successorOf(desk, path, draft),
    whyFixed: whyFixed(path, draft),
  };
}

/** Returns the rector's questions in some fields: those of a text, or of all the subjects without a page. */
const questionsIn = (fields: Value): string[] =>
  [fields].flat().flatMap((asking) => {
    const { da_confermare } = (asking ?? {}) as { da_confermare?: unknown };
    return Array.isArray(da_confermare) ? da_confermare.map((one) => String(one).trim()) : [];
  });

const notShownAt = (path: FilePath): readonly string[] => NOT_SHOWN[addressOf(path)] ?? [];

/** Returns the schema of a file without the fields that its page does not show, unless they have a value. */
function offered(desk: Desk, path: FilePath, { fields }: Draft): Schema {
  const schema = jsonSchemaOf(path);
  if (kindOf(path) !== "pages") return schema;
  const sections = [readYaml(sourceOf(desk, "sections.yaml"))].flat() as Record<string, Value>[];
  const isCommunity = sections.some(
    (one) => one?.comunita === true && [one.pagine].flat().includes(addressOf(path)),
  );
  const ofCommunities = isCommunity ? [] : ["posizione", "festa"];
  const hidden = [...notShownAt(path), ...ofCommunities].filter(
    (name) => !Object.hasOwn(fields as object, name),
  );
  const shown = Object.entries(schema.properties ?? {}).filter(([name]) => !hidden.includes(name));
  return { ...schema, properties: Object.fromEntries(shown) };
}

/** Returns the JSON Schema of a file's fields, as editors write them. */
export function jsonSchemaOf(path: FilePath): Schema {
  const collection = collectionOf(path);
  const schema = collection ? collectionNamed(collection).schema : yamlFiles[path];
  return z.toJSONSchema(schema ?? z.strictObject({}), {
    io: "input",
    unrepresentable: "any",
  }) as object;
}

function inList(path: FilePath, draft: Draft | undefined): FileInList {
  const { titolo } = (draft?.fields ?? {}) as { titolo?: unknown };
  const collection = collectionOf(path);
  const [address] = pagesOf(path, draft);
  const hidden = notShownAt(path);
  const pictureField =
    collection && ["immagine", "galleria"].find((field) => !hidden.includes(field));
  const title = titleOfSingle(path) ?? (typeof titolo === "string" ? titolo : path);
  return {
    path,
    kind: kindOf(path),
    ...(collection && { group: collectionNamed(collection).words.all }),
    title: collection && address === HOME_PAGE ? `${title} (la pagina principale)` : title,
    ...(address && { address }),
    ...(pictureField && { pictureField }),
  };
}
