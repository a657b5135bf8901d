import { LANGUAGES } from "../../../pipeline/markdown/verse/verse-layout.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import { neighboursOf, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { groupedVerses } from "../../../pipeline/pages/page-widgets.ts";
import { hymns, prayers, type VerseFields } from "./collections.server.ts";

export type VerseData = Awaited<ReturnType<typeof verseData>>;

export default async function verseData({ content, address, entry }: PageSource<VerseFields>) {
  const collection: "hymns" | "prayers" = address === hymns.addressOf(entry) ? "hymns" : "prayers";
  const { index } = { hymns, prayers }[collection];
  const { headings, mysteries, lengthOnPaper } = entry.prose;
  const groups = groupedVerses(content, collection);
  const group = groups.find(({ items }) => items.some((item) => item.address === address));
  return {
    collection,
    ...(await shownFields(entry)),
    address,
    index,
    /** The texts of its group. */
    section: group && { title: group.title, pages: group.items },
    languages: headings.filter(({ text }) => text in LANGUAGES),
    mysteries,
    lengthOnPaper,
    /** In the order of their index. */
    neighbours: await neighboursOf(
      content,
      groups.flatMap(({ items }) => items),
      address,
    ),
  };
}
