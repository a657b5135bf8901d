import { expect, test } from "vitest";
import { allAddresses } from "../pages/addresses.ts";
import { loadContent } from "../read/content.ts";
import { allPages, searchData } from "./search-data.ts";

const content = loadContent();
const { pages } = searchData(content);

/** Screens without a text of the content. */
const WITHOUT_TEXT = [
  "/",
  "/fullscreen/carosello",
  "/image_viewer",
  "/app/cerca",
  "/app/senza-rete",
];

test("every page of the site can be found, each once, and is in the list of all pages", () => {
  const expected = allAddresses(content).filter((address) => !WITHOUT_TEXT.includes(address));
  expect(pages.map(({ address }) => address).sort()).toEqual(expected.sort());
  const listed = allPages(content).flatMap(({ items }) => items);
  expect(listed.map(({ address }) => address).sort()).toEqual(expected.sort());
});

test("the list of all pages begins with the sections, in their order", () => {
  const titles = allPages(content).map(({ title }) => title);
  const sections = content.sections.map(({ title }) => title);
  expect(titles.slice(0, sections.length)).toEqual(sections);
  expect(new Set(titles).size).toBe(titles.length);
  const [first] = content.sections;
  expect(allPages(content)[0]?.items.map(({ address }) => address)).toEqual(first?.addresses);
});

test("visitors find nothing that is for the rector, and no sources", () => {
  const text = JSON.stringify(pages);
  for (const { fields } of [...content.pages, ...content.companies, ...content.prayers]) {
    for (const question of fields.toConfirm) expect(text).not.toContain(question);
  }
  expect(text).not.toContain("https://");
});

test("the earlier a page stands in its section, the more it counts, most of all in the first", () => {
  const weight = (address?: string) => pages.find((page) => page.address === address)?.weight ?? 0;
  const [first, second] = content.sections;
  expect(weight(first?.addresses[0])).toBeGreaterThan(weight(first?.addresses[1]));
  expect(weight(first?.addresses[0])).toBeGreaterThan(weight(second?.addresses[0]));
  expect(weight(`/app/pellegrinaggio/compagnie/${content.companies[0]?.slug}`)).toBe(1);
});
