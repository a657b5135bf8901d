import { worldData } from "../../../pipeline/maps/communities/map-marks.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { PageFields } from "../text-page/collections.server.ts";
import textPageData from "../text-page/data.server.ts";

export type CommunityData = Awaited<ReturnType<typeof communityData>>;

/** Returns the data of a page of text, with the map and the lists of its country. */
export default async function communityData(
  content: Content,
  address: string,
  entry: Entry<PageFields>,
) {
  return {
    ...(await textPageData(content, address, entry)),
    world: worldData(content, address),
  };
}
