import { inks, mix } from "../../tools/inks.ts";
import { star } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import {
  type Cut,
  gouges,
  grain,
  type Pressed,
  rays,
  ribbon,
  rounded,
  under,
} from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, polygon } from "../../tools/svg.ts";

/** A small sailing boat climbs the waves of a dark sea, a great star before it. */
export default function draw(): string {
  const random = seeded(321);
  const sky = mix(inks.night, inks.mantle, 0.62);
  return canvas(
    sky,
    grain(
      random,
      [-100, 40, 1500, 520],
      { count: 46, length: 320, width: 8 },
      mix(sky, inks.mantlePale, 0.18),
    ),
    circle([1140, 240], 210, mix(sky, inks.mantlePale, 0.14)),
    rays(
      random,
      [1140, 240],
      { from: 110, to: 420, count: 56, width: 4 },
      mix(inks.goldLit, inks.paper, 0.5),
    ),
    star([1140, 240], 132, inks.raised),
    wave(
      farWave,
      mix(inks.mantle, inks.mantlePale, 0.3),
      mix(inks.mantlePale, inks.paper, 0.2),
      random,
    ),
    wave(
      middleWave,
      mix(inks.mantle, inks.spring, 0.35),
      mix(inks.springLit, inks.paper, 0.3),
      random,
    ),
    group("translate(620 610) rotate(-11)", boat()),
    wave(nearWave, mix(inks.mantle, inks.night, 0.3), inks.springLit, random),
    wave(
      foreground,
      mix(inks.night, inks.mantle, 0.35),
      mix(inks.mantlePale, inks.springLit, 0.4),
      random,
    ),
    spray(random),
  );
}

const farWave: Point[] = line(
  "-20,600 160,570 340,610 560,560 760,600 980,556 1200,600 1420,560 1620,600",
);
const middleWave: Point[] = line(
  "-20,720 180,660 380,690 560,640 760,600 960,640 1160,720 1380,650 1620,700",
);
const nearWave: Point[] = line(
  "-20,760 200,810 420,760 600,700 800,720 980,830 1200,860 1400,770 1620,800",
);
const foreground: Point[] = line(
  "-20,930 220,880 460,900 700,970 940,930 1160,890 1400,930 1620,880",
);

/** A wave: its plane, a crest of foam along the top, and cuts that follow the slope below. */
function wave(crest: Point[], plane: string, lit: string, random: () => number): string {
  const foam: Pressed[] = crest.map(([x, y], index): Pressed => [x, y + 3, index % 2 ? 10 : 4]);
  const cuts: Cut[] = crest.flatMap(([x, y], index): Cut[] => {
    const next = crest[index + 1];
    if (!next) return [];
    return [0.2, 0.42, 0.64].map((share, row): Cut => {
      const from: Point = [
        x + (next[0] - x) * (share - 0.16) + random() * 20,
        y + (next[1] - y) * (share - 0.16) + 34 + row * 26,
      ];
      const to: Point = [
        x + (next[0] - x) * (share + 0.3),
        y + (next[1] - y) * (share + 0.3) + 30 + row * 28,
      ];
      return [from, to, 3 + random() * 4, 10 - random() * 20];
    });
  });
  return (
    under(
      crest,
      [
        [1620, 1010],
        [-20, 1010],
      ],
      plane,
    ) +
    ribbon(foam, lit) +
    gouges(cuts, lit)
  );
}

/** The boat, about its mast's foot: a hull of planks, a full sail, a lantern at the stern, somebody at the tiller. */
function boat(): string {
  const hull = mix(inks.beech, inks.wood, 0.4);
  return [
    ribbon(band("0,30,16 6,-200,13 8,-430,8"), inks.wood),
    ribbon(band("-120,-330,7 10,-420,9 60,-446,6"), inks.wood),
    rounded(
      line("10,-416 90,-370 170,-280 216,-170 220,-60 120,-44 14,-40 40,-160 44,-290"),
      inks.paper,
    ),
    rounded(
      line("10,-416 44,-290 40,-160 14,-40 90,-44 112,-180 90,-310"),
      mix(inks.mantlePale, inks.paper, 0.35),
    ),
    gouges(
      [
        [[60, -370], [196, -70], 5, -40],
        [[30, -120], [218, -130], 4, 14],
        [[40, -230], [190, -240], 4, 16],
      ],
      mix(inks.mantlePale, inks.mantle, 0.2),
    ),
    rounded(
      line("-10,-400 -60,-260 -150,-60 -20,-50 -6,-200"),
      mix(inks.beechLit, inks.paper, 0.2),
    ),
    rounded(line("-10,-400 -6,-200 -20,-50 -60,-54 -30,-220"), inks.beechLit),
    rounded(
      line("-196,-44 -182,-84 -160,-84 -148,-44 -140,30 -206,30"),
      mix(inks.spring, inks.night, 0.4),
    ),
    circle([-171, -100], 19, mix(inks.night, inks.wood, 0.5)),
    gouges([[[-188, -70], [-196, 20], 5, -4]], inks.springLit),
    ribbon(band("-160,-30,9 -220,0,8 -268,-6,7"), inks.wood),
    polygon(line("-290,-20 -10,22 300,-40 250,66 190,110 -200,110 -262,70"), hull),
    polygon(line("-290,-20 -10,22 300,-40 292,-18 -10,46 -284,4"), inks.beechLit),
    polygon(line("60,36 292,-18 250,66 190,110 80,110"), mix(hull, inks.night, 0.4)),
    gouges(
      [
        [[-274, 36], [40, 66], 4, -10],
        [[-250, 70], [40, 92], 4, -6],
      ],
      inks.woodLit,
    ),
    ribbon(band("-276,-20,5 -280,-80,4"), inks.wood),
    circle([-280, -92], 40, mix(inks.goldLit, inks.mantle, 0.6)),
    circle([-280, -92], 14, inks.goldLit),
  ].join("");
}

/** Drops where the bow meets the sea. */
function spray(random: () => number): string {
  return Array.from({ length: 26 }, () => {
    const angle = -0.2 - random() * 1.5;
    const reach = 30 + random() * 120;
    return circle(
      [880 + Math.cos(angle) * reach, 640 + Math.sin(angle) * reach],
      2 + random() * 5,
      inks.paper,
    );
  }).join("");
}
