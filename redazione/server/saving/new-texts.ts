import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Draft, FilePath, NewFile, Schema, Value, Written } from "../../api.ts";
import { isContentPath, isInside, NAME_EXPECTED } from "../content-path.ts";
import type { Desk } from "../desk.ts";
import { freshName } from "../file-kinds.ts";
import { jsonSchemaOf } from "../open-files.ts";
import { listingOf, withoutRedirects } from "../redirected.ts";
import { forbidden, invalidPart, unknown } from "../refusals.ts";
import { newText } from "./file-text.ts";
import { named } from "./references.ts";
import type { Changes } from "./write-files.ts";

const NAME = /^[a-z0-9]+(?:[_/-][a-z0-9]+)*$/;

/** Returns the path of a new text. @throws RefusedError for a name that is invalid or taken */
export function newPath(desk: Desk, { kind, name }: Pick<NewFile, "kind" | "name">): FilePath {
  const path = `${kind}/${name}.md`;
  if (!freshName(path)) throw unknown(`Il genere «${kind}»`);
  if (!NAME.test(name) || !isContentPath(path)) {
    throw wrongName(name, NAME_EXPECTED);
  }
  if (!isInside(desk.content, path)) throw forbidden("Il file deve stare dentro content/.");
  if (existsSync(join(desk.content, path))) {
    throw wrongName(name, "un nome che nessun altro testo ha");
  }
  return path;
}

const wrongName = (name: string, expected: string) =>
  invalidPart("Nome nell’indirizzo", "", "nome nell’indirizzo", `«${name}»`, expected);

/** Returns the files of a new text: its own, and the listing that names it. */
export function newTextChanges(desk: Desk, { path, draft, also }: Written): Changes {
  const [kind = "", ...rest] = path.split("/");
  newPath(desk, { kind, name: rest.join("/").replace(/\.md$/, "") });
  const isKept = (draft.fields as { pubblicare?: unknown } | null)?.pubblicare === false;
  const listing: Changes = isKept ? new Map() : named(desk, path, also);
  return withoutRedirects(
    desk,
    new Map([[path, Buffer.from(newText(inOrder(path, draft)))], ...listing]),
  );
}

/** Returns the empty form of a new text in a collection. */
export function emptyText(desk: Desk, kind: string) {
  const path = `${kind}/nuovo.md`;
  const title = freshName(path);
  if (!title) throw unknown(`Il genere «${kind}»`);
  const schema = jsonSchemaOf(path);
  return {
    kind,
    title,
    draft: { fields: emptyOf(schema) ?? {}, text: "" },
    schema,
    places: listingOf(desk, path)?.groups.map(({ titolo }) => titolo) ?? [],
  };
}

/** Returns empty values for the required fields of a schema. */
function emptyOf(schema: Schema): Value | undefined {
  if (schema.enum) return undefined;
  if (schema.type === "string") return "";
  if (schema.type === "array") {
    const item = schema.minItems && schema.items ? emptyOf(schema.items) : undefined;
    return item === undefined || item === "" ? [] : [item];
  }
  if (schema.type !== "object") return undefined;
  const fields = (schema.required ?? []).flatMap((name) => {
    const value = emptyOf(schema.properties?.[name] ?? {});
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

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
