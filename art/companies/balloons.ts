import { inks, mix } from "../tools/inks.ts";
import { band } from "../tools/points.ts";
import { type Cut, gouges, rays, ribbon } from "../tools/strokes.ts";
import { ellipse, type Point, polygon } from "../tools/svg.ts";
import { masonry } from "./buildings.ts";
import { leaningBanner, type Scene, type Setting } from "./scene.ts";

/** Above the viewer's head: where all that stands upright goes. */
const ZENITH: Point = [800, 440];

/** A point of the houses of one side: how far along the street, as the picture is high, and how high, 1 at the eaves. */
const wallAt = (side: -1 | 1, along: number, up: number): Point => {
  const away = 1 + (1 - up) * 1.5;
  const eaves: Point = [800 + side * (330 - along * 0.06), along];
  return [ZENITH[0] + (eaves[0] - ZENITH[0]) * away, ZENITH[1] + (eaves[1] - ZENITH[1]) * away];
};

/** San Pietro Infine, that evening in June: straight up between the houses, to the balloons, white and blue. */
export const balloons: Setting = (scene) => {
  const { light, random } = scene;
  const upright: Scene = { ...scene, side: "right" };
  const blue = light.onCloth(mix(inks.mantlePale, inks.mantle, 0.15));
  const white = light.onCloth(inks.raised);
  return [
    rays(random, [960, 250], { from: 16, to: 150, count: 26, width: 8 }, inks.goldLit),
    rays(
      random,
      [700, 720],
      { from: 12, to: 110, count: 22, width: 7 },
      light.onCloth(inks.raised),
    ),
    facade(scene, -1),
    facade(scene, 1),
    ...[180, 540, 860].map((along, index) => festoon(along, index ? 70 : 50, [white, blue])),
    ...band(
      "640,120,28 760,70,22 900,130,30 1010,90,20 620,330,40 980,470,44 870,360,26 740,300,24 820,560,36 660,560,48 1000,700,52 690,860,64 880,800,58 560,720,56 1080,300,38 520,480,42",
    ).map(([x, y, r], index) => balloon([x, y], r, index % 2 ? blue : white, light.on(inks.ink))),
    leaningBanner(upright, [1240, 1080], [1120, 470], 310),
    balloon([330, 800], 116, white, light.on(inks.ink)),
    balloon([470, 900], 100, blue, light.on(inks.ink)),
  ];
};

/** The houses of one side from the street to the eaves, with windows, and cloths hung out of some. */
function facade({ light }: Scene, side: -1 | 1): string {
  const { lit, shade, roofShade, window, dark } = masonry(light);
  const wall = side < 0 ? lit : mix(lit, shade, 0.8);
  const quad = (from: number, to: number, low: number, high: number, ink: string) =>
    polygon(
      [
        wallAt(side, from, high),
        wallAt(side, to, high),
        wallAt(side, to, low),
        wallAt(side, from, low),
      ],
      ink,
    );
  const houses = [-300, 20, 270, 560, 800, 1100, 1400];
  const shutter = light.on(inks.spring);
  return [
    ...houses.slice(0, -1).map((from, index) => {
      const to = houses[index + 1] ?? from;
      return quad(from, to, -1, 1, mix(wall, light.on(inks.beechLit), (index % 3) * 0.16));
    }),
    ...houses.slice(0, -1).flatMap((from, index) => {
      const width = (houses[index + 1] ?? from) - from;
      return [0.66, 0.24, -0.2].flatMap((up) =>
        [0.2, 0.62].map((share, column) => {
          const [start, end] = [from + width * share, from + width * (share + 0.18)];
          const cloth = (index + column + (up > 0.5 ? 1 : 0)) % 3;
          return (
            quad(start, end, up, up + 0.19, cloth === 1 ? window : dark) +
            quad(start - width * 0.08, start, up, up + 0.19, shutter) +
            quad(end, end + width * 0.08, up, up + 0.19, shutter) +
            (cloth === 0
              ? quad(
                  start - 10,
                  end + 10,
                  up - 0.16,
                  up + 0.02,
                  light.onCloth(index % 2 ? inks.raised : mix(inks.mantlePale, inks.mantle, 0.2)),
                )
              : quad(start - 14, end + 14, up - 0.03, up, mix(wall, shade, 0.7)))
          );
        }),
      );
    }),
    // The eaves seen from below, with the ends of the rafters.
    polygon(
      [
        wallAt(side, -300, 1),
        wallAt(side, 1400, 1),
        wallAt(side, 1400, 1.08),
        wallAt(side, -300, 1.08),
      ],
      roofShade,
    ),
    gouges(
      Array.from(
        { length: 26 },
        (_, index): Cut => [
          wallAt(side, -60 + index * 46, 0.99),
          wallAt(side, -60 + index * 46, 1.07),
          9,
        ],
      ),
      dark,
    ),
  ].join("");
}

/** A cord from eaves to eaves, with small pennants in two colours by turns. */
function festoon(along: number, sag: number, colours: readonly string[]): string {
  const [from, to] = [wallAt(-1, along, 0.9), wallAt(1, along + 60, 0.9)];
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  return (
    gouges(
      [0, 1, 2, 3].map((part): Cut => [at(part / 4), at((part + 1) / 4), 4]),
      inks.wood,
    ) +
    Array.from({ length: 13 }, (_, index) => {
      const [[x, y], [endX, endY]] = [at((index + 0.2) / 13), at((index + 0.9) / 13)];
      return polygon(
        [
          [x, y],
          [endX, endY],
          [(x + endX) / 2 + 4, (y + endY) / 2 + 44],
        ],
        colours[index % colours.length] ?? inks.raised,
      );
    }).join("")
  );
}

/** A balloon let go: its light, its knot, the cord that it pulls after it. */
function balloon([x, y]: Point, r: number, ink: string, dark: string): string {
  return (
    ribbon(
      [
        [x, y + r * 1.1, 3],
        [x + r * 0.22, y + r * 1.9, 3],
        [x - r * 0.14, y + r * 2.7, 2],
      ],
      mix(ink, dark, 0.5),
    ) +
    polygon(
      [
        [x, y + r * 1.04],
        [x + r * 0.16, y + r * 1.3],
        [x - r * 0.16, y + r * 1.3],
      ],
      mix(ink, dark, 0.3),
    ) +
    ellipse([x, y], r, r * 1.14, mix(ink, dark, 0.22)) +
    ellipse([x - r * 0.1, y - r * 0.1], r * 0.86, r * 0.98, ink) +
    gouges(
      [[[x - r * 0.62, y - r * 0.1], [x - r * 0.2, y - r * 0.72], r * 0.14, r * 0.16]],
      inks.raised,
    )
  );
}
