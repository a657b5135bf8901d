import { MADONNA_PAGE, PILGRIMAGE_PAGE, SONGS_PAGE } from "../../../domain/addresses.ts";
import { entryAt } from "../../../pipeline/pages/addresses.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import { doorTo, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { builtRoad } from "../../../pipeline/pages/page-widgets.ts";
import { timetableOf } from "../../../pipeline/pages/timetable.ts";
import type { PageFields } from "../text-page/collections.server.ts";

export type MainData = Awaited<ReturnType<typeof mainData>>;

/** The targets of the large link cards on the main page: the Madonna, the pilgrimage and the prayers. */
const HERO_PAGES: readonly string[] = [MADONNA_PAGE, PILGRIMAGE_PAGE, SONGS_PAGE];

/** Returns the data of the main page, with a card for each section to which neither a large card nor the text leads. */
export default async function mainData({ content, address, entry }: PageSource<PageFields>) {
  // The text before the first heading is the welcome.
  const [welcome = "", ...chapters] = entry.prose.sections;
  const pictured = new Set(HERO_PAGES);
  const hasPicture = (page: string) => entryAt(content, page)?.entry.fields.picture !== undefined;
  const linked = new Set([...HERO_PAGES, ...linksIn(entry.prose.html)]);
  return {
    ...(await shownFields(entry)),
    address,
    welcome,
    chapters: await Promise.all(
      chapters.map(async (html) => {
        const page = linksIn(html).find((link) => !pictured.has(link) && hasPicture(link)) ?? "";
        pictured.add(page);
        return { html, picture: (await doorTo(content, page)).picture };
      }),
    ),
    feasts: content.calendar.feasts,
    road: { advice: content.calendar.road, ...builtRoad(content) },
    timetable: timetableOf(content),
    greatDoors: await Promise.all(HERO_PAGES.map((door) => doorTo(content, door))),
    sectionDoors: await Promise.all(
      content.sections
        .filter(({ addresses: [first = ""] }) => !linked.has(first))
        .map(async ({ title, summary, addresses: [first = ""] }) => ({
          ...(await doorTo(content, first)),
          title,
          summary,
        })),
    ),
  };
}

const linksIn = (html: string) =>
  [...html.matchAll(/ href="(\/app\/[^"#]+)/g)].map(([, address = ""]) => address);
