import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, path, polygon, rect, uprightCanvas } from "../../tools/svg.ts";

const wall = mix(inks.mantle, inks.night, 0.42);
const wallLit = mix(inks.mantle, inks.mantlePale, 0.22);
const warm = mix(inks.goldLit, inks.beechLit, 0.12);

/** A door that is open in the evening: light on the step, and at the wall the staff, the hat and the sack of one who has come. */
export default function draw(): string {
  const random = seeded(1894);
  const yard = mix(wall, inks.night, 0.5);
  return uprightCanvas(
    wall,
    polygon(line("0,0 420,0 0,620"), mix(wall, inks.mantlePale, 0.12)),
    gouges(joints(random), mix(wall, inks.night, 0.45)),
    grain(
      random,
      [-30, 60, 1160, 1180],
      { count: 46, length: 60, width: 4 },
      mix(wall, inks.mantlePale, 0.24),
    ),
    rect(0, 1230, 1200, 270, yard),
    // The frame of stone, the room, and the leaf of the door.
    path("M500 1236V520A290 290 0 0 1 1080 520V1236Z", wallLit),
    path(
      "M500 1236V520A290 290 0 0 1 790 230V274A246 246 0 0 0 546 520V1236Z",
      mix(inks.mantlePale, inks.raised, 0.2),
    ),
    path("M556 1236V520A234 234 0 0 1 1024 520V1236Z", warm),
    path("M620 1236V560A180 180 0 0 1 1024 540V1236Z", "#ffe9a8"),
    polygon(line("556,1140 1024,1140 1024,1236 556,1236"), mix(warm, inks.beech, 0.35)),
    path("M1024 1236V520A234 234 0 0 0 960 362V1300L1024 1236Z", mix(inks.wood, inks.night, 0.3)),
    polygon(line("960,362 960,1290 866,1330 866,300"), inks.wood),
    polygon(line("866,300 880,306 880,1324 866,1330"), inks.beechLit),
    gouges(
      [
        [[915, 350], [915, 1310], 6],
        [[900, 720], [946, 716], 9],
        [[896, 480], [950, 476], 9],
        [[896, 1020], [948, 1014], 9],
      ],
      mix(inks.wood, inks.night, 0.6),
    ),
    circle([892, 830], 11, inks.goldLit),
    table(),
    // The step, and the light that falls out over it.
    polygon(line("460,1236 1100,1236 1140,1300 430,1300"), mix(wallLit, warm, 0.5)),
    rect(430, 1300, 710, 40, mix(wall, inks.mantlePale, 0.3)),
    polygon(line("556,1236 866,1236 866,1300 520,1300"), "#ffe9a8"),
    polygon(line("520,1340 866,1340 760,1500 300,1500"), mix(yard, warm, 0.5)),
    grain(
      random,
      [300, 1360, 760, 1480],
      { count: 16, length: 90, width: 5 },
      mix(yard, warm, 0.75),
    ),
    grain(
      random,
      [-30, 1260, 400, 1480],
      { count: 16, length: 80, width: 5 },
      mix(yard, inks.mantlePale, 0.2),
    ),
    ...belongings(),
  );
}

/** A table in the room: bread, and a jug. */
function table(): string {
  return [
    rect(620, 960, 246, 18, inks.wood),
    rect(640, 978, 20, 180, inks.wood),
    rect(832, 978, 20, 180, inks.wood),
    ellipse([730, 934], 62, 30, mix(inks.gold, inks.beechLit, 0.4)),
    gouges([[[700, 926], [760, 922], 6]], inks.wood),
    rounded(
      line("806,880 836,880 842,920 852,958 794,958 804,920"),
      mix(inks.spring, inks.ink, 0.2),
    ),
  ].join("");
}

/** Staff, hat and sack. */
function belongings(): string[] {
  const sack = mix(inks.beech, inks.red, 0.25);
  return [
    ribbon(band("330,1250,22 290,860,18 262,420,17"), mix(wall, inks.night, 0.7)),
    ribbon(band("290,1260,20 254,860,18 226,400,17"), inks.woodLit),
    ribbon(band("284,1260,6 248,860,6 220,410,6"), mix(inks.goldLit, inks.raised, 0.3)),
    circle([225, 396], 17, inks.woodLit),
    ribbon(band("238,520,6 300,560,7 300,640,6"), inks.beech),
    rounded(
      line("276,640 322,640 330,690 356,750 340,806 300,820 258,806 244,750 268,690"),
      inks.gold,
    ),
    rounded(line("276,648 296,646 290,700 280,750 286,800 258,796 250,750 270,696"), inks.goldLit),
    ellipse([120, 700], 92, 96, mix(wall, inks.night, 0.6)),
    ellipse([104, 686], 92, 96, inks.woodLit),
    ellipse([100, 682], 60, 62, mix(inks.woodLit, inks.wood, 0.4)),
    ellipse([94, 676], 44, 46, mix(inks.woodLit, inks.goldLit, 0.4)),
    rounded(line("60,1030 110,990 240,990 300,1040 330,1200 300,1270 80,1270 40,1200"), sack),
    rounded(
      line("230,990 300,1040 330,1200 300,1270 220,1270 250,1150"),
      mix(sack, inks.night, 0.45),
    ),
    rounded(line("64,1040 110,1000 170,996 160,1080 90,1100"), mix(sack, inks.beechLit, 0.5)),
    ribbon(band("100,1000,12 170,950,12 250,1000,12"), inks.wood),
    gouges([[[60, 1130], [290, 1122], 9]], mix(sack, inks.night, 0.5)),
    rect(164, 1100, 30, 46, inks.goldLit),
  ];
}

/** Joints of the stones of the wall. */
function joints(random: () => number): Cut[] {
  return Array.from({ length: 11 }, (_, row) => row).flatMap((row): Cut[] => {
    const y = 110 + row * 104;
    return [
      [[-20, y], [490 - random() * 60, y + 4], 7],
      [[120 + (row % 2) * 130, y + 8], [122 + (row % 2) * 130, y + 96], 7],
      [[390 - (row % 2) * 40, y + 8], [392 - (row % 2) * 40, y + 96], 7],
      [[1096, y + 20], [1220, y + 24], 7],
    ];
  });
}
