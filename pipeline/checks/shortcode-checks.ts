import type { BlockName } from "../markdown/content-shortcodes.ts";
import { pageAddress, screenOf } from "../pages/addresses.ts";
import type { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { specialFor, templateSupport } from "./template-support.ts";

/** Rejects a shortcode such as {cronologia} on a page without its styles. Figures have theirs on every page. */
export function checkBlocks(folder: ContentFolder, content: Content): void {
  for (const { slug, file, fields, prose, linesBefore } of content.pages) {
    for (const { name, line } of prose.blocks) {
      if (name.startsWith("figura ")) continue;
      // An unknown name has already been rejected while parsing.
      const block = name as BlockName;
      const special = specialFor[block];
      const report = (found: string, expected: string) =>
        folder.report(file, ["testo"], found, expected, linesBefore + line);
      if (screenOf(content, pageAddress(slug)) !== templateSupport(block)) {
        report(`{${name}}, che questa pagina non mostra`, "niente");
      } else if (special && fields.special !== special) {
        report(
          `{${name}} in una pagina senza il suo riquadro`,
          `«riquadro: ${special}» nell’intestazione`,
        );
      }
    }
  }
}
