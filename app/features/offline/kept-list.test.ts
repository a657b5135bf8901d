import { expect, test } from "vitest";
import { bySection } from "./kept-list.tsx";

test.each([
  [
    "kept pages stand under the name of their section, each by its own name",
    ["Stabat Mater · Inni", "Orari · Venire a Canneto", "Adeste fideles · Inni"],
    ["Inni Adeste fideles Stabat Mater", "Venire a Canneto Orari"],
  ],
  [
    "the page that is called as its section comes first in it",
    ["Angelus · Preghiere", "Preghiere", "Ave Maria · Preghiere"],
    ["Preghiere Preghiere Angelus Ave Maria"],
  ],
  [
    "what stands in no section comes last",
    ["Accessibilità", "Video · Storia"],
    ["Storia Video", "Questo sito Accessibilità"],
  ],
])("%s", (_name, titles, sections) => {
  const pages = titles.map((title) => ({ title, address: `/app/${title}` }));
  const shown = bySection(pages).map(([section, pages]) =>
    [section, ...pages.map((page) => page.title)].join(" "),
  );
  expect(shown).toEqual(sections);
});
