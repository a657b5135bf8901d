import { inks, mix } from "./inks.ts";
import { band, line } from "./points.ts";
import { type Cut, gouges, ribbon, rounded } from "./strokes.ts";
import { circle, ellipse, group, type Point } from "./svg.ts";

const skin = mix(inks.wood, inks.night, 0.15);

/** The Madonna with the Child on her knees, far off: planes without features. She sits at a place, and leans by degrees. */
export function enthroned([x, y]: Point, lean = 0): string {
  const folds: Cut[] = [
    [[826, 420], [806, 590], 9, -6],
    [[862, 440], [860, 594], 8],
    [[908, 430], [922, 590], 9, 6],
  ];
  return group(
    `translate(${x - 862} ${y - 604}) rotate(${lean} 862 604)`,
    circle([862, 306], 62, inks.goldLit),
    rounded(
      line(
        "862,254 902,276 908,330 956,380 974,480 990,604 734,604 752,480 770,380 816,330 822,276",
      ),
      inks.mantle,
    ),
    rounded(
      line("862,254 822,276 816,330 770,380 752,480 734,604 780,604 796,470 822,370"),
      mix(inks.mantle, inks.mantlePale, 0.45),
    ),
    gouges(folds, mix(inks.mantle, inks.night, 0.5)),
    ellipse([862, 306], 27, 35, skin),
    gouges([[[846, 318], [852, 284], 5, 5]], mix(skin, inks.woodLit, 0.5)),
    // The Child on her knees, in a red tunic, one hand raised; hers hold him.
    circle([862, 404], 34, inks.goldLit),
    rounded(line("862,430 888,444 900,500 908,572 816,572 824,500 836,444"), inks.red),
    rounded(
      line("874,434 888,444 900,500 908,572 872,572 884,500"),
      mix(inks.red, inks.night, 0.4),
    ),
    ribbon(band("816,412,26 806,470,30 834,530,22"), mix(inks.mantle, inks.mantlePale, 0.45)),
    ribbon(band("910,420,26 924,480,30 894,542,22"), inks.mantle),
    ribbon(band("880,456,18 900,444,15 908,424,10"), inks.red),
    ellipse([909, 416], 8, 10, skin),
    ellipse([862, 404], 19, 24, skin),
    gouges([[[851, 412], [855, 390], 4, 4]], mix(skin, inks.woodLit, 0.5)),
    ellipse([842, 536], 15, 10, skin),
    ellipse([886, 548], 15, 10, skin),
  );
}
