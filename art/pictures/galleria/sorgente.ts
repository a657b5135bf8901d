import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { gouges, grain, under } from "../../tools/strokes.ts";
import { canvas, polygon } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

const air = mix(inks.springLit, inks.raised, 0.6);
const shaft = mix(air, inks.raised, 0.6);
const bark = mix(inks.wood, inks.spring, 0.4);
const moss = mix(inks.spring, inks.goldLit, 0.25);
const ground = mix(inks.spring, inks.ink, 0.42);
const water = mix(inks.springLit, inks.mantle, 0.42);
const stone = {
  plane: mix(inks.hairline, inks.ink, 0.18),
  lit: mix(inks.hairline, inks.raised, 0.55),
  shade: mix(inks.hairline, inks.ink, 0.5),
  cuts: mix(inks.hairline, inks.ink, 0.36),
};

/** The Melfa where it is born: under a rock in the beech wood, over sand that shines. */
export default function draw(): string {
  const random = seeded(1574);
  const rocks = (text: string) =>
    band(text)
      .map(([x, y, width]) => boulder(random, [x, y], [width, width * 0.56], stone))
      .join("");
  const stems = (text: string, ink: string, lit: string) =>
    band(text)
      .map(([x, foot, width]) => trunk(random, [x, foot], foot + 40, width, { plane: ink, lit }))
      .join("");
  return canvas(
    air,
    wood(random, line("-40,430 300,390 700,420 1150,380 1640,430"), 640, 58, {
      plane: mix(air, moss, 0.42),
      lit: shaft,
    }),
    stems(
      "90,600,24 330,590,20 560,585,17 1010,590,18 1230,600,24 1480,600,20",
      mix(air, bark, 0.4),
      air,
    ),
    polygon(line("120,0 330,0 860,560 560,560"), shaft),
    polygon(line("480,0 590,0 1180,560 1010,560"), shaft),
    under(
      line("-20,590 300,560 640,590 1000,560 1320,580 1620,550"),
      line("1620,1010 -20,1010"),
      ground,
    ),
    grain(random, [-20, 620, 1580, 980], { count: 60, length: 60, width: 6, slope: -1.1 }, moss),
    rocks("430,650,210 1180,650,260 1010,610,150 610,615,150"),
    boulder(random, [820, 680], [520, 330], stone),
    stream(
      random,
      band("800,662,150 790,700,230 830,760,330 760,840,500 800,930,700 760,1030,900"),
      { plane: water, lit: mix(inks.raised, inks.springLit, 0.3) },
    ),
    polygon(
      line("640,676 700,640 930,640 990,676 900,690 730,690"),
      mix(inks.ink, inks.spring, 0.25),
    ),
    ...line(
      "700,846 860,842 760,864 930,868 640,876 830,886 720,900 900,906 600,912 780,922 980,924 690,940",
    ).map(([x, y]) => gouges([[[x - 56, y + 2], [x + 50, y - 2], 6]], inks.goldLit)),
    rocks("420,800,190 1240,790,230 300,930,280 1370,960,330 560,735,110 1090,735,120"),
    stems("60,1000,110 1530,1000,96", bark, mix(bark, inks.raised, 0.4)),
    ...line("60,90 300,40 1330,50 1540,110").map((at, index) =>
      leaves(random, at, [220, 104], 26, 66, index % 2 ? moss : mix(inks.spring, inks.ink, 0.15)),
    ),
    ...line("180,880 640,690 1080,800 1440,830").map((at) =>
      leaves(random, at, [70, 34], 9, 44, mix(moss, inks.goldLit, 0.25)),
    ),
  );
}
