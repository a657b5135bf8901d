import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { suitcase } from "../../tools/luggage.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { grain, rays, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon, rect } from "../../tools/svg.ts";
import { water } from "../../tools/waters.ts";

/** A family just landed: on the pier, from behind, with the shore and its houses as plain blocks before them. */
export default function draw(): string {
  const random = seeded(165);
  const sky = mix(inks.goldLit, inks.beechLit, 0.3);
  const sea = mix(inks.mantle, inks.spring, 0.25);
  const planks = mix(inks.woodLit, inks.beechLit, 0.25);
  const sun: Point = [560, 300];
  const shade = mix(planks, inks.night, 0.55);
  return canvas(
    mix(sky, inks.paper, 0.35),
    circle(sun, 100, inks.raised),
    rays(random, sun, { from: 130, to: 800, count: 60, width: 5 }, mix(sky, inks.raised, 0.62)),
    ...far.map(([x, width, height]) =>
      rect(x, 508 - height, width, height, mix(sky, inks.mantle, 0.32)),
    ),
    ...near.flatMap(([x, width, height]) => [
      rect(x, 512 - height, width, height, mix(inks.mantle, sky, 0.28)),
      rect(x, 512 - height, width * 0.22, height, mix(inks.mantlePale, sky, 0.35)),
    ]),
    water(
      random,
      { top: 508, bottom: 1000 },
      {
        plane: sea,
        strokes: [mix(sea, inks.goldLit, 0.5), mix(sea, inks.night, 0.45)],
        count: 190,
      },
    ),
    ...piles(),
    polygon(line("640,566 800,566 1600,1000 0,1000"), planks),
    ...boards(planks),
    grain(
      random,
      [300, 800, 1300, 990],
      { count: 30, length: 130, width: 3 },
      mix(planks, inks.paper, 0.55),
    ),
    castShadow([640, 850], 250, 70, shade),
    castShadow([790, 862], 230, 70, shade),
    castShadow([900, 876], 150, 44, shade),
    pilgrim({ at: [640, 850], height: 420, kind: "man", inks: father, hat: true }),
    pilgrim({ at: [795, 862], height: 390, kind: "woman", inks: mother, load: "bundle" }),
    pilgrim({ at: [905, 876], height: 380, kind: "child", inks: child }),
    suitcase([500, 884], 150, {
      front: inks.beech,
      side: inks.wood,
      lid: inks.beechLit,
      cord: inks.paper,
      behind: planks,
      shadow: shade,
    }),
  );
}

const father: FigureInks = {
  coat: inks.ink,
  lit: inks.goldLit,
  dark: mix(inks.night, inks.wood, 0.35),
  accent: inks.wood,
};
const mother: FigureInks = {
  coat: inks.mantle,
  lit: inks.mantlePale,
  dark: inks.night,
  accent: inks.paper,
};
const child: FigureInks = {
  coat: inks.beech,
  lit: inks.beechLit,
  dark: inks.wood,
  accent: inks.paper,
};

const far = [
  [880, 60, 90],
  [950, 44, 150],
  [1004, 70, 110],
  [1090, 50, 190],
  [1150, 66, 130],
  [1226, 40, 160],
  [1280, 80, 96],
  [1370, 60, 120],
] as const;
const near = [
  [820, 90, 40],
  [930, 70, 84],
  [1020, 100, 62],
  [1140, 64, 120],
  [1220, 110, 70],
  [1350, 76, 100],
  [1450, 160, 54],
] as const;

function boards(planks: string): string[] {
  return [582, 604, 632, 668, 714, 772, 846, 940].map((y, index) => {
    const reach = (y - 566) / 434;
    return ribbon(
      [
        [640 - 640 * reach, y, 2 + index * 0.8],
        [800 + 800 * reach, y, 2 + index * 0.8],
      ],
      mix(planks, inks.wood, 0.62),
    );
  });
}

/** The posts of the pier, on both sides, each with its light edge. */
function piles(): string[] {
  return [0.1, 0.24, 0.45, 0.74].flatMap((reach) =>
    [640 - 660 * reach, 800 + 820 * reach].map((x) => {
      const y = 566 + 434 * reach;
      const width = 14 + 60 * reach;
      const height = 30 + 130 * reach;
      return (
        rect(x - width / 2, y - height, width, height * 2.4, inks.wood) +
        rect(x - width / 2, y - height, width * 0.26, height * 2.4, inks.woodLit) +
        polygon(
          [
            [x - width / 2, y - height],
            [x + width / 2, y - height],
            [x + width * 0.4, y - height - width * 0.2],
            [x - width * 0.4, y - height - width * 0.2],
          ],
          inks.woodLit,
        )
      );
    }),
  );
}
