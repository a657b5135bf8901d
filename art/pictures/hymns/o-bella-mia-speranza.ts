import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge } from "../../tools/ridges.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { canvas, circle, path, polygon, rect } from "../../tools/svg.ts";
import { glitter, water } from "../../tools/waters.ts";

/** A lighthouse on its rock after sunset, its beam over the sea; a sail makes for the shore. */
export default function draw(): string {
  const random = seeded(371);
  const sky = mix(inks.mantle, inks.violet, 0.4);
  const glow = mix(inks.beechLit, inks.rose, 0.3);
  const beam = mix(inks.goldLit, inks.paper, 0.4);
  return canvas(
    sky,
    polygon(line("-10,330 1610,330 1610,640 -10,640"), mix(sky, glow, 0.4)),
    polygon(line("-10,450 1610,450 1610,640 -10,640"), mix(sky, glow, 0.8)),
    polygon(line("-10,540 1610,540 1610,640 -10,640"), mix(glow, inks.goldLit, 0.5)),
    grain(random, [-100, 60, 1500, 560], { count: 60, length: 360, width: 9 }, mix(sky, glow, 0.5)),
    polygon(line("1150,262 -20,40 -20,330"), mix(sky, beam, 0.42)),
    polygon(line("1150,262 -20,110 -20,250"), mix(sky, beam, 0.72)),
    polygon(line("1150,262 1620,190 1620,330"), mix(sky, beam, 0.42)),
    ridge(random, line("-40,610 120,570 260,600 420,560 620,620 700,634"), 660, {
      plane: mix(inks.violet, inks.mantle, 0.5),
      shade: mix(inks.violet, inks.night, 0.5),
    }),
    water(
      random,
      { top: 626, bottom: 1010 },
      {
        plane: mix(inks.mantle, inks.night, 0.25),
        strokes: [
          mix(glow, inks.mantle, 0.35),
          mix(inks.mantle, inks.mantlePale, 0.35),
          mix(inks.mantle, inks.night, 0.6),
        ],
        count: 130,
      },
    ),
    glitter(random, [560, 632], 990, [40, 320], beam),
    sail(),
    rock(random),
    tower(),
  );
}

/** A boat under sail, dark against the light on the water. */
function sail(): string {
  return [
    path("M556 690C548 600 566 540 590 500C600 570 596 640 584 690Z", inks.raised),
    path(
      "M548 690C530 640 540 590 556 560C556 610 556 650 552 690Z",
      mix(inks.beechLit, inks.paper, 0.3),
    ),
    polygon(line("520,692 620,692 604,716 536,716"), mix(inks.wood, inks.night, 0.4)),
    gouges([[[524, 694], [614, 694], 3]], inks.beechLit),
  ].join("");
}

function rock(random: () => number): string {
  const stone = mix(inks.wood, inks.night, 0.35);
  const outline = broken(
    random,
    line("840,1010 900,880 960,800 1010,740 1090,712 1250,706 1340,760 1430,800 1520,900 1620,940"),
    0.2,
  );
  return [
    polygon([...outline, [1620, 1010], [840, 1010]], stone),
    polygon(
      [
        ...broken(random, line("1230,708 1340,762 1430,802 1520,902 1620,942"), 0.2),
        [1620, 1010],
        [1300, 1010],
        [1360, 900],
        [1260, 820],
        [1290, 770],
      ],
      mix(stone, inks.night, 0.6),
    ),
    gouges(
      [
        [[910, 880], [1010, 748], 8, 10],
        [[960, 960], [1060, 800], 7, 12],
        [[1080, 900], [1160, 760], 6, 8],
        [[1180, 980], [1220, 860], 6, 6],
        [[900, 990], [940, 920], 5, 6],
      ],
      mix(inks.beechLit, inks.wood, 0.3),
    ),
    gouges(
      [
        [[790, 1000], [1000, 960], 9, 14],
        [[1000, 986], [1280, 990], 9, 10],
        [[1260, 994], [1600, 950], 9, 12],
      ],
      inks.paper,
    ),
  ].join("");
}

/** The tower: tapering, banded, its lamp lit, the keeper's door and windows. */
function tower(): string {
  const white = inks.paper;
  const shade = mix(inks.mantlePale, inks.violet, 0.45);
  const half = (y: number) => 44 + ((y - 310) / 410) * 40;
  const strip = (from: number, to: number, left: number, ink: string) =>
    polygon(
      [
        [1150 + half(from) * left, from],
        [1150 + half(from), from],
        [1150 + half(to), to],
        [1150 + half(to) * left, to],
      ],
      ink,
    );
  const bands = [
    [390, 470],
    [560, 640],
  ] as const;
  const glass: Cut[] = [-14, 14].map((x): Cut => [[1150 + x, 226], [1150 + x, 300], 3]);
  return [
    strip(310, 722, -1, white),
    strip(310, 722, 0.25, shade),
    ...bands.map(
      ([from, to]) =>
        strip(from, to, -1, inks.red) + strip(from, to, 0.25, mix(inks.red, inks.night, 0.45)),
    ),
    gouges([[[1110, 330], [1078, 700], 7]], inks.raised),
    path("M1126 724V676A22 22 0 0 1 1170 676V724Z", inks.wood),
    ...[352, 514].map((y) => rect(1134, y, 16, 28, inks.goldLit)),
    rect(1086, 300, 128, 16, inks.wood),
    gouges([[[1090, 304], [1210, 304], 4]], inks.woodLit),
    rect(1112, 226, 76, 76, inks.goldLit),
    circle([1150, 262], 30, inks.raised),
    gouges(glass, inks.wood),
    path("M1100 228C1106 184 1130 168 1150 164C1170 168 1194 184 1200 228Z", inks.red),
    path(
      "M1156 165C1174 170 1194 186 1200 228H1168C1174 206 1168 184 1156 165Z",
      mix(inks.red, inks.night, 0.45),
    ),
    circle([1150, 158], 9, inks.goldLit),
    rect(1148, 116, 4, 40, inks.wood),
  ].join("");
}
