import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, polygon, rect } from "../../tools/svg.ts";

/** A drawer pulled out in the light of a window: letters tied with a ribbon, a photograph, a small holy picture. */
export default function draw(): string {
  const random = seeded(132);
  const chest = mix(inks.wood, inks.beech, 0.35);
  const dark = mix(inks.wood, inks.night, 0.45);
  return canvas(
    chest,
    ...grained(random, chest),
    polygon(line("0,0 700,0 300,330 0,330"), mix(chest, inks.beechLit, 0.28)),
    rect(0, 318, 1600, 16, dark),
    polygon(line("140,334 1460,334 1600,1000 0,1000"), dark),
    polygon(line("190,334 1410,334 1530,850 70,850"), mix(inks.woodLit, inks.paper, 0.35)),
    polygon(line("190,334 1410,334 1432,430 980,470 168,430"), mix(inks.woodLit, inks.wood, 0.55)),
    polygon(line("1410,334 1530,850 1440,850 1330,334"), mix(inks.woodLit, inks.wood, 0.45)),
    photograph(),
    letters(),
    card(),
    ...rosary(),
    polygon(line("30,850 1570,850 1620,1010 -20,1010"), mix(chest, inks.beechLit, 0.15)),
    polygon(line("60,850 1540,850 1545,866 55,866"), inks.beechLit),
    grain(random, [0, 885, 1500, 990], { count: 22, length: 300, width: 4 }, dark),
    rounded(line("690,920 800,900 910,920 900,975 800,990 700,975"), inks.night),
    rounded(line("700,915 800,898 900,915 880,945 800,955 720,945"), inks.gold),
    gouges([[[712, 918], [860, 908], 6, 8]], inks.goldLit),
  );
}

function grained(random: () => number, chest: string): string[] {
  return [
    grain(
      random,
      [-100, 20, 1500, 310],
      { count: 34, length: 380, width: 5, bend: 8 },
      mix(chest, inks.night, 0.28),
    ),
  ];
}

function letters(): string {
  const paper = (turn: number, ink: string, edge: string) =>
    group(
      `rotate(${turn})`,
      polygon(line("-210,-130 216,-134 220,140 -206,144"), ink),
      polygon(line("-206,128 220,124 220,140 -206,144"), edge),
    );
  return group(
    "translate(520 610)",
    polygon(line("-160,130 240,60 300,190 -120,200"), mix(inks.wood, inks.woodLit, 0.35)),
    paper(-13, inks.hairline, inks.woodLit),
    paper(-8, inks.paper, inks.hairline),
    paper(-4, inks.raised, inks.hairline),
    group(
      "rotate(-4)",
      polygon(line("-210,-130 216,-134 20,40"), inks.paper),
      gouges(
        [
          [[-208, -128], [20, 40], 3],
          [[214, -132], [20, 40], 4],
        ],
        mix(inks.hairline, inks.wood, 0.35),
      ),
      polygon(line("-18,-134 22,-134 26,142 -14,142"), inks.beech),
      polygon(line("-210,-10 218,-14 218,18 -210,22"), inks.beech),
      rounded(line("4,4 -70,-58 -110,-20 -70,20"), inks.beech) +
        rounded(line("4,4 78,-62 116,-22 76,18"), inks.beech),
      gouges(
        [
          [[-88, -38], [-20, -6], 5, 4],
          [[30, -22], [88, -40], 5, 4],
        ],
        inks.beechLit,
      ),
      circle([4, 4], 20, mix(inks.beech, inks.wood, 0.5)),
    ),
  );
}

/** An old photograph: a family in front of ridges, no more than shapes. */
function photograph(): string {
  return group(
    "translate(1060 560) rotate(9)",
    polygon(line("-190,-130 210,-130 250,190 -150,200"), mix(inks.wood, inks.woodLit, 0.3)),
    rect(-210, -150, 400, 300, inks.raised),
    rect(-186, -126, 352, 252, mix(inks.woodLit, inks.paper, 0.4)),
    polygon(
      line("-186,0 -110,-60 -40,-14 40,-76 120,-20 166,-46 166,126 -186,126"),
      mix(inks.woodLit, inks.wood, 0.3),
    ),
    ...(
      [
        [-90, 46, 30],
        [-20, 28, 34],
        [50, 40, 30],
        [104, 74, 20],
      ] as const
    ).map(
      ([x, y, size]) =>
        circle([x, y - size * 0.9], size * 0.45, inks.wood) +
        rounded(
          [
            [x - size * 0.7, y - size * 0.2],
            [x, y - size * 0.5],
            [x + size * 0.7, y - size * 0.2],
            [x + size * 0.8, 126],
            [x - size * 0.8, 126],
          ],
          inks.wood,
        ),
    ),
  );
}

/** The holy picture, seen from the side on which nothing can be read: a star on blue. */
function card(): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    const reach = index % 2 ? 18 : 46;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach - 6] as const;
  });
  return group(
    "translate(840 700) rotate(-7)",
    polygon(line("-60,-110 110,-120 130,150 -40,150"), mix(inks.wood, inks.woodLit, 0.35)),
    rect(-84, -128, 168, 250, inks.raised),
    rect(-72, -116, 144, 226, inks.mantle),
    polygon(points, inks.goldLit),
    gouges(
      [
        [[-62, -106], [-62, 98], 3],
        [[-56, 84], [56, 84], 3, -14],
        [[-56, 66], [56, 66], 3, -14],
      ],
      inks.mantlePale,
    ),
  );
}

function rosary(): string[] {
  return Array.from({ length: 26 }, (_, index) => {
    const share = index / 25;
    const x = 1130 + share * 250;
    const y = 742 + Math.sin(share * 6.5) * 52 - share * 40;
    return (
      circle([x + 5, y + 6], 10, mix(inks.wood, inks.woodLit, 0.4)) +
      circle([x, y], 10, inks.wood) +
      circle([x - 3, y - 3], 3, inks.woodLit)
    );
  });
}
