import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, type Pressed, ribbon, under } from "../../tools/strokes.ts";
import { circle, ellipse, type Point, polygon, uprightCanvas } from "../../tools/svg.ts";

const bronze = mix(inks.wood, inks.night, 0.45);
const dull = mix(inks.gold, inks.wood, 0.45);
const pale = mix(inks.goldLit, inks.raised, 0.45);

/** Reeds beside the rock from which a spring comes, as in bronze: gold where the light falls on them. */
export default function draw(): string {
  const random = seeded(2004);
  const far = "470,300 590,190 760,250 900,160 1010,290 1110,220";
  const near = "400,420 540,350 660,210 800,330 930,260 1080,400";
  return uprightCanvas(
    bronze,
    circle([330, 420], 300, mix(bronze, inks.gold, 0.22)),
    grain(
      random,
      [-40, 60, 1160, 1180],
      { count: 70, length: 120, width: 4 },
      mix(bronze, inks.gold, 0.3),
    ),
    ...line(far).map((top, index) =>
      reed(random, [560 + index * 90, 1240], top, 15, dull, mix(dull, bronze, 0.4)),
    ),
    ...line(near).map((top, index) =>
      reed(random, [520 + index * 96, 1290], top, 20, inks.goldLit, inks.gold),
    ),
    boulder(random, [250, 1290], [720, 620], {
      plane: mix(inks.gold, inks.wood, 0.3),
      lit: inks.goldLit,
      shade: mix(inks.wood, inks.night, 0.2),
      cuts: mix(inks.gold, inks.wood, 0.75),
    }),
    under(
      line("-20,1250 240,1216 500,1262 820,1236 1220,1270"),
      line("1220,1520 -20,1520"),
      mix(bronze, inks.spring, 0.6),
    ),
    polygon(line("372,1010 420,980 452,1016 430,1060 380,1066"), mix(inks.wood, inks.night, 0.6)),
    ribbon(band("410,1030,30 420,1100,44 400,1190,52 420,1262,70"), inks.springLit),
    ribbon(band("402,1040,9 410,1110,12 390,1190,14 400,1256,18"), inks.raised),
    ...[170, 110].map((radius, index) =>
      ellipse(
        [420, 1268],
        radius,
        radius * 0.16,
        [mix(inks.springLit, inks.spring, 0.4), inks.raised][index] ?? "",
      ),
    ),
    gouges(
      Array.from({ length: 44 }, (): Cut => {
        const [x, y] = [60 + random() * 1080, 1290 + random() ** 1.4 * 180];
        return [[x, y], [x + 70 + random() * 150, y + (random() - 0.5) * 6], 4 + (y - 1280) / 30];
      }),
      mix(inks.springLit, inks.spring, 0.3),
    ),
    gouges(
      Array.from({ length: 16 }, (): Cut => {
        const [x, y] = [260 + random() * 700, 1300 + random() * 150];
        return [[x, y], [x + 60 + random() * 90, y], 5];
      }),
      pale,
    ),
  );
}

/** A reed: its stalk with knots, long leaves that bend over, and a plume. */
function reed(
  random: () => number,
  [x, y]: Point,
  [topX, topY]: Point,
  width: number,
  lit: string,
  shade: string,
): string {
  const at = (share: number): Point => [x + (topX - x) * share ** 1.5, y + (topY - y) * share];
  const stalk = [0, 0.25, 0.5, 0.75, 1].map(
    (share): Pressed => [...at(share), width * (1 - share * 0.5)],
  );
  const leaf = (share: number, side: 1 | -1): string => {
    const [fromX, fromY] = at(share);
    const reach = (190 + random() * 130) * side;
    const rise = 150 + random() * 90;
    return ribbon(
      [
        [fromX, fromY, width * 0.5],
        [fromX + reach * 0.4, fromY - rise, width * 1.5],
        [fromX + reach * 0.8, fromY - rise * 0.95, width * 1.1],
        [fromX + reach * 1.15, fromY - rise * 0.45, 1],
      ],
      side < 0 ? lit : shade,
    );
  };
  const [plumeX, plumeY] = at(1);
  const plume = (ink: string, shift: number): string =>
    gouges(
      Array.from({ length: 15 }, (_, index): Cut => {
        const down = index * width * 0.75;
        const side = index % 2 ? 1 : -0.4;
        return [
          [plumeX + shift, plumeY + down],
          [
            plumeX + shift + side * width * (1.5 + index * 0.16),
            plumeY + down - width * 1.4 + index * 2.5,
          ],
          width * 0.32,
          side * 4,
        ];
      }),
      ink,
    );
  return [
    leaf(0.3 + random() * 0.1, 1),
    leaf(0.48 + random() * 0.1, -1),
    leaf(0.66 + random() * 0.06, 1),
    ribbon(stalk, lit),
    ribbon(
      stalk.map(([px, py, wide]): Pressed => [px + wide * 0.28, py, wide * 0.42]),
      shade,
    ),
    plume(shade, 4),
    plume(lit, 0),
  ].join("");
}
