import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { routeOf, wayOf } from "./way.ts";

const { companies } = loadContent();
const company = (slug: string) => {
  const found = companies.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`There is no company ${slug}.`);
  return found;
};
const withRoute = (route: string | undefined) => {
  const opi = company("opi");
  return { ...opi, fields: { ...opi.fields, route } };
};

test("a route that ends at Canneto is a line of stops, and what comes after it is a note", () => {
  expect(routeOf("Opi, Val Fondillo, Canneto; ritorno per Settefrati")).toEqual({
    stops: ["Opi", "Val Fondillo", "Canneto"],
    note: "ritorno per Settefrati",
  });
});

test.each([
  "A piedi, attraverso le Mainarde",
  "Dalla Guardiola, con la compagnia di Arce",
  undefined,
])("«%s» is told in words, and no line of stops", (route) => {
  expect(routeOf(route)).toEqual({ stops: [], note: route });
  expect(wayOf(withRoute(route), companies)).toEqual([]);
});

test("a way goes from the town through the places that are known to Canneto", () => {
  const way = wayOf(withRoute("Val Fondillo, Atina, Picinisco, Canneto"), companies);
  expect(way.map(({ name }) => name)).toEqual(["Opi", "Atina", "Picinisco", "Canneto"]);
  expect(way[2]?.position).toEqual(company("picinisco").fields.position);
});

test("where the town is not known no way is drawn", () => {
  const opi = withRoute("Picinisco, Canneto");
  const nowhere = { ...opi, fields: { ...opi.fields, position: undefined } };
  expect(wayOf(nowhere, companies)).toEqual([]);
});
