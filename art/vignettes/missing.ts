import { inks, mix } from "../tools/inks.ts";
import { withNight } from "../tools/night.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { leaves, trunk, wood } from "../tools/ridges.ts";
import { gouges, grain, ribbon, under } from "../tools/strokes.ts";
import { polygon, rect } from "../tools/svg.ts";
import { plate } from "./plate.ts";

const haze = mix(inks.springLit, inks.raised, 0.62);
const bark = mix(inks.wood, inks.spring, 0.4);
const far = mix(haze, bark, 0.34);
const leaf = mix(inks.spring, inks.goldLit, 0.28);
const floor = mix(inks.beech, inks.woodLit, 0.3);
const way = mix(inks.hairline, inks.woodLit, 0.35);

/** A path that forks in the beech wood, and a signpost with nothing written on it: for a page that is not there. */
export function missing(): string {
  const random = seeded(404);
  const stems = (text: string, ink: string, lit: string) =>
    band(text)
      .map(([x, foot, width]) => trunk(random, [x, foot], foot + 30, width, { plane: ink, lit }))
      .join("");
  const drawing = plate(
    rect(0, 0, 1200, 800, haze),
    wood(random, line("-40,440 300,410 620,440 900,415 1240,440"), 600, 74, {
      plane: mix(haze, leaf, 0.4),
      lit: inks.raised,
    }),
    ...band("210,-10,16 330,-10,12 450,-10,15 740,-10,13 860,-10,17 980,-10,12").map(
      ([x, y, width]) =>
        polygon(
          [
            [x - width * 0.6, y],
            [x + width * 0.6, y],
            [x + width, 560],
            [x - width, 560],
          ],
          far,
        ),
    ),
    under(line("-20,560 300,540 600,548 900,540 1220,560"), line("1220,810 -20,810"), floor),
    grain(
      random,
      [40, 570, 1160, 780],
      { count: 18, length: 60, width: 5, slope: 0.12 },
      mix(floor, inks.wood, 0.3),
    ),
    ribbon(band("250,548,14 270,580,36 400,640,90 560,720,170 600,820,280"), way),
    ribbon(band("950,548,14 930,580,36 800,640,90 640,720,170 600,820,280"), way),
    stems("90,690,74 1120,700,80", bark, mix(bark, inks.raised, 0.45)),
    signpost(),
    ...line("120,90 300,40 940,240 1090,110").map((at) =>
      leaves(random, at, [190, 90], 13, 84, leaf),
    ),
  );
  return withNight(drawing, { [haze]: "#24385a" });
}

/** A post with an arm to either side, the right one in the shade. */
function signpost(): string {
  const shade = mix(inks.woodLit, inks.wood, 0.5);
  return [
    polygon(line("584,690 590,230 614,222 622,690"), inks.wood),
    polygon(line("604,228 614,222 622,690 608,690"), mix(inks.wood, inks.night, 0.4)),
    polygon(line("640,276 640,352 388,366 336,322 384,268"), inks.woodLit),
    polygon(line("566,388 862,376 910,420 866,468 566,462"), shade),
    gouges(
      [
        [[400, 290], [610, 296], 5],
        [[420, 340], [560, 334], 4],
      ],
      mix(inks.woodLit, inks.wood, 0.4),
    ),
    gouges(
      [
        [[600, 404], [840, 396], 4],
        [[640, 446], [820, 444], 4],
      ],
      mix(inks.woodLit, inks.wood, 0.2),
    ),
    gouges([[[560, 690], [650, 694], 14]], mix(floor, inks.wood, 0.5)),
  ].join("");
}
