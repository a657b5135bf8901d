import type { Content } from "../../read/model.ts";
import { isCountry, worldAround } from "./communities.ts";
import { globeOf, nearMapOf } from "./map-marks.ts";

/** What the page of a country or of a community shows of the others; undefined for a page in no section. */
export function worldData(content: Content, address: string) {
  const world = worldAround(content, address);
  if (!world) return undefined;
  const { country } = world;
  return {
    /** The country of the page, which may be the page itself. */
    country: { title: country.title, address: country.address },
    isCountry: isCountry(address),
    communities: country.communities,
    globe: globeOf(world, content.site.place),
    /** The map of the surroundings; undefined where the globe is the nearest that is drawn. */
    near: nearMapOf(world, address),
  };
}

export type WorldData = NonNullable<ReturnType<typeof worldData>>;
