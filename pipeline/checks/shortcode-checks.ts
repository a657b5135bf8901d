import {
  type PageFields,
  type SpecialName,
  specials,
} from "../../app/screens/text-page/collections.server.ts";
import { isTextScreen, type TextScreen } from "../../app/site-map.ts";
import type { BlockName } from "../markdown/content-shortcodes.ts";
import { FIGURE } from "../markdown/shortcodes.ts";
import { pageAddress, publishedEntries, screenOf } from "../pages/addresses.ts";
import type { Report } from "../read/files.ts";
import type { Content } from "../read/model.ts";

/** The template that includes the styles of each widget (field `riquadro`) and of each shortcode. */
const TEMPLATES: Readonly<Record<SpecialName | BlockName, TextScreen>> = {
  ...specials,
  cronologia: "story",
  "mappa della strada": "text-page",
  "al santuario": "text-page",
};

/** Rejects a `riquadro` whose widget belongs to another kind of page. */
export function checkSpecials(content: Content, report: Report): void {
  for (const { entry, address } of publishedEntries(content)) {
    const { special } = entry.fields as Partial<PageFields>;
    const screen = screenOf(content, address);
    if (special && isTextScreen(screen) && screen !== TEMPLATES[special]) {
      report(entry.file, ["riquadro"], `«${special}», che questa pagina non mostra`, "niente");
    }
  }
}

/** Rejects a shortcode such as {cronologia} on a page without its styles. Figures have theirs on every page. */
export function checkBlocks(content: Content, report: Report): void {
  for (const { slug, file, fields, prose } of content.pages) {
    for (const { name, line } of prose.blocks) {
      if (name.startsWith(FIGURE)) continue;
      // An unknown name has already been rejected while parsing.
      if (screenOf(content, pageAddress(slug)) !== TEMPLATES[name as BlockName]) {
        const found = `{${name}}, che questa pagina non mostra`;
        report(file, ["testo"], found, "niente", line);
      } else if (name === "mappa della strada" && fields.special !== "strada") {
        // The widget brings its styles.
        const found = `{${name}} in una pagina senza il suo riquadro`;
        const expected = "«riquadro: strada» nell’intestazione";
        report(file, ["testo"], found, expected, line);
      }
    }
  }
}
