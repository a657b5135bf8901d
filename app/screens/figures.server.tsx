import { fillFigures } from "../../pipeline/markdown/figures.ts";
import type { TextData } from "../../pipeline/pages/page-data.ts";
import { Picture } from "../components/picture/picture.tsx";
import { RoadMap } from "../features/road/road-map.server.tsx";
import { creditOnce } from "./credits.server.ts";
import { markup } from "./markup.server.ts";

/** Inserts the figures of a page, and the map of the road, into the HTML of its text, each where the text references it. */
export function withFigures(page: TextData): TextData {
  const credited = creditOnce();
  const leading = page.picture && credited(page.picture);
  const figureAt = (key: string) => {
    if (key === "strada") return markup(<RoadMap />);
    const moment = page.moments.find(({ file }) => file === key);
    const picture = moment?.picture ?? page.figures[Number(key) - 1];
    return picture ? markup(<Picture picture={credited(picture)} />) : "";
  };
  const html = fillFigures(page.html, figureAt);
  return { ...page, picture: leading, html, gallery: page.gallery.map(credited) };
}
