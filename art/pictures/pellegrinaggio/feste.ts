import type { FigureInks } from "../../tools/figure-inks.ts";
import type { Head } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust, flame } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, rays, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, type Point, polygon } from "../../tools/svg.ts";

/** The torchlight procession: a thread of flames that comes down the dark valley towards the viewer. */
export default function draw(): string {
  const random = seeded(22);
  const night = inks.night;
  const blue = mix(night, inks.mantle, 0.55);
  const parts = [
    ...stars(random),
    ridge(random, line("-40,330 220,180 430,300 640,236 850,346 1130,140 1330,270 1650,190"), 700, {
      plane: mix(night, inks.mantle, 0.7),
      shade: mix(night, inks.mantle, 0.42),
      lit: mix(inks.mantle, inks.mantlePale, 0.3),
    }),
    wood(random, line("-60,350 300,385 700,440 980,410 1300,345 1660,310"), 1000, 50, {
      plane: mix(night, inks.mantle, 0.36),
      lit: blue,
    }),
    wood(random, line("-60,560 200,600 420,700"), 1000, 66, {
      plane: mix(night, inks.mantle, 0.2),
      lit: mix(night, inks.mantle, 0.45),
    }),
    wood(random, line("1000,700 1240,610 1660,540"), 1000, 66, {
      plane: mix(night, inks.mantle, 0.2),
      lit: mix(night, inks.mantle, 0.45),
    }),
    ribbon(
      band("880,520,5 1010,545,14 900,585,26 600,625,44 500,680,70 760,770,150 900,1020,560"),
      mix(night, inks.gold, 0.32),
    ),
  ];
  for (const [x, y, size] of thread(random)) {
    parts.push(circle([x, y - size * 0.5], size * 1.05, mix(night, inks.gold, 0.6)));
    parts.push(gouges([[[x, y], [x, y - size * 1.3], size * 0.55]], inks.raised));
  }
  for (const { at, size, kind } of walkers) {
    const [x, y] = at;
    const light: Point = [x - size * 0.52, y - size * 0.2];
    parts.push(circle(light, size * 1.15, mix(night, inks.gold, 0.3)));
    parts.push(
      rays(
        random,
        light,
        { from: size * 0.72, to: size * 1.5, count: 14, width: size * 0.02 },
        inks.gold,
      ),
    );
    parts.push(circle(light, size * 0.6, mix(night, inks.gold, 0.75)));
    parts.push(
      polygon(
        [
          [x - size * 0.5, y + size * 0.9],
          [x + size * 0.5, y + size * 0.9],
          [x + size * 0.66, y + size * 2.5],
          [x - size * 0.66, y + size * 2.5],
        ],
        lamplit.coat,
      ),
    );
    parts.push(bust(at, size, lamplit, kind));
    parts.push(
      ribbon(
        [
          [x - size * 0.56, y + size * 0.95, size * 0.22],
          [x - size * 0.56, y + size * 0.7, size * 0.16],
        ],
        lamplit.coat,
      ),
    );
    parts.push(
      ribbon(
        [
          [x - size * 0.55, y + size * 0.75, size * 0.09],
          [x - size * 0.56, y + size * 0.05, size * 0.085],
        ],
        inks.paper,
      ),
    );
    parts.push(flame([x - size * 0.56, y + size * 0.04], size * 0.34, inks.goldLit, inks.raised));
  }
  return canvas(night, ...parts);
}

const lamplit: FigureInks = {
  coat: mix(inks.night, inks.mantle, 0.12),
  lit: inks.goldLit,
  dark: mix(inks.night, inks.wood, 0.5),
  accent: mix(inks.mantle, inks.night, 0.35),
  skin: mix(inks.beech, inks.night, 0.45),
};

const walkers: { at: Point; size: number; kind: Head }[] = [
  { at: [660, 735], size: 105, kind: "bun" },
  { at: [925, 765], size: 125, kind: "short" },
  { at: [400, 850], size: 185, kind: "short" },
  { at: [1350, 815], size: 215, kind: "scarf" },
];

/** The small flames along the way, from the farthest. */
function thread(random: () => number): [number, number, number][] {
  const way: Point[] = line(
    "885,520 950,530 1000,546 960,566 880,588 790,602 690,614 600,628 525,650 510,682 585,712",
  );
  return way.flatMap(([x, y], index) => {
    const size = 9 + index * 1.8;
    return [-1, 1].map((side): [number, number, number] => [
      x + side * size * 1.5 + (random() - 0.5) * size,
      y + side * size * 0.35 - size * 0.6,
      size,
    ]);
  });
}

function stars(random: () => number): string[] {
  const cuts = Array.from({ length: 26 }, (): Cut => {
    const x = random() * 1600;
    const y = random() * 230;
    const size = 3 + random() * 5;
    return [[x - size, y], [x + size, y], size * 0.4];
  });
  return [gouges(cuts, mix(inks.mantlePale, inks.paper, 0.4))];
}
