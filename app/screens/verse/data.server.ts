import { LANGUAGES } from "../../../pipeline/markdown/verse/verse-layout.ts";
import { neighboursOf, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { groupedVerses } from "../../../pipeline/pages/page-widgets.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import { hymns, prayers, type VerseFields } from "./collections.server.ts";

export type VerseData = Awaited<ReturnType<typeof verseData>>;

export default async function verseData(
  content: Content,
  address: string,
  entry: Entry<VerseFields>,
) {
  const collection: "hymns" | "prayers" = address === hymns.addressOf(entry) ? "hymns" : "prayers";
  const { index } = { hymns, prayers }[collection];
  const { headings, mysteries, lengthOnPaper } = entry.prose;
  return {
    collection,
    ...(await shownFields(entry)),
    address,
    index,
    languages: headings.filter(({ text }) => text in LANGUAGES),
    mysteries,
    lengthOnPaper,
    /** In the order of their index. */
    neighbours: await neighboursOf(
      content,
      groupedVerses(content, collection).flatMap(({ items }) => items),
      address,
    ),
  };
}
