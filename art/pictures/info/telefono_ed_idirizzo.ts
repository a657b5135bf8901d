import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, polygon, rect } from "../../tools/svg.ts";

/** An old telephone with a dial on the table of the parish, in the light of a window that is not seen. */
export default function draw(): string {
  const random = seeded(286);
  const wall = mix(inks.goldLit, inks.paper, 0.42);
  const table = mix(inks.beech, inks.wood, 0.35);
  return canvas(
    wall,
    polygon(line("0,0 1600,0 1600,660 0,660"), mix(wall, inks.gold, 0.2)),
    polygon(line("280,60 700,0 1030,0 1180,660 560,660"), mix(inks.paper, inks.goldLit, 0.16)),
    polygon(line("650,8 690,2 880,660 830,660"), mix(wall, inks.gold, 0.2)),
    polygon(line("408,270 1080,230 1092,280 428,322"), mix(wall, inks.gold, 0.2)),
    grain(
      random,
      [-40, 20, 1560, 620],
      { count: 50, length: 90, width: 4, slope: 0.25 },
      mix(wall, inks.gold, 0.42),
    ),
    rect(0, 660, 1600, 340, table),
    rect(0, 660, 1600, 14, inks.beechLit),
    polygon(line("480,674 1200,674 1420,1000 560,1000"), mix(table, inks.beechLit, 0.42)),
    grain(
      random,
      [-80, 690, 1500, 985],
      { count: 44, length: 300, width: 4, bend: 5 },
      mix(table, inks.night, 0.35),
    ),
    polygon(line("560,880 1110,850 1530,940 1290,985 720,960"), mix(inks.wood, inks.night, 0.5)),
    telephone(),
    paper(),
  );
}

function telephone(): string {
  const body = mix(inks.night, inks.mantle, 0.22);
  const lit = mix(inks.mantlePale, inks.mantle, 0.2);
  const holes = Array.from({ length: 10 }, (_, index) => {
    const angle = -1.1 + index * 0.52;
    return ellipse([800 + Math.cos(angle) * 92, 716 + Math.sin(angle) * 88], 19, 18, inks.night);
  });
  return [
    ribbon(
      band("470,905,16 380,880,16 330,820,16 250,850,15 170,910,15 60,880,14 -20,900,14"),
      body,
    ),
    rounded(
      line("640,520 800,500 960,520 1030,640 1120,840 1110,900 800,922 490,900 480,840 570,640"),
      body,
    ),
    rounded(line("960,522 1030,640 1120,840 1110,900 900,918 970,820 990,660"), inks.night),
    gouges(
      [
        [[640, 540], [500, 850], 13, -16],
        [[672, 548], [600, 690], 6, -8],
        [[510, 888], [760, 908], 5, -6],
      ],
      lit,
    ),
    polygon(line("650,440 690,430 700,520 640,530"), body) +
      polygon(line("910,430 950,440 960,530 900,520"), inks.night),
    rounded(
      line(
        "420,420 500,348 800,318 1100,348 1180,420 1190,510 1130,540 1060,520 1030,440 800,410 570,440 540,520 470,540 410,510",
      ),
      body,
    ),
    rounded(line("1100,350 1180,420 1190,510 1130,540 1070,522 1130,480 1110,410"), inks.night),
    gouges(
      [
        [[440, 414], [790, 336], 13, 20],
        [[430, 440], [424, 506], 7],
        [[820, 336], [1060, 358], 6, 4],
      ],
      lit,
    ),
    ellipse([800, 716], 150, 146, inks.night),
    ellipse([800, 712], 138, 134, inks.goldLit),
    ellipse([806, 718], 126, 122, inks.gold),
    ...holes,
    circle([800, 716], 52, inks.raised),
    circle([804, 720], 40, mix(inks.hairline, inks.woodLit, 0.4)),
    circle([800, 716], 38, inks.paper),
    ribbon(band("900,800,14 872,772,10"), inks.raised),
    gouges([[[684, 680], [770, 594], 9, 24]], inks.raised),
  ].join("");
}

/** A sheet for notes and a pencil beside it. */
function paper(): string {
  return (
    polygon(line("1216,776 1496,764 1570,888 1272,902"), mix(inks.wood, inks.night, 0.35)) +
    polygon(line("1200,764 1480,752 1556,876 1256,890"), inks.raised) +
    gouges(
      [
        [[1236, 792], [1450, 782], 4],
        [[1250, 822], [1486, 812], 4],
        [[1266, 852], [1400, 846], 4],
      ],
      mix(inks.mantle, inks.hairline, 0.4),
    ) +
    ribbon(band("1340,906,13 1540,812,13"), inks.beechLit) +
    polygon(line("1342,912 1338,900 1312,920"), inks.ink)
  );
}
