import { inks, mix } from "../tools/inks.ts";
import { line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { group, path, polygon, rect } from "../tools/svg.ts";
import type { Light } from "./light.ts";

/**
 * What everybody knows a town by, small, in the light of the hour: drawn about 100 units tall, its foot in the middle
 * at 0, 0. Only what is certain and stands there for all to see.
 */
export type Landmark = (light: Light) => string;

const stoneOf = (light: Light) => light.on(mix(inks.hairline, inks.paper, 0.5));
const shadeOf = (light: Light) => light.on(mix(inks.hairline, inks.wood, 0.5));
const darkOf = (light: Light) => light.on(mix(inks.wood, inks.night, 0.3));

/** A hill under a landmark: its plane, and the side away from the light. */
const hill = (light: Light, outline: string, shade: string): string =>
  polygon(line(outline), mix(light.middle, light.near, 0.35)) +
  polygon(line(shade), mix(light.middle, light.near, 0.8));

/** Rows of small windows. */
const windows = (rows: readonly (readonly [x: number, y: number, count: number])[], step: number) =>
  rows.flatMap(([x, y, count]) =>
    Array.from(
      { length: count },
      (_, index): Cut => [[x + index * step, y], [x + index * step, y + 3.4], 1.3],
    ),
  );

/** The abbey of Montecassino on its mountain: a long block with rows of windows, the church over it. */
export const abbey: Landmark = (light) =>
  hill(
    light,
    "-175,0 -128,-18 -92,-40 -62,-66 64,-66 92,-46 130,-22 180,0",
    "24,0 40,-30 30,-66 64,-66 92,-46 130,-22 180,0",
  ) +
  rect(-58, -86, 116, 22, stoneOf(light)) +
  rect(20, -86, 38, 22, shadeOf(light)) +
  rect(-34, -98, 56, 13, stoneOf(light)) +
  rect(6, -98, 16, 13, shadeOf(light)) +
  polygon(line("-38,-98 -6,-106 26,-98"), light.on(inks.beech)) +
  polygon(line("-62,-90 62,-90 58,-85 -58,-85"), light.on(inks.beech)) +
  polygon(line("28,-90 34,-100 40,-90"), shadeOf(light)) +
  gouges(
    windows(
      [
        [-53, -81, 18],
        [-53, -74, 18],
        [-28, -95, 8],
      ],
      6.2,
    ),
    darkOf(light),
  );

/** What is left of the castle over Roccasecca: broken walls on the rock, and the round tower. */
export const towerOnRock: Landmark = (light) =>
  hill(
    light,
    "-110,0 -70,-26 -46,-30 -30,-48 34,-52 60,-30 84,-26 120,0",
    "30,0 20,-26 34,-52 60,-30 84,-26 120,0",
  ) +
  polygon(line("-40,-38 -40,-62 -33,-62 -33,-57 -22,-57 -18,-64 -6,-60 -2,-46"), stoneOf(light)) +
  polygon(line("26,-48 26,-62 38,-58 46,-46 56,-34"), shadeOf(light)) +
  rect(4, -96, 22, 48, stoneOf(light)) +
  rect(17, -96, 9, 48, shadeOf(light)) +
  rect(2, -99, 26, 5, stoneOf(light)) +
  gouges([[[11, -80], [11, -73], 2]], darkOf(light));

/** The rock of Rocca d'Arce, steep on all sides, the ruins of its fortress along the top. */
export const fortressRock: Landmark = (light) =>
  polygon(
    line(
      "-110,0 -84,-38 -66,-44 -52,-78 -34,-84 -30,-98 -24,-98 -24,-90 -10,-92 -10,-104 2,-104 2,-92 16,-90 22,-96 30,-88 44,-84 54,-56 78,-40 112,0",
    ),
    light.near,
  ) +
  gouges(
    [
      [[-48, -72], [-70, -20], 4, 4],
      [[-22, -78], [-34, -30], 4, 3],
      [[6, -80], [4, -40], 3],
      [[34, -74], [44, -30], 3],
    ],
    light.middle,
  );

/** Opi: its houses close together along a narrow ridge, the church at the upper end. */
export const townOnRidge: Landmark = (light) => {
  const houses = [-88, -72, -57, -41, -26, -10, 6, 21, 37, 52];
  return (
    hill(
      light,
      "-150,0 -112,-30 -92,-42 0,-52 64,-62 84,-52 104,-26 150,0",
      "10,0 50,-30 64,-62 84,-52 104,-26 150,0",
    ) +
    houses
      .map((x, index) => {
        const y = -42 - (x + 92) * 0.13;
        const height = 12 + ((index * 5) % 7);
        return (
          rect(x, y - height, 11, height + 8, stoneOf(light)) +
          rect(x + 11, y - height, 6, height + 8, shadeOf(light)) +
          polygon(
            line(`${x - 1},${y - height} ${x + 8},${y - height - 6} ${x + 18},${y - height}`),
            light.on(inks.beech),
          ) +
          gouges([[[x + 5, y - height + 4], [x + 5, y - height + 8], 2]], darkOf(light))
        );
      })
      .join("") +
    rect(66, -92, 9, 38, stoneOf(light)) +
    rect(71, -92, 4, 38, shadeOf(light)) +
    polygon(line("65,-92 70.5,-102 76,-92"), light.on(inks.beech))
  );
};

/** The Roman arch of Aquino: one opening between half columns, its top broken. */
export const romanArch: Landmark = (light) =>
  path("M-44 0V-84L-30 -92L8 -90L20 -96L44 -88V0H22V-46A22 22 0 0 0 -22 -46V0Z", stoneOf(light)) +
  path("M22 0V-46A22 22 0 0 0 0 -68L24 -68L28 -94L44 -88V0Z", shadeOf(light)) +
  rect(-47, -74, 94, 5, light.on(inks.paper)) +
  rect(-47, -50, 28, 4, light.on(inks.paper)) +
  rect(19, -50, 28, 4, shadeOf(light)) +
  gouges(
    [
      [[-39, -69], [-39, -2], 2.4],
      [[-30, -45], [-30, -2], 1.6],
      [[-16, -62], [-24, -70], 1.4],
      [[16, -62], [24, -70], 1.4],
      [[0, -69], [0, -74], 1.4],
    ],
    darkOf(light),
  );

/** Vesuvius with the crest of Somma beside it. */
export const vesuvius: Landmark = (light) =>
  group(
    "scale(1.5)",
    rounded(
      line(
        "-240,6 -150,-18 -90,-50 -58,-70 -40,-66 -22,-52 0,-70 20,-92 34,-95 48,-91 84,-54 150,-20 250,6",
      ),
      mix(light.far, light.middle, 0.7),
    ),
    rounded(line("34,-93 48,-91 84,-54 150,-20 250,6 60,6 56,-40 40,-70"), light.middle),
    gouges(
      [
        [[16, -84], [-8, -40], 4, 4],
        [[-62, -62], [-110, -22], 5, 5],
        [[0, -62], [-20, -30], 3, 3],
      ],
      mix(light.far, light.sky, 0.4),
    ),
  );
