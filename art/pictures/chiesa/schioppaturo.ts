import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, leaves, ridge, trunk } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, polygon } from "../../tools/svg.ts";
import { stream, water } from "../../tools/waters.ts";

const rock = mix(inks.mantlePale, inks.hairline, 0.5);
const rockShade = mix(inks.mantle, inks.ink, 0.35);

/** A walker with his staff, from behind, stands still before a waterfall between rocks and beeches. */
export default function draw(): string {
  const random = seeded(1985);
  const moss = mix(inks.spring, inks.night, 0.25);
  const bank = mix(inks.springLit, inks.goldLit, 0.4);
  const stones = {
    plane: rock,
    lit: inks.raised,
    shade: mix(rock, inks.mantle, 0.45),
    cuts: mix(rock, inks.ink, 0.35),
  };
  return canvas(
    mix(inks.springLit, inks.paper, 0.62),
    ridge(random, line("360,260 560,120 700,210 860,60 1040,200 1240,120"), 500, {
      plane: mix(inks.mantlePale, inks.paper, 0.3),
      shade: mix(inks.mantlePale, inks.mantle, 0.25),
      lit: inks.raised,
    }),
    polygon(
      broken(random, line("690,240 770,292 838,302 910,292 1030,226 1060,780 700,780"), 0.1),
      mix(rockShade, rock, 0.25),
    ),
    polygon(
      [
        ...broken(random, line("-20,60 300,110 520,210 690,250 740,330 770,760 -20,800")),
        [-20, 60],
      ],
      mix(rock, inks.mantle, 0.18),
    ),
    polygon(broken(random, line("520,210 690,250 740,330 770,760 640,770 600,520")), rockShade),
    polygon(
      [...broken(random, line("930,300 1020,230 1240,180 1620,60 1620,800 910,770")), [930, 300]],
      mix(rock, inks.mantle, 0.32),
    ),
    polygon(broken(random, line("930,300 1020,230 1060,420 1010,560 1040,772 910,770")), rock),
    grain(
      random,
      [20, 200, 520, 720],
      { count: 22, length: 90, width: 6, slope: 1.45 },
      mix(rock, inks.mantle, 0.5),
    ),
    grain(
      random,
      [1080, 260, 1580, 720],
      { count: 22, length: 90, width: 6, slope: 1.65 },
      rockShade,
    ),
    stream(random, band("838,296,150 836,360,176 842,500,190 838,640,212 840,800,250"), {
      plane: mix(inks.raised, inks.mantlePale, 0.25),
      lit: mix(inks.mantlePale, inks.mantle, 0.1),
    }),
    gouges(falling(random), inks.raised),
    water(
      random,
      { top: 760, bottom: 930 },
      {
        plane: mix(inks.spring, inks.mantlePale, 0.3),
        strokes: [inks.springLit, inks.raised],
        count: 80,
      },
    ),
    ...[
      [720, 772, 64],
      [800, 780, 78],
      [890, 780, 72],
      [966, 770, 56],
    ].map(([x = 0, y = 0, radius = 0]) => ellipse([x, y], radius, radius * 0.42, inks.raised)),
    ...Array.from({ length: 16 }, () =>
      circle([680 + random() * 320, 690 + random() * 60], 4 + random() * 6, inks.raised),
    ),
    boulder(random, [200, 830], [330, 190], stones),
    boulder(random, [520, 830], [190, 110], stones),
    boulder(random, [1180, 826], [230, 140], stones),
    boulder(random, [1430, 846], [330, 210], stones),
    polygon(
      broken(random, line("-20,870 420,850 820,900 1240,860 1620,880")).concat(
        line("1620,1010 -20,1010"),
      ),
      bank,
    ),
    grain(
      random,
      [10, 900, 1580, 990],
      { count: 60, length: 36, width: 5, slope: -1.25 },
      inks.spring,
    ),
    trunk(random, [60, 1000], 1100, 110, { plane: inks.wood, lit: inks.woodLit }),
    trunk(random, [1540, 980], 1060, 96, { plane: inks.wood, lit: inks.woodLit }),
    leaves(random, [190, 20], [430, 150], 90, 78, moss),
    leaves(random, [1410, 20], [420, 150], 90, 78, moss),
    leaves(random, [230, 30], [340, 110], 30, 66, mix(inks.spring, inks.springLit, 0.5)),
    castShadow([590, 950], 220, 110, mix(bank, inks.spring, 0.6)),
    pilgrim({
      at: [590, 956],
      height: 380,
      kind: "man",
      staff: true,
      inks: {
        coat: inks.ink,
        lit: mix(inks.ink, inks.mantlePale, 0.45),
        dark: inks.night,
        accent: inks.wood,
        hair: mix(inks.hairline, inks.ink, 0.15),
      },
    }),
  );
}

/** The threads of the falling water. */
function falling(random: () => number): Cut[] {
  return Array.from({ length: 26 }, (): Cut => {
    const x = 770 + random() * 140;
    const y = 310 + random() * 320;
    return [[x, y], [x + (x - 838) * 0.12, y + 80 + random() * 90], 5];
  });
}
