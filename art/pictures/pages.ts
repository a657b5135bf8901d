import * as motifs from "../tools/motifs.ts";
import { type Palette, table } from "../tools/scenes.ts";
import { canvas } from "../tools/svg.ts";
import { valleyView } from "../valley.ts";

const { placed } = motifs;

const LIME: Palette = { ground: "#e9dcc0", deep: "#4a3a3a", accent: "#c98a4b" };

const pictures: Record<string, () => string[]> = {
  "storia/cenni-storici": () => [
    ...table(LIME, 38),
    placed(
      motifs.scroll,
      { light: "#f2e6c8", shade: "#8a6a3a", accent: "#8c2f2a" },
      800,
      560,
      1.5,
      -4,
    ),
  ],
};

/** The pages of text: each its own subject, as the page's facts give it. */
export default function draw(): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(pictures).map(([name, compose]) => [name, canvas("#ffffff", ...compose())]),
    ),
    "chiesa/xx-secolo": valleyView("summer", false, [1030, 420], 420),
    "chiesa/xxi-secolo": valleyView("spring", false, [920, 300], 760),
  };
}
