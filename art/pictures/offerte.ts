import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { gouges, grain, ribbon } from "../tools/strokes.ts";
import { canvas, ellipse, type Point, polygon } from "../tools/svg.ts";

/** Two small coins on a stone step, where the light of a door reaches. */
export default function draw(): string {
  const random = seeded(220);
  const dark = mix(inks.mantle, inks.night, 0.55);
  const riser = mix(inks.night, inks.mantle, 0.25);
  const stone = mix(inks.mantle, inks.ink, 0.35);
  const lit = mix(inks.hairline, inks.goldLit, 0.35);
  return canvas(
    riser,
    polygon(line("0,0 1600,0 1600,250 0,330"), dark),
    polygon(line("330,0 820,0 1010,280 560,302"), mix(lit, inks.woodLit, 0.25)),
    grain(
      random,
      [-60, 20, 1500, 250],
      { count: 26, length: 160, width: 5, slope: -0.05 },
      mix(dark, inks.mantlePale, 0.16),
    ),
    polygon(line("0,330 1600,250 1600,350 0,440"), riser),
    polygon(line("560,302 1010,280 1034,382 590,407"), inks.wood),
    polygon(line("0,440 1600,350 1600,850 0,940"), stone),
    polygon(line("590,407 1034,382 1420,860 820,894"), lit),
    polygon(line("0,940 1600,850 1600,880 0,974"), mix(stone, inks.mantlePale, 0.4)),
    polygon(line("820,894 1420,860 1426,890 826,926"), inks.raised),
    grain(
      random,
      [0, 470, 620, 880],
      { count: 36, length: 110, width: 5, slope: -0.06 },
      mix(stone, inks.mantlePale, 0.25),
    ),
    grain(
      random,
      [1260, 400, 1560, 800],
      { count: 20, length: 110, width: 5, slope: -0.06 },
      mix(stone, inks.mantlePale, 0.25),
    ),
    grain(
      random,
      [780, 450, 1060, 840],
      { count: 18, length: 90, width: 4, slope: -0.06 },
      mix(lit, inks.woodLit, 0.5),
    ),
    ribbon(band("1160,375,5 1200,460,7 1190,560,4 1240,640,2"), mix(stone, inks.night, 0.5)),
    ...coin([890, 600], 92, 5),
    ...coin([1080, 720], 92, 14),
  );
}

/** A coin lying on the stone: its edge, its face with a worn rim, and its short shadow. */
function coin([x, y]: Point, size: number, edge: number): string[] {
  return [
    polygon(
      [
        [x - size * 0.5, y + size * 0.3],
        [x + size * 0.9, y - size * 0.2],
        [x + size * 2, y + size * 0.42],
        [x + size * 0.5, y + size * 0.72],
      ],
      mix(inks.woodLit, inks.ink, 0.45),
    ),
    ellipse([x, y + edge + 10], size, size * 0.5, inks.wood),
    ellipse([x, y + 4], size, size * 0.5, inks.gold),
    ellipse([x, y], size, size * 0.5, mix(inks.gold, inks.goldLit, 0.55)),
    ellipse([x + 2, y + 1], size * 0.8, size * 0.38, inks.gold),
    ellipse([x + 4, y + 3], size * 0.76, size * 0.35, mix(inks.gold, inks.goldLit, 0.8)),
    gouges(
      [
        [[x - size * 0.9, y - 4], [x - size * 0.05, y - size * 0.44], size * 0.05, size * 0.16],
        [[x - size * 0.4, y + 8], [x + size * 0.3, y - 10], size * 0.05, 8],
        [[x - size * 0.2, y + 22], [x + size * 0.4, y + 6], size * 0.04, 6],
      ],
      inks.raised,
    ),
    gouges(
      [
        [
          [x - size * 0.3, y + size * 0.3],
          [x + size * 0.55, y + size * 0.12],
          size * 0.05,
          -size * 0.08,
        ],
      ],
      inks.gold,
    ),
  ];
}
