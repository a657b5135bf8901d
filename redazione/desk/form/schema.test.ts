import { expect, test } from "vitest";
import { WORD_LIST_FILE } from "../../../pipeline/checks/language/word-list.ts";
import { ORDER } from "../../server/file-kinds.ts";
import { jsonSchemaOf } from "../../server/open-files.ts";
import { simplify, withoutDefaults, wordsOf } from "./schema.ts";

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

test("the words of a file that is a list are those of its entries, and of the list itself", () => {
  const stato = { title: "La strada è" };
  const items = { type: "object", title: "Bollettino", properties: { stato } };
  const words = wordsOf({ type: "array", title: "Bollettini", items });
  expect(Object.entries(words).map(([place, { title }]) => [place, title])).toEqual([
    ["", "Bollettini"],
    ["[].stato", "La strada è"],
  ]);
});

const KINDS = ORDER.filter((name) => name !== WORD_LIST_FILE).map((name) =>
  name.endsWith(".yaml") ? name : `${name}/testo.md`,
);

test.each(KINDS)("every field of %s has a title and a hint", (path) => {
  const words = Object.entries(wordsOf(jsonSchemaOf(path)));
  expect(words.length).toBeGreaterThan(0);
  for (const [place, { title, description }] of words) {
    expect(title, place).toMatch(/^\p{Lu}/u);
    expect(description, place).toMatch(/[.»/]$/);
  }
});
