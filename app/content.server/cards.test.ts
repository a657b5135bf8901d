import { expect, test } from "vitest";
import { cardOf, cards } from "./cards.ts";
import { loadContent } from "./content.ts";

const content = loadContent();

test.each([
  ["/app/chiesa/stemma", "chiesa", "Chiesa"],
  ["/app/inni/home", "inni-e-preghiere", "Inni e preghiere"],
  ["/app/offerte/ex-voto", "offerte", "Offerte"],
])("the card of %s is %s", (address, name, title) => {
  expect(cardOf(content, address)).toEqual({ name, title });
});

test.each(["/app/realhome", "/app/privacy-policy"])("%s has no card of its own", (address) => {
  expect(cardOf(content, address)).toBeUndefined();
});

test("there is a card for the site and one for each section, no two of the same name", () => {
  const all = cards(content);
  expect(all[0]).toMatchObject({ name: "canneto", title: "Maria Santissima di Canneto" });
  expect(all.slice(1).map(({ title }) => title)).toEqual(
    content.sections.map(({ title }) => title),
  );
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test("a section's card has the first picture of its pages", () => {
  const church = cards(content).find(({ name }) => name === "chiesa");
  expect(church?.picture?.file).toMatch(/^chiesa\//);
});
