import { searchedPages } from "../outputs/search-data.ts";
import type { Content } from "../read/model.ts";

/** Returns every page once, by section in reading order, those without a section last by name. */
export function allPages(content: Content) {
  const order = content.sections.flatMap(({ addresses }) => addresses);
  const pages = searchedPages(content).sort(
    (one, other) =>
      order.indexOf(one.address) - order.indexOf(other.address) ||
      one.title.localeCompare(other.title, "it"),
  );
  const names = [...content.sections, ...pages.map(({ section }) => ({ title: section }))];
  return [...new Set(names.map(({ title }) => title))].map((title) => ({
    title,
    items: pages
      .filter(({ section }) => section === title)
      .map(({ address, title }) => ({ title, address })),
  }));
}
