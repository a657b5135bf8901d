import type { FigureInks } from "../../tools/figure-inks.ts";
import { headOf } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust, cross, flame } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rays, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.red, inks.night, 0.72);

/** Benediction: at the end of a dark church the monstrance shines between the candles; people kneel before it. */
export default function draw(): string {
  const random = seeded(301);
  const stone = mix(wall, inks.beech, 0.35);
  return canvas(
    wall,
    grain(
      random,
      [-60, 20, 1560, 560],
      { count: 60, length: 110, width: 4 },
      mix(wall, inks.night, 0.5),
    ),
    // The apse, and the light of the candles in it.
    path("M380 720V470A420 420 0 0 1 1220 470V720Z", stone),
    path("M420 720V476A380 380 0 0 1 1180 476V720Z", mix(wall, inks.night, 0.3)),
    path(
      "M1180 720V476A380 380 0 0 0 880 106C1010 190 1070 320 1070 476V720Z",
      mix(wall, inks.night, 0.6),
    ),
    gouges(
      [
        [[396, 700], [396, 470], 7],
        [[400, 440], [640, 96], 8, 90],
      ],
      mix(stone, inks.goldLit, 0.55),
    ),
    circle([800, 330], 250, mix(wall, inks.beech, 0.34)),
    circle([800, 330], 176, mix(wall, inks.gold, 0.55)),
    rays(
      random,
      [800, 330],
      { from: 150, to: 380, count: 52, width: 5 },
      mix(inks.gold, inks.goldLit, 0.3),
    ),
    altar(random),
    ...candles.map(([x, height]) => candle(x, height)),
    group("translate(800 588)", monstrance()),
    floor(),
    ...people(random),
  );
}

/** The altar: a white cloth over stone, three steps before it. */
function altar(random: () => number): string {
  const stone = mix(inks.woodLit, inks.beech, 0.35);
  return [
    rect(470, 588, 660, 26, inks.raised),
    rect(930, 588, 200, 26, mix(inks.hairline, inks.beechLit, 0.3)),
    rect(490, 614, 620, 120, stone),
    rect(930, 614, 180, 120, mix(stone, inks.night, 0.4)),
    rect(470, 606, 660, 10, inks.goldLit),
    cross([800, 664], 34, inks.goldLit),
    grain(
      random,
      [500, 624, 900, 726],
      { count: 14, length: 70, width: 3 },
      mix(stone, inks.wood, 0.4),
    ),
    ...[
      [430, 734, 740],
      [380, 762, 840],
      [320, 792, 960],
    ].map(
      ([x = 0, y = 0, width = 0], index) =>
        rect(x, y, width, 32, mix(stone, inks.night, 0.2 + index * 0.12)) +
        rect(x, y, width, 6, mix(stone, inks.goldLit, 0.4)),
    ),
  ].join("");
}

const candles: [number, number][] = [
  [516, 150],
  [586, 176],
  [656, 200],
  [944, 200],
  [1014, 176],
  [1084, 150],
];

function candle(x: number, height: number): string {
  const top = 560 - height;
  return [
    polygon(
      [
        [x - 18, 590],
        [x + 18, 590],
        [x + 6, 566],
        [x - 6, 566],
      ],
      inks.gold,
    ),
    rect(x - 5, 536, 10, 34, inks.gold),
    ellipse([x, 540], 17, 5, inks.goldLit),
    rect(x - 8, top, 16, 540 - top, inks.raised),
    rect(x + 2, top, 6, 540 - top, mix(inks.hairline, inks.beechLit, 0.35)),
    flame([x, top + 2], 32, inks.goldLit, inks.raised),
  ].join("");
}

