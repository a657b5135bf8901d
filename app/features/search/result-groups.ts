import type { FoundPage } from "./search-index.ts";

/** Results of one section of the site, best first. */
export interface ResultGroup {
  section: string;
  results: FoundPage[];
}

/** Groups results by section, the one with the best result first. */
export function groupBySection(found: readonly FoundPage[]): ResultGroup[] {
  const groups = new Map<string, FoundPage[]>();
  for (const result of found) {
    const { section } = result.page;
    groups.set(section, [...(groups.get(section) ?? []), result]);
  }
  return [...groups].map(([section, results]) => ({ section, results }));
}
