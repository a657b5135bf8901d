import { inks, mix } from "../../tools/inks.ts";
import { flame } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon } from "../../tools/svg.ts";

const parchment = mix(inks.goldLit, inks.paper, 0.62);
const flameAt: Point = [1330, 270];

/** A letter with its leaden seal on cords of silk, unrolled on a desk by the light of a candle. */
export default function draw(): string {
  const random = seeded(1288);
  const desk = mix(inks.wood, inks.night, 0.45);
  return canvas(
    desk,
    circle([1330, 560], 900, mix(desk, inks.beech, 0.16)),
    circle([1330, 560], 620, mix(desk, inks.beech, 0.36)),
    circle([1330, 560], 380, mix(desk, inks.beech, 0.62)),
    grain(
      random,
      [-120, 20, 1560, 990],
      { count: 80, length: 360, width: 5, bend: 6 },
      mix(desk, inks.night, 0.5),
    ),
    rays(
      random,
      flameAt,
      { from: 130, to: 520, count: 48, width: 5 },
      mix(inks.goldLit, inks.beech, 0.35),
    ),
    circle(flameAt, 110, mix(inks.goldLit, inks.beech, 0.3)),
    ...letter(),
    ...quill(),
    ...candle(),
  );
}

/** The parchment: curled at its upper and lower edge, cuts for its lines, the seal hanging from the fold. */
function letter(): string[] {
  const shade = mix(parchment, inks.beech, 0.35);
  return [
    group(
      "rotate(-7 600 480)",
      polygon(line("170,150 1040,170 1020,820 110,800"), mix(inks.night, inks.wood, 0.35)),
      polygon(line("170,110 1060,110 1060,690 170,690"), parchment),
      polygon(line("170,110 420,110 300,690 170,690"), mix(parchment, inks.woodLit, 0.35)),
      ribbon(band("140,112,84 1090,112,84"), mix(parchment, inks.raised, 0.35)),
      polygon(line("140,118 1090,118 1090,154 140,154"), shade),
      ellipse([1090, 112], 18, 42, mix(parchment, inks.raised, 0.35)),
      ellipse([1093, 112], 11, 30, shade),
      ellipse([1094, 112], 6, 18, parchment),
      ellipse([140, 112], 18, 42, shade),
      gouges(
        [
          [[180, 88], [760, 86], 6],
          [[820, 92], [1060, 90], 4],
        ],
        inks.raised,
      ),
      polygon(line("172,154 1058,154 1058,166 172,176"), shade),
      polygon(line("166,640 1064,640 1064,716 166,716"), mix(parchment, inks.raised, 0.4)),
      gouges([[[170, 642], [1060, 642], 5]], shade),
      gouges([[[172, 716], [1062, 716], 6]], inks.beech),
      initial(),
      gouges(lines(), mix(inks.wood, parchment, 0.1)),
    ),
    ...seal(),
  ];
}

/** A plain ornament in the place of the first letter: a frame, and a branch in it. */
function initial(): string {
  return [
    polygon(line("230,196 390,196 390,356 230,356"), inks.mantle),
    polygon(line("242,208 378,208 378,344 242,344"), inks.gold),
    polygon(line("250,216 370,216 370,336 250,336"), inks.red),
    ribbon(band("310,332,6 306,286,8 316,222,5"), inks.goldLit),
    gouges(
      [
        [[308, 306], [262, 278], 9, 14],
        [[308, 302], [354, 270], 9, -14],
        [[308, 266], [270, 238], 8, 12],
        [[310, 262], [350, 230], 8, -12],
      ],
      inks.goldLit,
    ),
  ].join("");
}

/** Cuts in the place of writing, so that nothing can be read. */
function lines(): Cut[] {
  return Array.from({ length: 13 }, (_, row): Cut[] => {
    const y = 214 + row * 32;
    const start = row < 5 ? 420 : 230;
    const end = row === 12 ? 640 : 1000 - ((row * 53) % 4) * 8;
    const cuts: Cut[] = [];
    let x = start;
    for (let word = 0; x < end; word++) {
      const length = 46 + ((row * 31 + word * 47) % 62);
      if (end - x > 20) cuts.push([[x, y], [Math.min(x + length, end), y], 6.5, word % 2 ? 2 : -2]);
      x += length + 16;
    }
    return cuts;
  }).flat();
}