/** The monstrance, its foot's middle at the origin, the host 258 above it: a sun of gold. */
function monstrance(): string {
  const points = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 ? 112 : 148;
    const wide = index % 2 ? 0.09 : 0.11;
    const at = (turn: number, far: number) =>
      [Math.cos(angle + turn) * far, -258 + Math.sin(angle + turn) * far] as const;
    const ink =
      Math.cos(angle - Math.PI * 1.25) > -0.2 ? inks.goldLit : mix(inks.gold, inks.goldLit, 0.35);
    return polygon([at(-wide, 60), at(0, reach), at(wide, 60)], ink);
  });
  return [
    ellipse([3, -2], 84, 17, mix(inks.gold, inks.wood, 0.5)),
    path("M-80 -4C-50 -22 -20 -28 -14 -62H14C20 -28 50 -22 80 -4C50 8 -50 8 -80 -4Z", inks.goldLit),
    path("M4 -62H14C20 -28 50 -22 80 -4C60 4 30 7 10 6C34 -18 8 -28 4 -62Z", inks.gold),
    ellipse([0, -72], 24, 15, inks.gold),
    ellipse([-4, -75], 18, 10, inks.goldLit),
    polygon(line("-9,-84 9,-84 12,-130 -12,-130"), inks.goldLit),
    polygon(line("2,-84 9,-84 12,-130 2,-130"), inks.gold),
    ...points,
    circle([0, -258], 72, inks.gold),
    circle([-3, -261], 68, inks.goldLit),
    circle([0, -258], 55, mix(inks.gold, inks.wood, 0.35)),
    circle([0, -258], 50, inks.raised),
    cross([0, -258], 22, mix(inks.goldLit, inks.raised, 0.35)),
    cross([0, -424], 20, inks.goldLit),
    gouges(
      [
        [[-60, -234], [-30, -316], 6, 14],
        [[-56, -10], [-20, -34], 4, -4],
      ],
      inks.raised,
    ),
  ].join("");
}

/** The floor of the nave, with the light that comes down it. */
function floor(): string {
  const ground = mix(wall, inks.night, 0.25);
  const lanes: Cut[] = [-3, -2, -1, 1, 2, 3].map(
    (lane): Cut => [[800 + lane * 150, 826], [800 + lane * 260, 1006], 5],
  );
  return [
    rect(0, 824, 1600, 190, ground),
    polygon(line("560,824 1040,824 1180,1010 420,1010"), mix(ground, inks.gold, 0.34)),
    gouges(lanes, mix(ground, inks.night, 0.5)),
    ribbon(
      [
        [0, 824, 8],
        [800, 824, 8],
        [1600, 824, 8],
      ],
      mix(ground, inks.gold, 0.4),
    ),
  ].join("");
}

/** People on their knees in two rows, the women veiled, the men bareheaded; the middle is left free. */
function people(random: () => number): string[] {
  return [0, 1].flatMap((row) => {
    const size = 120 + row * 34;
    const parts: string[] = [];
    for (let x = -20 - row * 50; x < 1640; x += size * (0.98 + random() * 0.2)) {
      const [figure] = palette.slice(Math.floor(random() * palette.length));
      const kind = headOf(random() < 0.5 ? random() * 0.3 : 0.5);
      const isInTheWay = Math.abs(x - 800) < 150 + row * 40;
      if (figure && !isInTheWay)
        parts.push(bust([x, 836 + row * 86 + (random() - 0.5) * 26], size, figure, kind));
    }
    return parts;
  });
}

const rim = mix(inks.goldLit, inks.beechLit, 0.4);
const palette: readonly FigureInks[] = [
  {
    coat: mix(inks.mantle, inks.night, 0.55),
    lit: mix(inks.mantle, rim, 0.55),
    dark: inks.night,
    accent: mix(inks.paper, inks.mantlePale, 0.4),
  },
  {
    coat: mix(inks.wood, inks.night, 0.4),
    lit: mix(inks.wood, rim, 0.6),
    dark: inks.night,
    accent: mix(inks.beech, inks.night, 0.2),
  },
  {
    coat: mix(inks.spring, inks.night, 0.6),
    lit: mix(inks.spring, rim, 0.5),
    dark: mix(inks.wood, inks.night, 0.6),
    accent: mix(inks.woodLit, inks.beech, 0.3),
  },
  {
    coat: mix(inks.violet, inks.night, 0.65),
    lit: mix(inks.violet, rim, 0.5),
    dark: inks.night,
    accent: mix(inks.gold, inks.wood, 0.3),
  },
];
