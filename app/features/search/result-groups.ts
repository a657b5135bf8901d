import type { FoundPage } from "./search-index.ts";

/** Results of one section of the site, the best first. */
export interface ResultGroup {
  section: string;
  results: FoundPage[];
}

/** Results by their sections: the one that has the best of all comes first. */
export function groupBySection(found: readonly FoundPage[]): ResultGroup[] {
  const groups = new Map<string, FoundPage[]>();
  for (const result of found) {
    const { section } = result.page;
    groups.set(section, [...(groups.get(section) ?? []), result]);
  }
  return [...groups].map(([section, results]) => ({ section, results }));
}