/** Cords through the fold, red and yellow, and the seal of lead with nothing on it but a cross and points. */
function seal(): string[] {
  const lead = mix(inks.ink, inks.mantlePale, 0.5);
  const points = Array.from({ length: 20 }, (_, index): Point => {
    const angle = (index / 20) * Math.PI * 2;
    return [640 + Math.cos(angle) * 82, 860 + Math.sin(angle) * 80];
  });
  return [
    ellipse([610, 886], 112, 98, mix(inks.night, inks.wood, 0.35)),
    ribbon(band("622,650,15 606,710,14 634,790,15"), inks.red),
    ribbon(band("650,646,15 668,710,14 644,790,15"), inks.goldLit),
    ribbon(band("620,676,5 610,712,4 628,770,5"), mix(inks.red, inks.wood, 0.5)),
    rounded(
      line("640,754 712,776 748,850 726,930 650,966 572,946 532,874 556,792"),
      mix(lead, inks.night, 0.45),
    ),
    rounded(line("636,752 704,772 740,846 718,924 644,958 568,938 530,868 554,790"), lead),
    rounded(
      line("640,778 692,792 718,850 700,912 640,934 584,916 558,862 580,800"),
      mix(lead, inks.raised, 0.25),
    ),
    ...points.map((at) => circle(at, 5, mix(lead, inks.night, 0.4))),
    gouges(
      [
        [[640, 800], [640, 912], 11],
        [[588, 852], [692, 852], 11],
      ],
      mix(lead, inks.night, 0.5),
    ),
    gouges(
      [
        [[704, 790], [732, 860], 8, -12],
        [[660, 940], [708, 908], 5, -6],
      ],
      inks.raised,
    ),
  ];
}

function quill(): string[] {
  return [
    polygon(line("1180,890 1040,850 900,880 960,930 1120,936"), mix(inks.night, inks.wood, 0.3)),
    rounded(line("1040,790 1160,790 1180,880 1150,920 1050,920 1020,880"), inks.ink),
    rounded(
      line("1120,790 1160,790 1180,880 1150,920 1100,920 1130,870"),
      mix(inks.mantlePale, inks.ink, 0.4),
    ),
    ellipse([1100, 790], 62, 18, mix(inks.ink, inks.mantlePale, 0.3)),
    ellipse([1100, 790], 46, 12, inks.night),
    gouges([[[1050, 820], [1042, 890], 6, -4]], mix(inks.mantlePale, inks.ink, 0.3)),
    rounded(
      line("1092,792 1110,640 1150,500 1220,400 1240,420 1220,540 1170,660 1110,780"),
      inks.paper,
    ),
    rounded(
      line("1098,780 1150,660 1200,540 1234,410 1240,420 1220,540 1170,660 1110,780"),
      mix(inks.hairline, inks.woodLit, 0.3),
    ),
    ribbon(band("1100,796,7 1150,620,6 1228,408,3"), inks.woodLit),
    gouges(
      [
        [[1140, 640], [1108, 660], 3],
        [[1170, 560], [1136, 560], 3],
        [[1180, 640], [1154, 620], 3],
      ],
      mix(inks.wood, parchment, 0.3),
    ),
  ];
}

function candle(): string[] {
  return [
    ellipse([1340, 760], 170, 54, mix(inks.night, inks.wood, 0.3)),
    ellipse([1330, 740], 160, 48, inks.gold),
    ellipse([1330, 732], 140, 38, inks.goldLit),
    ellipse([1330, 736], 116, 28, inks.gold),
    ribbon(band("1470,730,14 1540,712,14 1546,760,14 1480,764,14"), inks.gold),
    ellipse([1331, 732], 50, 14, inks.raised),
    polygon(line("1282,350 1296,332 1364,334 1380,352 1381,732 1281,732"), inks.raised),
    polygon(line("1282,350 1318,346 1314,744 1281,732"), inks.hairline),
    rounded(line("1282,350 1292,332 1306,340 1308,420 1296,452 1286,420"), inks.paper),
    ribbon(band("1332,330,6 1330,292,5"), inks.wood),
    flame([1330, 304], 130, inks.goldLit, inks.raised, 0.12),
  ];
}
