import type { Draft, FilePath, Value } from "../../api.ts";
import { jsonSchemaOf } from "../open-files.ts";

/** The parts of JSON Schema that give the order of fields, and what an empty text needs. */
export interface JsonSchema {
  type?: string;
  enum?: Value[];
  required?: string[];
  properties?: { [name: string]: JsonSchema };
  items?: JsonSchema;
  minItems?: number;
}

/** Sorts the fields of a draft by their schema, so that a new one is written where editors expect it. */
export const inOrder = (path: FilePath, draft: Draft): Draft => ({
  ...draft,
  fields: sorted(draft.fields, jsonSchemaOf(path)),
});

function sorted(value: Value, { properties, items }: JsonSchema): Value {
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
