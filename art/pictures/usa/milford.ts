import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { castShadow, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, group, type Point, polygon } from "../../tools/svg.ts";
import { water } from "../../tools/waters.ts";

const WOMAN: FigureInks = {
  coat: inks.beech,
  lit: inks.beechLit,
  dark: inks.wood,
  accent: inks.paper,
};
const CHILD: FigureInks = {
  coat: inks.mantle,
  lit: inks.mantlePale,
  dark: inks.ink,
  accent: inks.paper,
};

/** The sea of the other shore: a woman and a child look over it; a boat on the long curve of sand, grass, gulls. */
export default function draw(): string {
  const random = seeded(143);
  const sky = mix(inks.paper, inks.mantlePale, 0.5);
  const sea = mix(inks.spring, inks.mantlePale, 0.35);
  const sand = mix(inks.goldLit, inks.paper, 0.6);
  return canvas(
    sky,
    grain(random, [-100, 40, 1300, 300], { count: 30, length: 420, width: 13 }, inks.raised),
    under(
      line("-20,432 300,424 560,436 760,444"),
      [
        [760, 470],
        [-20, 470],
      ],
      mix(sea, inks.ink, 0.35),
    ),
    water(
      random,
      { top: 444, bottom: 1000 },
      { plane: sea, strokes: [mix(sea, inks.raised, 0.6), mix(sea, inks.spring, 0.6)], count: 130 },
    ),
    polygon(line("0,444 1600,444 1600,500 0,520"), mix(inks.spring, inks.mantle, 0.3)),
    grain(random, [-100, 450, 1500, 505], { count: 26, length: 200, width: 3 }, inks.springLit),
    under(
      line("1620,548 1300,566 960,610 760,670 740,730 900,790 800,850 400,900 -20,920"),
      [
        [-20, 1010],
        [1620, 1010],
      ],
      inks.raised,
    ),
    under(
      line("1620,562 1310,582 1000,626 810,678 800,724 960,786 850,866 420,924 -20,946"),
      [
        [-20, 1010],
        [1620, 1010],
      ],
      mix(sand, inks.woodLit, 0.45),
    ),
    under(
      line("1620,590 1340,612 1080,652 900,690 900,722 1060,780 980,880 560,960 300,1010"),
      [[1620, 1010]],
      sand,
    ),
    ...band("1180,650,420 1120,700,460 1220,760,380 1120,850,440 900,950,640").map(
      ([x = 0, y = 0, length = 0]) =>
        gouges([[[x, y], [x + length, y - 26], 5, 14]], mix(sand, inks.woodLit, 0.7)),
    ),
    castShadow([640, 990], 200, 80, mix(sand, inks.woodLit, 0.7)),
    pilgrim({ at: [640, 990], height: 360, kind: "woman", wears: "bun", inks: WOMAN }),
    pilgrim({ at: [760, 994], height: 360, kind: "child", inks: CHILD }),
    group("translate(-150 10)", boat(mix(sand, inks.ink, 0.4))),
    under(
      line("1060,1010 1180,900 1350,800 1620,700"),
      [[1620, 1010]],
      mix(inks.gold, inks.spring, 0.45),
    ),
    gouges(grass(random, 60), mix(inks.spring, inks.ink, 0.4)),
    gouges(grass(random, 40), mix(inks.gold, inks.spring, 0.2)),
    gouges(grass(random, 20), inks.goldLit),
    ...(
      [
        [420, 250, 80],
        [560, 190, 54],
        [690, 290, 40],
        [300, 330, 34],
      ] as const
    ).map(([x, y, size]) => gull([x, y], size)),
  );
}

function grass(random: () => number, count: number): Cut[] {
  return Array.from({ length: count }, (): Cut => {
    const share = random();
    const x = 1130 + share * 470;
    const y = 960 - share * 200 + random() * 60;
    const height = 130 + random() * 190;
    return [[x, y], [x - height * (0.1 + random() * 0.5), y - height], 6, -height * 0.12];
  });
}

/** A small boat drawn up on the sand. */
function boat(shadow: string): string {
  return (
    polygon(line("1120,726 1300,716 1420,744 1220,756"), shadow) +
    rounded(
      line("1078,652 1140,676 1220,682 1300,672 1352,640 1334,700 1280,734 1160,738 1104,712"),
      inks.beech,
    ) +
    rounded(
      line("1092,658 1150,678 1220,685 1296,676 1338,652 1290,692 1220,702 1140,694"),
      inks.wood,
    ) +
    gouges(
      [
        [[1096, 674], [1150, 728], 6, 8],
        [[1150, 716], [1280, 714], 4, 6],
      ],
      inks.beechLit,
    ) +
    gouges([[[1170, 682], [1230, 694], 8]], inks.woodLit)
  );
}

function gull([x, y]: Point, size: number): string {
  const wing = mix(inks.ink, inks.mantle, 0.3);
  return (
    ribbon(
      [
        [x - size, y - size * 0.1, 1],
        [x - size * 0.5, y - size * 0.42, size * 0.16],
        [x, y, size * 0.2],
      ],
      wing,
    ) +
    ribbon(
      [
        [x, y, size * 0.2],
        [x + size * 0.42, y - size * 0.36, size * 0.16],
        [x + size, y - size * 0.2, 1],
      ],
      wing,
    ) +
    gouges(
      [[[x - size * 0.18, y + size * 0.08], [x + size * 0.3, y - size * 0.02], size * 0.09]],
      inks.raised,
    )
  );
}
