import type { FieldMeta } from "../../../pipeline/schemas/record.ts";
import { isIndex, type Path } from "./path.ts";

/** The subset of JSON Schema used here, as zod writes it, with the presentation of the field. */
export interface Schema extends Omit<FieldMeta, "input"> {
  input?: FieldMeta["input"] | "choice";
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: string[];
  anyOf?: Schema[];
  format?: string;
  default?: unknown;
  additionalProperties?: boolean | Schema;
  /** Set by plain(): whether the field is written as null when it is empty. */
  nullable?: boolean;
}

/**
 * Returns a schema without alternatives: null unions become `nullable`, alternative groups of fields become one group
 * with the fields of all, which requires what all of them require.
 */
export function plain({ anyOf, ...own }: Schema): Schema {
  if (!anyOf) return own;
  const values = anyOf.filter(({ type }) => type !== "null");
  const [first = {}, ...others] = values;
  const group = others.length > 0 && {
    format: undefined,
    properties: first.properties && Object.assign({}, ...values.map((one) => one.properties)),
    required: first.required?.filter((name) =>
      values.every(({ required }) => required?.includes(name)),
    ),
  };
  return plain({ ...first, ...group, ...own, nullable: values.length < anyOf.length });
}

/** Returns the schema of a field; undefined if there is none at that path. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((outer, name) => {
    const inner = isIndex(name) ? outer?.items : outer?.properties?.[name];
    return inner && plain(inner);
  }, plain(schema));
}

/** Returns the schema of a list's entries; lines have the label of their list, and its input. */
export function entrySchemaOf({ title, input, items = {} }: Schema): Schema {
  const entry = plain(items);
  return entry.properties ? entry : { ...entry, title, input: input ?? entry.input };
}
