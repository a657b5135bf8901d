/** What is used here of JSON Schema, as zod writes it. */
export interface Schema {
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

/** Where the fields of a schema stand: "periodi[].dal"; and "" if the whole file is a list. */
export function fieldsOf(schema: Schema, place = ""): string[] {
  const simple = simplify(schema);
  if (simple.type === "array") {
    return [...(place === "" ? [""] : []), ...fieldsOf(simple.items ?? {}, `${place}[]`)];
  }
  return Object.entries(simple.properties ?? {}).flatMap(([name, inner]) => {
    const path = place === "" ? name : `${place}.${name}`;
    return [path, ...fieldsOf(inner, path)];
  });
}
