import { worldData } from "../../../pipeline/maps/communities/map-marks.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import type { PageFields } from "../text-page/collections.server.ts";
import textPageData from "../text-page/data.server.ts";

export type CommunityData = Awaited<ReturnType<typeof communityData>>;

/** Returns the data of a page of text, with the map and the lists of its country. */
export default async function communityData(source: PageSource<PageFields>) {
  return {
    ...(await textPageData(source)),
    world: worldData(source.content, source.address),
  };
}
