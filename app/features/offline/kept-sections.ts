export interface KeptPage {
  /** As the browser shows it, without the name of the site: the page's own name, then its section if that has another. */
  title: string;
  address: string;
}

export interface KeptSection {
  title: string;
  pages: KeptPage[];
}

/** Between the name of a page and that of its section (components/page-meta.tsx). */
const SEPARATOR = " · ";

/** The section of the pages that stand in none. */
const OTHERS = "Questo sito";

const byName = (one: string, other: string) => one.localeCompare(other, "it");

/**
 * Kept pages by their sections, both in the order of the alphabet. The page that is called as its section comes first in
 * it; what stands in no section comes last.
 */
export function bySection(pages: readonly KeptPage[]): KeptSection[] {
  const named = pages.map(({ title, address }) => {
    const [name = "", section] = title.split(SEPARATOR);
    return { name, section, address };
  });
  const sections = new Set(named.map(({ section }) => section));
  const titleOf = ({ name, section }: (typeof named)[number]) =>
    section ?? (sections.has(name) ? name : OTHERS);
  return [...new Set(named.map(titleOf))]
    .sort((one, other) => Number(one === OTHERS) - Number(other === OTHERS) || byName(one, other))
    .map((title) => ({
      title,
      pages: named
        .filter((page) => titleOf(page) === title)
        .sort(
          (one, other) =>
            Number(other.name === title) - Number(one.name === title) ||
            byName(one.name, other.name),
        )
        .map(({ name, address }) => ({ title: name, address })),
    }));
}
