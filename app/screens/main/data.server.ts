import { MADONNA_PAGE, PILGRIMAGE_PAGE, SONGS_PAGE } from "../../../domain/addresses.ts";
import { doorTo, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { builtRoad } from "../../../pipeline/pages/page-widgets.ts";
import { timetableOf } from "../../../pipeline/pages/timetable.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { PageFields } from "../text-page/collections.server.ts";

export type MainData = Awaited<ReturnType<typeof mainData>>;

/** The targets of the large link cards on the main page: the Madonna, the pilgrimage and the prayers. */
const HERO_PAGES = [MADONNA_PAGE, PILGRIMAGE_PAGE, SONGS_PAGE];

/** Returns the data of the main page: its text, the dates for its cards, and a link card for each section. */
export default async function mainData(
  content: Content,
  address: string,
  entry: Entry<PageFields>,
) {
  return {
    ...(await shownFields(entry)),
    address,
    sections: entry.prose.sections,
    feasts: content.calendar.feasts,
    road: { advice: content.calendar.road, ...builtRoad(content) },
    timetable: timetableOf(content),
    greatDoors: await Promise.all(HERO_PAGES.map((door) => doorTo(content, door))),
    sectionDoors: await Promise.all(
      content.sections.map(async ({ title, summary, addresses: [first = ""] }) => ({
        ...(await doorTo(content, first)),
        title,
        summary,
      })),
    ),
  };
}
