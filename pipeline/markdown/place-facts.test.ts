import { h } from "hastscript";
import { expect, test } from "vitest";
import { accessibilitySchema } from "../schemas/accessibility.ts";
import { placeFacts } from "./content-shortcodes.ts";

const empty = { parcheggio: null, gradini: null, bagni: null, confermato_da: null };

test("nothing is shown of a place of which nothing is known", () => {
  expect(accessibilitySchema.parse(empty)).toEqual([]);
  expect(placeFacts([])).toEqual([]);
});

test("what is known is shown in the order in which somebody arrives, with who confirmed it", () => {
  const known = accessibilitySchema.parse({
    ...empty,
    gradini: "Due, con una rampa.",
    parcheggio: "A 40 metri dalla porta.",
    confermato_da: "il rettore, 3 marzo 2027",
  });
  expect(placeFacts(known)).toEqual([
    h("dl.place-facts", [
      h("div", [h("dt", "Parcheggio"), h("dd", "A 40 metri dalla porta.")]),
      h("div", [h("dt", "Gradini e rampe"), h("dd", "Due, con una rampa.")]),
      h("div", [h("dt", "Confermato da"), h("dd", "il rettore, 3 marzo 2027")]),
    ]),
  ]);
});

test.each([
  ["a field that nobody has confirmed", { ...empty, bagni: "Al piano terra." }, ["confermato_da"]],
  ["a number alone", { ...empty, gradini: 3 }, ["gradini"]],
])("%s is refused", (_what, fields, path) => {
  const { error } = accessibilitySchema.safeParse(fields);
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
});
