import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { placedOnMap } from "./map-frame.ts";
import { routeOf, wayOf } from "./way.ts";

const [sample] = loadContent().companies;
if (!sample) throw new Error("There are no companies.");
const company = (title: string, latitude: number) => {
  const position = { latitude, longitude: 13.8 };
  return { ...sample, slug: title, fields: { ...sample.fields, title, town: title, position } };
};
const [opi, picinisco] = [company("Opi", 41.78), company("Picinisco", 41.65)];
const companies = [opi, picinisco];
const withRoute = (route: string | undefined) => ({ ...opi, fields: { ...opi.fields, route } });

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
  expect(way.map(({ title }) => title)).toEqual(["Opi", "Atina", "Picinisco", "Canneto"]);
  expect(way[2]?.at).toEqual(placedOnMap(picinisco.fields.position));
});

test("where the town is not known no way is drawn", () => {
  const { fields, ...nameless } = withRoute("Picinisco, Canneto");
  const nowhere = { ...nameless, fields: { ...fields, position: undefined } };
  expect(wayOf(nowhere, companies)).toEqual([]);
});
