import { describe, expect, test } from "vitest";
import { z } from "zod";
import { collections } from "../../../app/content.server/collections.ts";
import { yamlFiles } from "../../../app/content.server/yaml-files.ts";
import { SHEET_ORDER_FILE, sheetOrderSchema } from "../../../scripts/content-check/sheet-order.ts";
import { VOICE_FILE, voiceSchema } from "../../../scripts/content-check/voice-rules.ts";
import { fieldsOf, type Schema } from "../form/schema.ts";
import { allWords } from "./all-words.ts";

const folders = Object.entries(collections).map(([name, { schema }]) => [name, schema] as const);
const files = Object.entries({
  ...yamlFiles,
  [VOICE_FILE]: voiceSchema,
  [SHEET_ORDER_FILE]: sheetOrderSchema,
}).map(([name, schema]) => [name.replace(/\.yaml$/, ""), schema as z.ZodType] as const);
const schemas: readonly (readonly [string, z.ZodType])[] = [...folders, ...files];

const fieldsIn = (schema: z.ZodType) =>
  fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema);

describe("the words of the desk", () => {
  test.each(schemas)("name every field of %s, and no other", (kind, schema) => {
    expect(Object.keys(allWords[kind] ?? {}).sort()).toEqual(fieldsIn(schema).sort());
  });

  test("are there for every kind of file, and for no other", () => {
    expect(Object.keys(allWords).sort()).toEqual(schemas.map(([kind]) => kind).sort());
  });

  test("say of each field what it is called, what it is for, and how it could be filled in", () => {
    for (const words of Object.values(allWords)) {
      for (const { label, help, example } of Object.values(words)) {
        expect(label).toMatch(/^\p{Lu}/u);
        expect(help).toMatch(/[.»/]$/);
        expect(example).not.toBe("");
      }
    }
  });
});
