import { expect, test } from "vitest";
import { fieldsOf, simplify, withoutDefaults } from "./schema.ts";

test("what may be nothing is one thing that may be empty", () => {
  const schema = { anyOf: [{ type: "string", format: "email" }, { type: "null" }] };
  expect(simplify(schema)).toEqual({ type: "string", format: "email", nullable: true });
});

test("groups that are alternatives are one, which asks for what all of them ask for", () => {
  const link = {
    type: "object",
    properties: { voce: {}, indirizzo: {} },
    required: ["voce", "indirizzo"],
  };
  const group = { type: "object", properties: { voce: {}, voci: {} }, required: ["voce", "voci"] };
  const simple = simplify({ anyOf: [link, group] });
  expect(Object.keys(simple.properties ?? {})).toEqual(["voce", "indirizzo", "voci"]);
  expect(simple.required).toEqual(["voce"]);
});

test("a form fills in nothing of its own accord", () => {
  const schema = { type: "object", properties: { chiuso: { type: "boolean", default: false } } };
  expect(withoutDefaults(schema)).toEqual({
    type: "object",
    properties: { chiuso: { type: "boolean" } },
  });
});

test("the fields of a file that is a list are those of its entries, and the list itself", () => {
  const schema = { type: "array", items: { type: "object", properties: { stato: {} } } };
  expect(fieldsOf(schema)).toEqual(["", "[].stato"]);
});
