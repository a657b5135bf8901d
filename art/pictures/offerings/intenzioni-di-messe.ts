import { inks, mix } from "../../tools/inks.ts";
import { flame } from "../../tools/pilgrims.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, rays } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, polygon, rect } from "../../tools/svg.ts";

/** Candles in tiers in a dark church, one newly lit, taller than the others. */
export default function draw(): string {
  const random = seeded(385);
  const dark = mix(inks.night, inks.beech, 0.22);
  const glow = mix(dark, inks.gold, 0.42);
  const tiers = [
    { y: 560, from: 300, step: 150, size: 66 },
    { y: 720, from: 210, step: 182, size: 82 },
    { y: 905, from: 110, step: 222, size: 102 },
  ];
  return canvas(
    dark,
    grain(
      random,
      [-60, 20, 1560, 420],
      { count: 40, length: 120, width: 4, slope: 0.2 },
      mix(dark, inks.beech, 0.35),
    ),
    circle([800, 300], 330, mix(dark, inks.gold, 0.2)),
    circle([800, 290], 200, glow),
    rays(
      random,
      [800, 290],
      { from: 214, to: 520, count: 64, width: 5 },
      mix(inks.gold, dark, 0.25),
    ),
    ...tiers.flatMap(({ y, from, step, size }, row) => [
      polygon(
        [
          [0, y],
          [1600, y],
          [1600, y + 30 + row * 6],
          [0, y + 30 + row * 6],
        ],
        mix(inks.wood, inks.gold, 0.3),
      ),
      rect(0, y, 1600, 6 + row, inks.goldLit),
      rect(0, y + 30 + row * 6, 1600, 170, mix(inks.night, inks.wood, 0.45)),
      ...Array.from({ length: 8 }, (_, index) => {
        const x = from + index * step;
        if (row === 0 && Math.abs(x - 800) < 80) return candle(800, y, 84, 250, glow, true);
        const height = size * (0.7 + random() * 1.1);
        return candle(x, y, size * 0.62, height, glow, random() > 0.24);
      }),
    ]),
    grain(random, [0, 955, 1560, 990], { count: 12, length: 200, width: 4 }, inks.gold),
  );
}

/** A candle standing on its tier, lit or spent, with the wax that has run down. */
function candle(
  x: number,
  foot: number,
  width: number,
  height: number,
  glow: string,
  lit: boolean,
): string {
  const top = foot - height;
  const half = width / 2;
  const wax = lit ? inks.paper : mix(inks.hairline, inks.wood, 0.35);
  return [
    lit ? circle([x, top - width * 0.55], width * 0.95, glow) : "",
    ellipse([x, foot + 2], half * 1.35, half * 0.3, mix(inks.gold, inks.wood, 0.3)),
    rect(x - half, top, width, height, wax),
    rect(x + half * 0.3, top, half * 0.7, height, mix(wax, inks.woodLit, 0.6)),
    ellipse([x, top], half, half * 0.28, lit ? inks.goldLit : mix(wax, inks.wood, 0.3)),
    gouges(
      [
        [[x - half * 0.7, top + 6], [x - half * 0.66, foot - 8], width * 0.06],
        [[x - half * 0.1, top], [x - half * 0.14, top + height * 0.5], width * 0.09],
      ],
      inks.raised,
    ),
    gouges([[[x, top + 2], [x, top - width * 0.3], width * 0.05]], inks.night),
    lit ? flame([x, top - width * 0.12], width * 0.95, inks.goldLit, inks.raised) : "",
  ].join("");
}
