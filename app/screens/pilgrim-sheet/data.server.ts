import { ROAD_PAGE } from "../../../domain/addresses.ts";
import { qrCode } from "../../../pipeline/images/qr-code.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import { sectionData, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { timetableOf } from "../../../pipeline/pages/timetable.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import type { PageFields } from "../text-page/collections.server.ts";
import type { VerseFields } from "../verse/collections.server.ts";

export type SheetData = Awaited<ReturnType<typeof pilgrimSheetData>>;

/** Returns the data of the pilgrim's sheet: its text, and the other content printed on it. */
export default async function pilgrimSheetData({
  content,
  address,
  entry,
}: PageSource<PageFields>) {
  const { pilgrimSheet, prayers, hymns } = content;
  const verse = (entries: readonly Entry<VerseFields>[], name: string, count?: number) =>
    entries
      .filter(({ slug }) => slug === name)
      .map(({ fields, prose }) => ({
        title: fields.title,
        strophes: prose.strophes.slice(0, count),
      }));
  return {
    ...(await shownFields(entry)),
    address,
    section: await sectionData(content, address),
    wayHere: { web: content.site.web, code: qrCode(content.site.web + ROAD_PAGE) },
    feasts: content.calendar.feasts.map(({ name, rule }) => ({ name, rule })),
    timetable: timetableOf(content),
    verses: [
      ...verse(prayers, pilgrimSheet.prayer),
      ...verse(hymns, pilgrimSheet.hymn, pilgrimSheet.strophes),
    ],
  };
}
