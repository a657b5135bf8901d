import { coast } from "./communities/coast.ts";
import { globe } from "./communities/globe.ts";
import { DAY, NIGHT } from "./communities/inks.ts";

/*
 * The grounds of the maps of the communities abroad, each by day and by night. They stand behind the names of
 * app/features/communities/communities-map.tsx, in the projections of pipeline/maps/communities/map-views.ts.
 */

/** Each map by the name of its file. */
export function drawCommunityMaps(): Record<string, string> {
  return Object.fromEntries(
    [
      { suffix: "", inks: DAY },
      { suffix: "-night", inks: NIGHT },
    ].flatMap(({ suffix, inks }) => [
      [`atlantic${suffix}`, globe(inks)],
      [`lakes${suffix}`, coast("lakes", inks)],
      [`sound${suffix}`, coast("sound", inks)],
    ]),
  );
}
