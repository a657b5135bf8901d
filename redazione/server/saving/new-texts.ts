import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Draft, FilePath, Schema, Value, Written } from "../../api.ts";
import { isContentPath, isInside, NAME_EXPECTED } from "../content-path.ts";
import type { Desk } from "../desk.ts";
import { freshName, kindOf, slugOf } from "../file-kinds.ts";
import { jsonSchemaOf } from "../open-files.ts";
import { listingOf, withoutRedirects } from "../redirected.ts";
import { invalidPart, unknown } from "../refusals.ts";
import { newText } from "./file-text.ts";
import { named } from "./references.ts";
import type { Changes } from "./write-files.ts";

const NAME = /^[a-z0-9]+(?:[_/-][a-z0-9]+)*$/;

/** Checks that a new text can have a path. @throws RefusedError for a name that is invalid or taken */
export function checkNew(desk: Desk, path: FilePath): void {
  const name = slugOf(path);
  if (!freshName(path)) throw unknown(`Il genere «${kindOf(path)}»`);
  if (!NAME.test(name) || !isContentPath(path) || !isInside(desk.content, path))
    throw wrongName(name, NAME_EXPECTED);
  if (existsSync(join(desk.content, path)))
    throw wrongName(name, "un nome che nessun altro testo ha");
}

const wrongName = (name: string, expected: string) =>
  invalidPart("Nome nell’indirizzo", "", "nome nell’indirizzo", `«${name}»`, expected, ["nome"]);

/** Returns the files of a new text: its own, and the listing that names it. */
export function newTextChanges(desk: Desk, { path, draft }: Written): Changes {
  checkNew(desk, path);
  const { posto, nome: _, ...fields } = draft.fields as { [name: string]: Value };
  const listing: Changes = fields.pubblicare === false ? new Map() : named(desk, path, posto);
  return withoutRedirects(
    desk,
    new Map([[path, Buffer.from(newText(inOrder(path, { ...draft, fields })))], ...listing]),
  );
}

/** Returns the empty form of a new text in a collection, with two fields that are not in its file: its place, its name. */
export function emptyText(desk: Desk, kind: string) {
  const path = `${kind}/nuovo.md`;
  const title = freshName(path);
  if (!title) throw unknown(`Il genere «${kind}»`);
  const { properties = {}, required = [], ...rest } = jsonSchemaOf(path);
  const groups = listingOf(desk, path)?.groups.map(({ titolo }) => titolo);
  const schema: Schema = {
    ...rest,
    properties: {
      ...properties,
      ...(groups && { posto: { ...PLACE_FIELD, enum: groups } }),
      nome: NAME_FIELD,
    },
    required: [...required, "posto", "nome"],
  };
  const lists = required.filter((name) => properties[name]?.type === "array");
  const fields: Value = Object.fromEntries(lists.map((name) => [name, []]));
  return { kind, title, draft: { fields, text: "" }, schema };
}

const PLACE_FIELD: Schema = {
  title: "Dove si legge",
  description: "La sezione del sito, o il gruppo dell’indice.",
  input: "choice",
};

const NAME_FIELD: Schema = {
  title: "Nome nell’indirizzo",
  description: "Viene dal titolo: lettere minuscole senza accenti, cifre e trattini.",
};

/** Sorts the fields of a draft by their schema, so that a new one is written where editors expect it. */
export const inOrder = (path: FilePath, draft: Draft): Draft => ({
  ...draft,
  fields: sorted(draft.fields, jsonSchemaOf(path)),
});

function sorted(value: Value, { properties, items }: Schema): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (items ? sorted(item, items) : item));
  if (!properties) return value;
  const names = Object.keys(properties).filter((name) => name in value);
  const others = Object.keys(value).filter((name) => !(name in properties));
  return Object.fromEntries(
    [...names, ...others].map((name) => [
      name,
      sorted(value[name] as Value, properties[name] ?? {}),
    ]),
  );
}
