import { expect, test } from "vitest";
import { WORD_LIST_FILE } from "../../../pipeline/checks/language/word-list.ts";
import type { Schema } from "../../api.ts";
import { ORDER } from "../../server/file-kinds.ts";
import { jsonSchemaOf } from "../../server/open-files.ts";
import { plain, schemaAt, withEntry } from "./schema.ts";

test("what may be nothing is one thing that may be empty", () => {
  const schema = { anyOf: [{ type: "string", format: "email" }, { type: "null" }] };
  expect(plain(schema)).toEqual({ type: "string", format: "email", nullable: true });
});

test("groups that are alternatives are one, which asks for what all of them ask for", () => {
  const group = (other: string) => {
    return { type: "object", properties: { voce: {}, [other]: {} }, required: ["voce", other] };
  };
  const merged = plain({ anyOf: [group("indirizzo"), group("voci")] });
  expect(Object.keys(merged.properties ?? {})).toEqual(["voce", "indirizzo", "voci"]);
  expect(merged.required).toEqual(["voce"]);
});

test("the schema of a field is found wherever in a list it stands", () => {
  const hours = jsonSchemaOf("hours.yaml");
  expect(schemaAt(hours, ["periodi", 3, "messe", 0, "ore"])?.add).toBe("Aggiungi un’ora");
  expect(schemaAt(jsonSchemaOf("road.yaml"), [0, "stato"])?.title).toBe("La strada è");
  expect(schemaAt(hours, ["altro"])).toBeUndefined();
  const days = schemaAt(hours, ["periodi", 0, "messe", 0, "giorni"])?.items?.enum;
  expect(days?.slice(0, 2), "the week as it is read in Italy").toEqual(["ogni giorno", "lunedì"]);
});

const KINDS = ORDER.filter((name) => name !== WORD_LIST_FILE).map((name) =>
  name.endsWith(".yaml") ? name : `${name}/testo.md`,
);

/** Returns all fields of a schema, each with its place. */
function fieldsOf(given: Schema, place: string): [string, Schema][] {
  const { properties = {}, items, ...schema } = plain(given);
  const inner = Object.entries(properties).flatMap(([name, field]) =>
    fieldsOf(field, `${place}.${name}`),
  );
  const [, ...ofEntry] = items ? fieldsOf(items, `${place}[]`) : [];
  return [[place, schema], ...inner, ...ofEntry];
}

test.each(KINDS)("every field of %s has a title and a hint", (path) => {
  const schema: Schema = jsonSchemaOf(path);
  const fields = fieldsOf(schema, "").slice(schema.type === "array" ? 0 : 1);
  expect(fields.length).toBeGreaterThan(0);
  for (const [place, { title, description }] of fields) {
    expect(title, place).toMatch(/^\p{Lu}/u);
    expect(description, place).toMatch(/[.»/]$/);
  }
});

test("a bulletin begins closed, now; a notice with a number that no other has", () => {
  const now = "2027-01-14T07:00";
  expect(withEntry([], jsonSchemaOf("road.yaml"), now)).toEqual([
    { stato: "chiusa", dal: now, emesso: now },
  ]);
  const news = withEntry([{ id: 2027001 }], jsonSchemaOf("news.yaml"), now);
  expect(news).toEqual([{ id: 2027001 }, { id: 2027002, dal: now }]);
});
