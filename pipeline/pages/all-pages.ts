import { searchedPages } from "../outputs/search-data.ts";
import type { Content } from "../read/model.ts";

export interface PageGroup {
  title: string;
  items: { title: string; address: string }[];
}

/** Every page of the site by its section, each once: first the sections, in reading order, then by name what stands in none. */
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
