import { enthroned } from "../../tools/enthroned.ts";
import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { cross, crowd } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, rays, ribbon, rounded, under } from "../../tools/strokes.ts";
import {
  canvas,
  circle,
  ellipse,
  group,
  type Point,
  path,
  polygon,
  rect,
} from "../../tools/svg.ts";

const people: readonly FigureInks[] = [
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.goldLit },
  {
    coat: inks.ink,
    lit: mix(inks.ink, inks.mantlePale, 0.5),
    dark: inks.night,
    accent: inks.woodLit,
  },
  { coat: inks.spring, lit: inks.springLit, dark: inks.wood, accent: inks.raised },
];

/** The coronation: a cardinal, from behind, lifts the crown towards the Madonna on her throne, before a great crowd. */
export default function draw(): string {
  const random = seeded(1954);
  const shade = mix(inks.hairline, inks.mantle, 0.35);
  return canvas(
    mix(inks.mantlePale, inks.paper, 0.55),
    rays(random, [860, 250], { from: 230, to: 900, count: 60, width: 9 }, inks.raised),
    ridge(random, line("-40,470 200,400 420,460 1220,470 1420,380 1660,460"), 640, {
      plane: mix(inks.mantlePale, inks.mantle, 0.1),
      shade: mix(inks.mantlePale, inks.mantle, 0.3),
      lit: inks.raised,
    }),
    wood(random, line("-40,560 240,520 520,548 1080,552 1330,512 1650,556"), 700, 34, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    rect(0, 620, 1600, 380, mix(inks.spring, inks.goldLit, 0.28)),
    ...farOff(random, -10, 440),
    ...farOff(random, 1260, 1620),
    ...canopy(),
    polygon(line("480,600 1240,600 1270,650 450,650"), inks.paper),
    polygon(line("450,650 1270,650 1270,676 450,676"), shade),
    polygon(line("420,676 1300,676 1330,730 390,730"), inks.paper),
    polygon(line("390,730 1330,730 1330,900 390,900"), shade),
    gouges(
      line("470,760 640,770 820,758 1010,772 1190,762").map(([x, y]) => [
        [x, y],
        [x + 90, y + 2],
        5,
      ]),
      mix(shade, inks.raised, 0.5),
    ),
    polygon(line("620,600 1100,600 1140,730 580,730"), inks.red),
    polygon(line("1030,600 1100,600 1140,730 1064,730"), mix(inks.red, inks.night, 0.35)),
    ...throne(),
    ...cardinal(),
    crowd(random, { from: -30, to: 1640, y: 840, size: 132, rows: 1 }, people),
  );
}

/** The people far off, heads and shoulders and no more. */
function farOff(random: () => number, from: number, to: number): string[] {
  return [600, 632, 668, 708, 752, 800].flatMap((y, row) => {
    const size = 32 + row * 6;
    const heads: string[] = [];
    for (let x = from + random() * size; x < to; x += size * (1 + random() * 0.4)) {
      const wear = people[Math.floor(random() * people.length)];
      if (!wear) continue;
      const head = random() < 0.4 ? wear.accent : wear.dark;
      heads.push(
        rounded(
          [
            [x - size * 0.2, y + size * 0.18],
            [x + size * 0.2, y + size * 0.18],
            [x + size * 0.5, y + size * 0.5],
            [x + size * 0.54, y + size * 1.5],
            [x - size * 0.54, y + size * 1.5],
            [x - size * 0.5, y + size * 0.5],
          ],
          wear.coat,
        ),
        ellipse([x, y - size * 0.06], size * 0.23, size * 0.29, head),
      );
    }
    return heads;
  });
}

/** Red hangings on four gilt poles. */
function canopy(): string[] {
  const shade = mix(inks.red, inks.night, 0.4);
  return [
    ...[520, 1200].map((x) => rect(x - 9, 70, 18, 540, x < 860 ? inks.goldLit : inks.gold)),
    polygon(line("500,74 1220,74 1220,150 500,150"), inks.red),
    polygon(line("1010,74 1220,74 1220,150 1010,150"), shade),
    ...Array.from({ length: 9 }, (_, index) =>
      path(
        `M${500 + index * 80} 148h80v14a40 34 0 0 1 -80 0z`,
        index > 5 ? shade : index % 2 ? inks.red : mix(inks.red, inks.night, 0.15),
      ),
    ),
    rect(496, 62, 728, 16, inks.goldLit),
    rect(496, 144, 728, 8, inks.goldLit),
    rounded(line("500,150 540,170 552,320 530,470 546,606 500,606"), inks.red),
    rounded(line("1220,150 1180,170 1168,320 1190,470 1174,606 1220,606"), shade),
    gouges(
      [
        [[520, 180], [518, 590], 8],
        [[1200, 180], [1200, 590], 8],
      ],
      mix(inks.red, inks.night, 0.55),
    ),
  ];
}

/** Her gilt throne, far off, with her on it. */
function throne(): string[] {
  return [
    path("M740 606V330A122 122 0 0 1 984 330V606Z", inks.gold),
    path("M740 606V330A122 122 0 0 1 862 208V236A96 96 0 0 0 768 330V606Z", inks.goldLit),
    path("M768 606V330A94 94 0 0 1 956 330V606Z", mix(inks.red, inks.night, 0.3)),
    enthroned([862, 604]),
  ];
}

/** The cardinal in cope and mitre, turned to the throne, with both arms up. */
function cardinal(): string[] {
  const cope = mix(inks.raised, inks.goldLit, 0.25);
  const shade = mix(cope, inks.gold, 0.55);
  return [
    ribbon(band("690,420,46 752,340,36 800,252,26"), cope),
    ribbon(band("720,440,46 796,320,34 856,246,22"), shade),
    ...crown([860, 214]),
    ellipse([806, 236], 15, 13, mix(inks.beechLit, inks.woodLit, 0.35)),
    ellipse([868, 240], 15, 13, mix(inks.beechLit, inks.woodLit, 0.35)),
    under(
      line("566,712 590,600 610,480 634,424 672,400 716,402 752,430 776,520 796,620 826,712"),
      line("770,722 742,708 706,724 672,708 634,724 600,708"),
      cope,
    ),
    under(
      line("716,402 752,430 776,520 796,620 826,712"),
      line("770,722 742,708 716,718 722,560 700,440"),
      shade,
    ),
    ribbon(band("676,404,20 668,560,24 654,712,30"), inks.red),
    rounded(line("636,414 676,402 722,408 716,470 676,520 640,470"), inks.goldLit),
    rounded(
      line("648,424 676,414 710,420 704,462 676,500 650,462"),
      mix(inks.red, inks.night, 0.15),
    ),
    cross([676, 452], 30, inks.goldLit),
    gouges(
      [
        [[628, 500], [596, 700], 9, -6],
        [[650, 540], [628, 712], 7, -4],
        [[700, 530], [698, 712], 7, 3],
        [[746, 480], [770, 706], 9, 6],
        [[770, 560], [800, 700], 7, 5],
      ],
      mix(shade, inks.wood, 0.3),
    ),
    rect(672, 372, 34, 36, mix(inks.beechLit, inks.wood, 0.3)),
    path("M648 376C644 320 664 272 690 244C716 272 734 320 730 376Z", inks.raised),
    path("M690 244C716 272 734 320 730 376H700Z", mix(inks.raised, inks.gold, 0.4)),
    rect(684, 262, 10, 112, inks.goldLit),
    rect(648, 360, 82, 14, inks.goldLit),
  ];
}

/** The crown between the two hands. */
function crown([x, y]: Point): string[] {
  return [
    group(
      `translate(${x} ${y})`,
      polygon(line("-40,30 -52,-28 -26,-4 0,-48 26,-4 52,-28 40,30"), inks.goldLit),
      polygon(line("8,30 14,-20 0,-48 26,-4 52,-28 40,30"), inks.gold),
      rect(-42, 20, 84, 14, inks.gold),
      ...line("-52,-32 0,-54 52,-32").map((at) => circle(at, 7, inks.goldLit)),
      ...line("-22,27 0,27 22,27").map((at) => circle(at, 4.5, inks.red)),
    ),
  ];
}
