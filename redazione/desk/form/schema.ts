import type { FieldMeta } from "../../../pipeline/schemas/record.ts";

/** The label, help and input type of a field. */
export type FieldWords = FieldMeta & Required<Pick<FieldMeta, "title" | "description">>;

/** The labels and help of a kind of file, by field pattern: "periodi[].dal"; "" is a file that is one whole list. */
export type Words = Record<string, FieldWords>;

/** The subset of JSON Schema used here, as zod writes it. */
export interface Schema extends FieldMeta {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: string[];
  anyOf?: Schema[];
  format?: string;
  default?: unknown;
  additionalProperties?: boolean | Schema;
  /** Set by simplify(): whether the field is written as null when it is empty. */
  nullable?: boolean;
}

/**
 * Reduces a schema to one that a form can be generated from: null unions become `nullable`, alternative groups of
 * fields become one group with the fields of all, and constraints are dropped, since the check explains them better.
 */
export function simplify(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (anyOf) return simplifyAlternatives(rest, anyOf);
  return {
    ...metaOf(schema),
    type: schema.type ?? "string",
    ...(schema.format && { format: schema.format }),
    ...(schema.enum && { enum: schema.enum }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema.nullable && { nullable: true }),
    ...(schema.required && { required: schema.required }),
    ...(schema.items && { items: simplify(schema.items) }),
    ...(schema.properties && { properties: simplifyAll(schema.properties) }),
    ...(typeof schema.additionalProperties === "object" && {
      additionalProperties: simplify(schema.additionalProperties),
    }),
  };
}

const META = [
  ...["title", "description", "example", "input", "add", "namedBy", "open", "emptyMeansNone"],
  ...["choices", "unless", "fresh"],
] as (keyof FieldWords)[];

const metaOf = (schema: Schema) =>
  Object.fromEntries(META.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])));

function simplifyAll(properties: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, simplify(schema)]),
  );
}

function simplifyAlternatives(rest: Schema, anyOf: Schema[]): Schema {
  const values = anyOf.filter(({ type }) => type !== "null");
  const nullable = values.length < anyOf.length;
  const [first = {}] = values;
  const merged = values.length > 1 && first.properties ? mergeGroups(values) : first;
  return simplify({
    ...rest,
    ...merged,
    ...metaOf(rest),
    format: values.length > 1 ? undefined : merged.format,
    nullable,
  });
}

/** Merges alternative groups; a field is required if it is in every one. */
function mergeGroups(groups: Schema[]): Schema {
  const required = groups[0]?.required?.filter((name) =>
    groups.every((group) => group.required?.includes(name)),
  );
  return {
    type: "object",
    properties: Object.assign({}, ...groups.map(({ properties }) => properties)),
    required,
  };
}

/** Removes defaults from a schema, since the form would fill them in. */
export function withoutDefaults(schema: Schema): Schema {
  const { default: _, nullable: __, ...rest } = schema;
  return {
    ...rest,
    ...(schema.items && { items: withoutDefaults(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, inner]) => [name, withoutDefaults(inner)]),
      ),
    }),
  };
}

/** Returns the labels and help of all fields of a schema; those of a list of lines apply to each line. */
export function wordsOf(schema: Schema, place = ""): Words {
  const simple = simplify(schema);
  const { items, properties = {} } = simple;
  const isNamed = place !== "" || simple.type === "array";
  const own = { ...NO_WORDS, ...(items && !items.properties && metaOf(items)), ...metaOf(simple) };
  const inner = items?.properties
    ? [wordsOf({ ...items, title: "" }, `${place}[]`)]
    : Object.entries(properties).map(([name, field]) =>
        wordsOf(field, place === "" ? name : `${place}.${name}`),
      );
  const { [`${place}[]`]: _entry, ...within } = Object.assign({}, ...inner) as Words;
  return { ...(isNamed && { [place]: own }), ...within };
}

export const NO_WORDS: FieldWords = { title: "", description: "" };
