import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { circle, group, path, polygon, uprightCanvas } from "../../tools/svg.ts";

const sky = mix(inks.mantle, inks.night, 0.62);
const sand = mix(inks.woodLit, inks.mantle, 0.45);
const cloth = mix(inks.beech, inks.night, 0.3);

/** The tent in the desert, at night, under the moon: a lamp burns in it. */
export default function draw(): string {
  const random = seeded(33);
  return uprightCanvas(
    sky,
    polygon(line("0,760 1200,700 1200,1100 0,1100"), mix(sky, inks.mantle, 0.5)),
    path("M330 210A104 104 0 1 0 400 390A90 90 0 0 1 330 210Z", "#ffe9a8"),
    gouges(stars(random), inks.raised),
    ...line("160,190 980,150 1070,430 120,520 880,330").map(([x, y], index) =>
      circle([x, y], 6 + (index % 3) * 2, "#ffe9a8"),
    ),
    under(
      line("-20,960 200,890 420,930 700,860 960,920 1220,850"),
      line("1220,1300 -20,1300"),
      mix(sand, inks.night, 0.55),
    ),
    under(
      line("-20,1050 300,1000 640,1060 900,1010 1220,1060"),
      line("1220,1520 -20,1520"),
      mix(sand, inks.night, 0.28),
    ),
    path("M600 1080L330 1500H900Z", mix(sand, inks.goldLit, 0.42)),
    group("translate(-72 -150) scale(1.12)", ...tent()),
    gouges(
      Array.from({ length: 26 }, (): Cut => {
        const [x, y] = [-20 + random() * 1160, 1250 + random() * 230];
        return [[x, y], [x + 120 + random() * 120, y - 8], 7, 7];
      }),
      mix(sand, inks.night, 0.5),
    ),
    grain(
      random,
      [420, 1230, 760, 1470],
      { count: 18, length: 70, width: 6 },
      mix(sand, inks.goldLit, 0.75),
    ),
  );
}

/** The tent: its two sides drawn apart, the ropes, the pole. */
function tent(): string[] {
  const rope = mix(inks.woodLit, inks.mantle, 0.2);
  return [
    ribbon(band("300,690,7 60,1160,7"), rope),
    ribbon(band("900,690,7 1150,1150,7"), rope),
    polygon(line("40,1140 62,1136 74,1206 58,1208"), inks.woodLit),
    polygon(line("1140,1130 1162,1130 1156,1200 1140,1200"), inks.woodLit),
    polygon(line("600,560 300,690 200,1190 1000,1190 900,690"), cloth),
    path("M600 640L470 1190H740Z", inks.goldLit),
    path("M604 760L528 1190H690Z", "#ffe9a8"),
    // A veil hangs before what is kept in it.
    polygon(line("572,1010 650,1010 662,1190 560,1190"), mix(inks.goldLit, inks.beech, 0.35)),
    gouges(
      [
        [[592, 1020], [584, 1184], 7],
        [[622, 1020], [626, 1184], 7],
      ],
      mix(inks.gold, inks.beech, 0.4),
    ),
    polygon(line("600,560 300,690 200,1190 470,1190 560,900"), mix(cloth, inks.beechLit, 0.26)),
    polygon(line("600,560 900,690 1000,1190 740,1190 650,900"), mix(cloth, inks.night, 0.35)),
    ...[0.3, 0.62].map((share) =>
      polygon(
        [
          [600 - 300 * share - 0, 560 + 130 * share],
          [600 - 300 * (share + 0.14), 560 + 130 * (share + 0.14)],
          [600 - 400 * (share + 0.14) + 30, 1190],
          [600 - 400 * share + 10, 1190],
        ],
        mix(cloth, inks.woodLit, 0.55),
      ),
    ),
    ...[0.3, 0.62].map((share) =>
      polygon(
        [
          [600 + 300 * share, 560 + 130 * share],
          [600 + 300 * (share + 0.14), 560 + 130 * (share + 0.14)],
          [600 + 400 * (share + 0.14) - 10, 1190],
          [600 + 400 * share + 10, 1190],
        ],
        mix(cloth, inks.woodLit, 0.18),
      ),
    ),
    ribbon(
      band("300,690,16 450,640,14 600,556,16 750,640,14 900,690,16"),
      mix(cloth, inks.night, 0.55),
    ),
    ribbon(band("600,470,14 600,580,18"), inks.woodLit),
    circle([600, 462], 15, inks.goldLit),
  ];
}

const stars = (random: () => number): Cut[] =>
  Array.from({ length: 60 }, (): Cut => {
    const [x, y] = [random() * 1200, random() * 780];
    return [[x, y], [x + 7, y + 1], 3 + random() * 2];
  });
