import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, trunk, wood } from "../../tools/ridges.ts";
import { gouges, grain, rounded, under } from "../../tools/strokes.ts";
import { canvas, group, polygon } from "../../tools/svg.ts";
import { rings, water } from "../../tools/waters.ts";

/** Stepping stones from one bank of the stream to the other. */
export default function draw(): string {
  const random = seeded(308);
  const river = mix(inks.spring, inks.springLit, 0.28);
  const bank = mix(inks.spring, inks.ink, 0.5);
  const bark = { plane: mix(inks.ink, inks.wood, 0.4), lit: inks.woodLit };
  return canvas(
    mix(inks.springLit, inks.paper, 0.68),
    wood(random, line("-60,190 300,130 700,180 1100,110 1660,150"), 420, 30, {
      plane: mix(inks.springLit, inks.spring, 0.35),
      lit: inks.raised,
    }),
    trunk(random, [250, 330], 380, 30, bark),
    trunk(random, [430, 310], 380, 22, bark),
    trunk(random, [1120, 320], 420, 34, bark),
    trunk(random, [1390, 330], 400, 28, bark),
    leaves(random, [330, 10], [300, 90], 60, 50, mix(inks.spring, inks.ink, 0.35)),
    leaves(random, [1270, 10], [340, 100], 70, 50, mix(inks.spring, inks.ink, 0.35)),
    leaves(random, [1230, 0], [300, 70], 30, 46, inks.spring),
    under(
      line("-20,320 300,290 640,300 1000,284 1620,310"),
      [
        [1620, 420],
        [-20, 420],
      ],
      mix(inks.goldLit, inks.spring, 0.35),
    ),
    water(
      random,
      { top: 370, bottom: 1000 },
      {
        plane: river,
        strokes: [mix(river, inks.raised, 0.62), mix(river, inks.ink, 0.35)],
        count: 170,
      },
    ),
    under(
      line("-20,350 260,372 620,366 1020,378 1620,352"),
      [
        [1620, 330],
        [-20, 330],
      ],
      mix(inks.gold, inks.spring, 0.35),
    ),
    grain(
      random,
      [0, 330, 1560, 358],
      { count: 40, length: 34, width: 4, slope: -1.2 },
      inks.goldLit,
    ),
    ...stones.flatMap(([x, y, size]) => [
      rings(random, [x, y + size * 0.2], { radius: size, count: 2 }, mix(river, inks.raised, 0.75)),
      stone(x, y, size),
    ]),
    pilgrim({
      at: [938, 642],
      height: 250,
      kind: "woman",
      staff: true,
      load: "bundle",
      inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.paper },
    }),
    under(line("-20,880 240,900 460,960 560,1010"), [[-20, 1010]], bank),
    grain(
      random,
      [0, 890, 360, 985],
      { count: 34, length: 110, width: 7, slope: -1.1 },
      mix(bank, inks.springLit, 0.4),
    ),
  );
}

/** From the far bank to the near one. */
const stones = [
  [1010, 392, 46],
  [930, 432, 58],
  [1000, 486, 74],
  [870, 548, 92],
  [940, 640, 120],
  [740, 742, 150],
  [560, 880, 190],
] as const;

function stone(x: number, y: number, size: number): string {
  const grey = mix(inks.ink, inks.woodLit, 0.42);
  return group(
    `translate(${x} ${y}) scale(${size / 100})`,
    rounded(line("-104,26 0,44 112,22 100,44 0,62 -92,46"), mix(inks.spring, inks.night, 0.6)),
    rounded(
      line("-100,14 -78,-22 0,-34 82,-24 104,10 80,38 0,46 -80,40"),
      mix(grey, inks.night, 0.45),
    ),
    polygon(
      line("-86,2 -60,-24 10,-34 76,-24 84,0 10,16 -50,14"),
      mix(inks.hairline, inks.woodLit, 0.3),
    ),
    gouges(
      [
        [[-70, -6], [20, -28], 5, 5],
        [[-20, 6], [60, -6], 3.5, -3],
      ],
      inks.raised,
    ),
    gouges(
      [
        [[-88, 20], [-60, 36], 4],
        [[10, 26], [70, 24], 3],
      ],
      grey,
    ),
  );
}
