import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import { shownFields } from "../../../pipeline/pages/page-parts.ts";
import { type LegalFields, legal } from "./collections.server.ts";
import { legalRecord } from "./legal-record.server.ts";

export type LegalData = Awaited<ReturnType<typeof legalData>>;

/** Returns the texts of a legal page, Italian first. */
export default async function legalData({ content, address }: PageSource<LegalFields>) {
  const entries = content.legal
    .filter((entry) => legal.addressOf(entry) === address)
    .sort((one, other) => one.fields.id - other.fields.id);
  const texts = await Promise.all(
    entries.map(async (entry) => {
      const { html: _inParts, gallery, ...shown } = await shownFields(entry);
      return {
        ...shown,
        contents: entry.prose.headings,
        record: legalRecord(entry.fields, entry.prose.sections, gallery),
      };
    }),
  );
  const { title, summary, picture } = texts[0] as (typeof texts)[number];
  return { title, summary, address, picture, texts };
}
