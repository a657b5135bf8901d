import { searchedPages } from "../outputs/search-data.ts";
import type { Content } from "../read/model.ts";

export interface PageGroup {
  title: string;
  items: { title: string; address: string }[];
}

/**
 * Returns every page of the site once, grouped by section in reading order, followed by pages without a section, by name.
 */
export function allPages(content: Content): PageGroup[] {
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
