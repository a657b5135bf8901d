import type { Content } from "../../read/model.ts";
import { isCountry, worldAround } from "./communities.ts";
import { globeOf, nearMapOf } from "./map-marks.ts";

/** Returns the map and the lists for the page of a country or community; undefined for a page in no section. */
export function worldData(content: Content, address: string) {
  const world = worldAround(content, address);
  if (!world) return undefined;
  const { country } = world;
  return {
    /** The country of the page, possibly the page itself. */
    country: { title: country.title, address: country.address },
    isCountry: isCountry(address),
    communities: country.communities,
    globe: globeOf(world, content.site.place),
    /** The map of the surroundings; undefined if only the globe covers them. */
    near: nearMapOf(world, address),
  };
}

export type WorldData = NonNullable<ReturnType<typeof worldData>>;
