import type { PictureRecord } from "../../domain/pictures/picture-files.ts";
import { fillFigures } from "../../pipeline/markdown/shortcodes.ts";
import { Picture } from "../components/picture/picture.tsx";
import { RoadMap } from "../features/road/road-map.server.tsx";
import { markup } from "./markup.server.ts";
import type { TextData } from "./text-page/data.server.ts";

/** Inserts the figures of a page, and the map of the road, into the HTML of its text, each where the text references it. */
export function withFigures(data: object): object {
  if (!("moments" in data)) return data;
  const page = data as TextData;
  const credited = creditOnce();
  const picture = page.picture && credited(page.picture);
  let wide = 0;
  const isBeside = ({ width, height }: PictureRecord) => height > width || wide++ % 2 === 1;
  const figureAt = (key: string) => {
    if (key === "strada") return markup(<RoadMap />);
    const moment = page.moments.find(({ file }) => file === key);
    const picture = moment?.picture ?? page.figures[Number(key) - 1];
    if (!picture) return "";
    return markup(<Picture picture={credited(picture)} isBeside={!moment && isBeside(picture)} />);
  };
  const sections = page.sections.map((html) => fillFigures(html, figureAt));
  const gallery = page.gallery.map(credited);
  return { ...page, picture, sections, html: sections.join(""), gallery };
}

/** Returns a function for the pictures of a page, in order: of drawings with one credit, the first alone keeps it. */
export function creditOnce() {
  const said = new Set<string>();
  return (picture: PictureRecord): PictureRecord => {
    const { isVector, detail, credit } = picture;
    // Mosaics are drawings too, but shown as bitmaps.
    const isSaid = (isVector || detail) && said.has(credit);
    said.add(credit);
    return isSaid ? { ...picture, credit: "" } : picture;
  };
}
