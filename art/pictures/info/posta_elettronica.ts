import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain } from "../../tools/strokes.ts";
import { canvasWithNight, circle, group, type Point, polygon } from "../../tools/svg.ts";

/** An open envelope on blue, and in it, instead of a letter, the ridges of the valley. */
export default function draw(): string {
  const random = seeded(297);
  const ground = mix(inks.mantle, inks.night, 0.2);
  const sky = mix(inks.goldLit, inks.paper, 0.45);
  const flap = mix(inks.hairline, inks.woodLit, 0.35);
  return canvasWithNight(
    ground,
    { [sky]: NIGHT_SKY },
    grain(
      random,
      [-80, 30, 1560, 980],
      { count: 70, length: 190, width: 5, slope: 0.08 },
      mix(ground, inks.mantlePale, 0.16),
    ),
    polygon(line("330,840 1310,820 1560,930 540,960"), mix(ground, inks.night, 0.65)),
    group(
      "rotate(-3 800 560)",
      polygon(line("300,420 800,70 1300,420"), flap),
      polygon(line("336,420 800,98 1264,420"), mix(flap, inks.wood, 0.3)),
      letter(random, sky),
      polygon(line("300,420 800,720 300,860"), inks.paper),
      polygon(line("1300,420 800,720 1300,860"), inks.hairline),
      polygon(line("300,860 740,610 800,640 860,610 1300,860"), inks.raised),
      polygon(
        line("860,610 800,640 806,660 880,640 1290,872 1300,860"),
        mix(inks.hairline, inks.woodLit, 0.4),
      ),
      gouges(
        [
          [[312, 440], [780, 716], 5],
          [[330, 846], [720, 626], 6],
          [[316, 470], [316, 830], 5],
          [[420, 850], [1100, 850], 4],
        ],
        mix(inks.hairline, inks.gold, 0.25),
      ),
    ),
  );
}

/** The sheet that comes out of the envelope: sun, ridges, wood. */
function letter(random: () => number, sky: string): string {
  const clip = (points: Point[], base: number, ink: [string, string, string]): string =>
    ridge(random, points, base, { plane: ink[0], shade: ink[1], lit: ink[2] });
  return [
    polygon(line("372,190 1228,190 1228,560 800,720 372,560"), inks.raised),
    polygon(line("396,214 1204,214 1204,540 800,700 396,540"), sky),
    circle([560, 300], 52, inks.raised),
    clip(line("396,420 520,350 640,410 790,262 910,370 1040,300 1204,410"), 560, [
      mix(inks.mantlePale, inks.paper, 0.2),
      mix(inks.mantlePale, inks.mantle, 0.35),
      inks.raised,
    ]),
    clip(line("396,480 560,430 760,500 980,420 1204,490"), 560, [
      mix(inks.mantle, inks.mantlePale, 0.4),
      inks.mantle,
      mix(inks.mantlePale, inks.paper, 0.3),
    ]),
    wood(random, line("400,530 620,510 860,560 1030,520 1200,530"), 620, 22, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    polygon(line("420,560 1180,560 800,712"), inks.spring),
    polygon(line("396,520 372,520 372,580 430,580"), inks.paper),
  ].join("");
}
