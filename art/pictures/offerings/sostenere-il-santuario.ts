import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, group, polygon } from "../../tools/svg.ts";

/** A stone wall being built, the trowel left on it, the mountains behind. */
export default function draw(): string {
  const random = seeded(374);
  const sky = mix(inks.mantlePale, inks.paper, 0.6);
  return canvas(
    sky,
    grain(random, [-60, 50, 1400, 330], { count: 24, length: 330, width: 10 }, inks.raised),
    ridge(random, line("-40,440 220,330 420,420 660,270 880,420 1120,310 1330,410 1650,300"), 700, {
      plane: mix(inks.mantlePale, sky, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    wood(random, line("-60,540 320,500 740,570 1180,520 1660,540"), 1000, 30, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    ...courses(random),
    trowel(),
  );
}

/** Squared stones in courses: the upper ones are not finished yet, and go down in steps to the right. */
function courses(random: () => number): string[] {
  const parts = [
    polygon(
      line("0,560 620,560 620,660 1010,660 1010,770 1330,770 1330,890 1600,890 1600,1000 0,1000"),
      mix(inks.wood, inks.ink, 0.5),
    ),
  ];
  const rows = [
    [560, 620],
    [665, 1010],
    [775, 1330],
    [890, 1640],
  ] as const;
  rows.forEach(([top, end], row) => {
    const height = 102 + row * 4;
    for (let x = -30 - row * 45; x < end - 60; ) {
      let width = 150 + random() * 110;
      if (x + width > end - 70) width = end - x;
      const last = x + width >= end - 4;
      parts.push(stone(random, x, top, width - 9, height - 8, row === 0 && last));
      x += width;
    }
  });
  return parts;
}

function stone(
  random: () => number,
  x: number,
  y: number,
  width: number,
  height: number,
  warm: boolean,
): string {
  const ink = warm ? inks.beechLit : mix(inks.hairline, inks.woodLit, 0.15 + random() * 0.6);
  const jag = () => (random() - 0.5) * 9;
  return (
    polygon(
      [
        [x + jag(), y + 3],
        [x + width * 0.5, y + jag() * 0.5],
        [x + width + jag() * 0.4, y + 4],
        [x + width, y + height],
        [x + width * 0.4, y + height + jag() * 0.5],
        [x + 2, y + height],
      ],
      ink,
    ) +
    polygon(
      [
        [x + width, y + 6],
        [x + width, y + height],
        [x + 6, y + height],
        [x + width * 0.3, y + height - 14],
        [x + width - 16, y + height - 16],
      ],
      mix(ink, inks.wood, 0.35),
    ) +
    gouges(
      [
        [[x + 8, y + 10], [x + width * 0.8, y + 9], 4],
        [[x + 9, y + 12], [x + 10, y + height * 0.8], 3],
        [
          [x + width * (0.2 + random() * 0.3), y + height * 0.5],
          [x + width * 0.65, y + height * (0.35 + random() * 0.2)],
          3,
        ],
      ],
      inks.raised,
    )
  );
}

/** The trowel, with a little mortar under it, on the wall that steps down. */
function trowel(): string {
  return group(
    "translate(800 640)",
    polygon(line("-110,18 196,14 200,30 -100,32"), mix(inks.wood, inks.night, 0.3)),
    polygon(line("-120,24 -60,-6 60,-18 150,4 170,26"), inks.raised),
    polygon(line("20,-6 150,4 170,26 60,26"), inks.hairline),
    polygon(line("-140,10 40,-64 104,-30 60,6"), mix(inks.ink, inks.mantlePale, 0.45)),
    polygon(line("-140,10 40,-64 52,-56 -60,0"), inks.raised),
    ribbon(band("70,-40,12 120,-70,12 120,-110,12"), inks.ink),
    ribbon(band("112,-96,26 170,-136,38 236,-176,32"), inks.beech),
    gouges([[[116, -108], [226, -184], 5]], inks.beechLit),
  );
}
