import { plainAddress } from "../../domain/pictures/picture-files.ts";
import { bulletinInForce } from "../../domain/road/bulletins.ts";
import { ROAD_ADDRESS } from "../../domain/road/road-address.ts";
import { pictureFilesOf } from "../images/pictures.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { buildTime } from "../pages/build-instant.ts";
import type { Content } from "../read/model.ts";
import { saintsOfYear } from "../saints/yearly-saints.ts";

/** Saints are computed from the year before the build's to this many years after it. */
const YEARS_AHEAD = 5;

/**
 * Returns the data files that open pages fetch, by address (docs/behaviour.md, "Data files"): written by the build,
 * served directly by the development server.
 */
export async function dataFiles(
  content: Pick<Content, "news" | "road" | "saints">,
  buildYear: number,
): Promise<Record<string, unknown>> {
  const news = content.news.map(async ({ text, photos, ...item }) => ({
    ...item,
    content: renderMarkdown(text).html,
    foto: await Promise.all(
      photos.map(async ({ photo, description }) => ({
        photo: plainAddress(await pictureFilesOf(photo)),
        description,
      })),
    ),
  }));
  const files: Record<string, unknown> = {
    "/dati/breaking-news.json": await Promise.all(news),
    [ROAD_ADDRESS]: bulletinInForce(content.road, buildTime) ?? null,
  };
  for (let year = buildYear - 1; year <= buildYear + YEARS_AHEAD; year += 1) {
    files[yearlySaintsAddress(year)] = saintsOfYear(year, content.saints);
  }
  return files;
}

/** Returns the address of the saints of a year (docs/public-names.md, "Server"). */
export function yearlySaintsAddress(year: number): string {
  return `/santiLocali/SantiLocaliMix_${year}.json`;
}
