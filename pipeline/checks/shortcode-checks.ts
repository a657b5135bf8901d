import type { TextScreen } from "../../app/site-map.ts";
import type { BlockName } from "../markdown/content-shortcodes.ts";
import { FIGURE } from "../markdown/shortcodes.ts";
import { pageAddress, screenOf } from "../pages/addresses.ts";
import type { Report } from "../read/files.ts";
import type { Content } from "../read/model.ts";

/** The template that includes the styles of each shortcode. */
const TEMPLATES: Readonly<Record<BlockName, TextScreen>> = {
  cronologia: "story",
  "mappa della strada": "text-page",
  "al santuario": "text-page",
};

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
