import { Picture } from "../components/picture.tsx";
import { fillFigures } from "../content.server/figures.ts";
import type { TextData } from "../content.server/page-data.ts";
import { markup } from "./markup.server.ts";

/** A page of text with its figures in the HTML of its text, each where the text names it. */
export function withFigures(page: TextData): TextData {
  const figureAt = (index: number) => {
    const picture = page.figures[index];
    return picture ? markup(<Picture picture={picture} />) : "";
  };
  return { ...page, html: fillFigures(page.html, figureAt) };
}
