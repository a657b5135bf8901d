import { existsSync } from "node:fs";
import { join } from "node:path";
import type { EmptyFile, FilePath, NewFile, Value, Written } from "../../api.ts";
import { isContentPath, isInside, LONGEST_NAME } from "../content-path.ts";
import type { Desk } from "../desk.ts";
import { freshName } from "../file-kinds.ts";
import { jsonSchemaOf } from "../open-files.ts";
import { withoutRedirects } from "../redirected.ts";
import { forbidden, invalid, unknown } from "../refusals.ts";
import { inOrder, type JsonSchema } from "./field-order.ts";
import { newText } from "./file-text.ts";
import { named, placesFor } from "./references.ts";
import type { Changes } from "./write-files.ts";

const NAME = /^[a-z0-9]+(?:[_/-][a-z0-9]+)*$/;

/** Returns the path of a new text. @throws RefusedError for a name that is invalid or taken */
export function newPath(desk: Desk, { kind, name }: Pick<NewFile, "kind" | "name">): FilePath {
  const path = `${kind}/${name}.md`;
  if (!freshName(path)) throw unknown(`Il genere «${kind}»`);
  if (!NAME.test(name) || !isContentPath(path)) {
    throw wrongName(
      path,
      name,
      `lettere minuscole senza accenti, cifre e trattini, al massimo ${LONGEST_NAME} in tutto`,
    );
  }
  if (!isInside(desk.content, path)) throw forbidden("Il file deve stare dentro content/.");
  if (existsSync(join(desk.content, path))) {
    throw wrongName(path, name, "un nome che nessun altro testo ha");
  }
  return path;
}

function wrongName(file: FilePath, name: string, expected: string) {
  const problem = { file, field: "nome del file", found: `«${name}»`, expected };
  const sentence = `Nome del file: trovato «${name}»; atteso ${expected}.`;
  return invalid([{ ...problem, at: [], sentence }]);
}

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
export function emptyText(desk: Desk, kind: string): EmptyFile {
  const path = `${kind}/nuovo.md`;
  const title = freshName(path);
  if (!title) throw unknown(`Il genere «${kind}»`);
  const schema = jsonSchemaOf(path);
  return {
    kind,
    title,
    draft: { fields: emptyOf(schema as JsonSchema) ?? {}, text: "" },
    schema,
    places: placesFor(desk, path),
  };
}

/** Returns empty values for the required fields of a schema. */
function emptyOf(schema: JsonSchema): Value | undefined {
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
