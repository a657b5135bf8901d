import { statSync } from "node:fs";
import { join } from "node:path";
import { dataAddress } from "../../app/navigation/page-address.ts";
import { publishedEntries } from "../pages/addresses.ts";
import type { Content } from "../read/model.ts";

/** In bytes, compressed: far enough below the budgets of the tests (tests/budgets/limits.ts) to warn an editor first. */
const LONG = { html: 14_000, data: 5_400 };

const bytes = new Intl.NumberFormat("it-IT", { useGrouping: "always" });

/** Warns in Italian of pages of a compressed site that have grown too long; they are published all the same. */
export function warnOfLongPages(site: string, content: Content): void {
  const sentences = longPages(site, content);
  if (sentences.length === 0) return;
  console.warn("\nPagine troppo lunghe: una parte va in una pagina nuova.");
  console.warn("(docs/guida-redazione.md, «Fare una pagina nuova»)");
  for (const sentence of sentences) console.warn(`  ${sentence}`);
}

/** Returns a sentence for each text whose page, or page data, is too large. */
export function longPages(site: string, content: Content): string[] {
  return publishedEntries(content).flatMap(({ address, entry }) => {
    const packed = (file: string) => statSync(join(site, `${file}.br`)).size;
    const about = (what: string, size: number, limit: number) =>
      size > limit
        ? [
            `content/${entry.file}: ${what} ${bytes.format(size)} byte, meglio non più di ${bytes.format(limit)}`,
          ]
        : [];
    return [
      ...about("la pagina è di", packed(`${address}/index.html`), LONG.html),
      ...about("i suoi dati sono", packed(dataAddress(address)), LONG.data),
    ];
  });
}
