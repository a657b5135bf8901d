import type { Value } from "../../api.ts";

/** The parts of JSON Schema that give the order of fields, and what an empty text needs. */
export interface JsonSchema {
  type?: string;
  enum?: Value[];
  required?: string[];
  properties?: { [name: string]: JsonSchema };
  items?: JsonSchema;
  minItems?: number;
}

/** Sorts fields by their schema, so that a new one is written where editors expect it. */
export function inOrder(value: Value, { properties, items }: JsonSchema): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (items ? inOrder(item, items) : item));
  if (!properties) return value;
  const names = Object.keys(properties).filter((name) => name in value);
  const others = Object.keys(value).filter((name) => !(name in properties));
  return Object.fromEntries(
    [...names, ...others].map((name) => [
      name,
      inOrder(value[name] as Value, properties[name] ?? {}),
    ]),
  );
}
