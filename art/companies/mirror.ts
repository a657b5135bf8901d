import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, grain, rounded } from "../tools/strokes.ts";
import { ellipse, group, type Point, rect } from "../tools/svg.ts";
import { rings } from "../tools/waters.ts";
import { soils, stones, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Where the bank meets the water. */
const BANK = 150;

/** San Giorgio: the water of the little lake fills the picture; in it, upside down, is the company, and on its bed the white Madonna. */
export const mirror: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const water = light.on(mix(inks.springLit, inks.mantlePale, 0.45));
  const deep = light.on(mix(inks.spring, inks.mantle, 0.3));
  const places = band("1080,140,330 700,138,320 540,142,330 360,140,320 220,144,330");
  const walkers = (seen: Scene) => company(seen, [900, 140, 390], places);
  // The same company again, in the same places, as dim as water shows it.
  const mirrored: Scene = {
    ...scene,
    random: () => 0.2,
    light: {
      ...light,
      on: (ink) => mix(light.on(ink), water, 0.42),
      onCloth: (ink) => mix(light.on(ink), water, 0.36),
    },
  };
  return [
    rect(-10, -10, 1620, 1020, water),
    rounded(
      line("-200,1300 60,700 420,470 900,420 1300,520 1640,640 1800,1300"),
      mix(water, deep, 0.22),
    ),
    rounded(line("0,1400 240,820 560,620 920,610 1240,760 1460,1400"), mix(water, deep, 0.42)),
    group(`translate(0 ${2 * BANK + 14}) scale(1 -1)`, walkers(mirrored)),
    sunkenMadonna(scene, spot(scene, [560, 930]), mix(water, deep, 0.42)),
    grain(
      random,
      [-60, 220, 1500, 980],
      { count: 70, length: 190, width: 7, bend: 4 },
      mix(water, light.on(inks.raised), 0.3),
    ),
    gouges(
      Array.from({ length: 26 }, (_, index): Cut => {
        const y = 210 + index * 29;
        const x = random() * 1500;
        return [[x, y], [x + 90 + random() * 120, y + 2], 5 + index * 0.2];
      }),
      light.on(inks.raised),
    ),
    rings(random, spot(scene, [1290, 640]), { radius: 70, count: 3 }, light.on(inks.raised)),
    rect(-10, -10, 1620, BANK - 40, grass),
    turf(scene, [0, -10, 1580, 90], mix(grass, light.on(inks.spring), 0.5), 70),
    rounded(
      line("-60,60 400,84 900,76 1300,86 1660,64 1700,152 1200,166 700,158 300,170 -80,154"),
      dry,
    ),
    walkers({ ...scene, random: () => 0.2 }),
    gouges(
      Array.from(
        { length: 30 },
        (_, index): Cut => [
          [index * 56 - 20, BANK + 8 + (index % 3) * 3],
          [index * 56 + 40, BANK + 10 + (index % 3) * 3],
          9,
        ],
      ),
      mix(shade, deep, 0.5),
    ),
    stones(scene, "60,190,190 1500,196,210 1330,176,90 620,172,70"),
    gouges(
      line("120,230 180,215 1440,240 1520,236 1570,220").flatMap(([x, y]) =>
        Array.from({ length: 5 }, (): Cut => {
          const foot = spot(scene, [x + random() * 50, y]);
          return [foot, [foot[0] - 40 + random() * 80, y - 150 - random() * 90], 9, 12];
        }),
      ),
      light.on(mix(inks.spring, inks.ink, 0.25)),
    ),
  ];
};

/** The white Madonna that stands on the bed, her hands joined, seen through the water that moves over her. */
function sunkenMadonna({ light }: Scene, [x, y]: Point, water: string): string {
  const white = mix(light.on(inks.raised), water, 0.1);
  const shade = mix(white, water, 0.55);
  const p = (text: string) => line(text).map(([dx, dy]): Point => [x + dx * 4.4, y + dy * 4.4]);
  return (
    ellipse([x, y + 6], 150, 34, mix(water, light.on(inks.ink), 0.25)) +
    rounded(
      p(
        "0,-101 7,-98 9,-90 9,-83 15,-76 18,-62 15,-46 18,-24 21,0 0,3 -21,0 -18,-24 -15,-46 -18,-62 -15,-76 -9,-83 -9,-90 -7,-98",
      ),
      white,
    ) +
    rounded(p("6,-98 9,-90 9,-83 15,-76 18,-62 15,-46 18,-24 21,0 8,2 9,-30 6,-60 5,-80"), shade) +
    rounded(
      p("0,-96 4.6,-93 5,-87 2.6,-82 0,-80.6 -2.6,-82 -5,-87 -4.6,-93"),
      mix(white, shade, 0.7),
    ) +
    rounded(
      p("0,-73 3,-66 2.6,-58 0,-56 -2.6,-58 -3,-66"),
      mix(white, light.on(inks.raised), 0.8),
    ) +
    gouges(
      [
        ["-12,-70", "-2,-58", 7],
        ["-4,-52", "-9,-4", 10],
        ["3,-52", "4,-4", 9],
        ["-12,-44", "-15,-6", 8],
        ["-7,-84", "-13,-72", 6],
      ].map(([from, to, width]): Cut => {
        const [[start], [end]] = [p(String(from)), p(String(to))];
        return [start ?? [x, y], end ?? [x, y], Number(width)];
      }),
      shade,
    ) +
    gouges(
      line("-150,-270 -60,-210 -170,-140 -40,-80 -140,-20").map(
        ([dx, dy]): Cut => [[x + dx, y + dy], [x + dx + 230, y + dy + 4], 8],
      ),
      water,
    )
  );
}
