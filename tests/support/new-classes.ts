import { addresses, htmlOf } from "./site.ts";

/** The pages with a class that no page of more classes has: together they cover all styles of the site. */
export const addressesWithNewClasses: ReadonlySet<string> = withNewClasses();

function withNewClasses(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const pages = addresses.map((address) => ({ address, classes: classesIn(htmlOf(address)) }));
  for (const { address, classes } of pages.sort((a, b) => b.classes.size - a.classes.size)) {
    if ([...classes].some((name) => !seen.has(name))) found.add(address);
    for (const name of classes) seen.add(name);
  }
  return found;
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]+)"/g)];
  return new Set(lists.flatMap(([, list = ""]) => list.split(" ")));
}
