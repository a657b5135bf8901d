import type { FieldMeta } from "../../../pipeline/schemas/record.ts";

/** What a secretary reads about one field, and how it is filled in. */
export type FieldWords = FieldMeta & Required<Pick<FieldMeta, "title" | "description">>;

/** The words of a kind of file, by where its fields stand: "periodi[].dal"; "" is the list that a whole file can be. */
export type Words = Record<string, FieldWords>;

/** What is used here of JSON Schema, as zod writes it. */
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
  /** Written by simplify(): whether the field is written as nothing at all when it is empty. */
  nullable?: boolean;
}

/**
 * A schema that a form can be drawn from: what may be nothing is one thing with `nullable`, alternatives between groups of
 * fields are one group with the fields of all, and rules are left out, because the check of the content says them better.
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

/** Required is what every alternative asks for. */
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

/** The schema without what a form would fill in of its own accord. */
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

/** The words of all fields of a schema; a list of lines is filled in as its lines are. */
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
