import { describe, expect, test } from "vitest";
import { z } from "zod";
import { problemsFromSchema } from "../pipeline/read/problems.ts";

/* All error messages are in Italian: every field of every schema gets each kind of invalid value. */

/** The message of a schema without one of its own. */
const NO_WORDS = "NO WORDS";
z.config({ localeError: () => NO_WORDS });

const modules = import.meta.glob<Record<string, z.ZodType>>(
  [
    "../pipeline/schemas/*.ts",
    "../pipeline/saints/saints-schemas.ts",
    "!../pipeline/schemas/*.test.ts",
  ],
  { eager: true },
);
const schemas = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith("Schema"));

/** Values invalid for some field: of the wrong type, missing, empty, too long, too large, or no known date, number or word. */
const WRONG = [
  ...[undefined, null, true, 0, -1, 1.5, 1e12, Number.NaN],
  ...["", " ", "x", "Così, è: «no»!", "javascript:alert(1)", "lunga ".repeat(1000)],
  ...["2026-06-31", "2027-01-14T25:30", "06-31"],
  ...[[], [null], [[]], ["x", "x"], {}, { sconosciuto: 1 }, { "2027": "99:00", altro: 1 }],
];

/** Yields values that are invalid at one place of a schema each. */
function* wrongValues(schema: z.core.$ZodType): Generator<unknown> {
  yield* WRONG;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      for (const [name, field] of Object.entries(def.shape)) {
        for (const value of wrongValues(field)) yield { [name]: value };
      }
      break;
    case "array":
      for (const value of wrongValues(def.element)) yield [value];
      break;
    case "record":
      for (const value of wrongValues(def.valueType)) yield { "2027": value };
      break;
    case "union":
      for (const option of def.options) yield* wrongValues(option);
      break;
    case "pipe":
      yield* wrongValues(def.in);
      break;
    case "optional":
    case "nullable":
    case "default":
      yield* wrongValues(def.innerType);
      break;
    default:
      break;
  }
}

describe("whatever is wrong, an editor is told in Italian:", () => {
  test.each(schemas)("%s", (_name, schema) => {
    const withoutWords = new Set<string>();
    let told = 0;
    for (const value of wrongValues(schema)) {
      const { error } = schema.safeParse(value);
      for (const { at, found, expected } of error
        ? problemsFromSchema("x.yaml", value, error)
        : []) {
        told += 1;
        expect(found).not.toBe("");
        if (expected.includes(NO_WORDS)) withoutWords.add(at.join("."));
      }
    }
    expect([...withoutWords]).toEqual([]);
    expect(told).toBeGreaterThan(WRONG.length);
  });
});
