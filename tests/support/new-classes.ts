import { readFileSync } from "node:fs";
import { addresses, builtFile } from "./site.ts";

/** The pages with a class that no earlier page has: together they cover all styles of the site. */
export const addressesWithNewClasses: ReadonlySet<string> = withNewClasses();

function withNewClasses(): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const address of addresses) {
    const html = readFileSync(builtFile(address), "utf8");
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    if (classes.some((name) => !seen.has(name))) found.add(address);
    for (const name of classes) seen.add(name);
  }
  return found;
}
