import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { fir, ridge, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, polygon, rect } from "../../tools/svg.ts";

const sky = mix(inks.mantlePale, inks.paper, 0.58);
const meadow = mix(inks.spring, inks.goldLit, 0.62);
const near = mix(inks.spring, inks.ink, 0.45);
const road = mix(inks.paper, inks.woodLit, 0.3);
const stone = {
  plane: mix(inks.hairline, inks.ink, 0.16),
  lit: inks.raised,
  shade: mix(inks.hairline, inks.ink, 0.46),
  cuts: mix(inks.hairline, inks.ink, 0.32),
};

/** The first sight of Canneto: from the pass, where the road begins to go down, the valley opens with the church in its bottom. */
export default function draw(): string {
  const random = seeded(1147);
  return canvas(
    sky,
    circle([330, 190], 74, inks.raised),
    grain(random, [500, 60, 1560, 260], { count: 14, length: 320, width: 9 }, inks.raised),
    ridge(
      random,
      line("-40,400 180,300 420,390 640,210 860,350 1060,180 1300,340 1480,260 1650,380"),
      700,
      {
        plane: mix(inks.mantlePale, inks.mantle, 0.14),
        shade: mix(inks.mantlePale, inks.mantle, 0.44),
        lit: inks.raised,
      },
    ),
    ridge(random, line("-40,480 240,410 560,520 800,560 1060,500 1340,400 1650,470"), 760, {
      plane: mix(inks.mantle, inks.springLit, 0.45),
      shade: mix(inks.mantle, inks.spring, 0.45),
    }),
    under(line("300,640 560,590 820,580 1080,596 1300,650"), line("1300,820 300,820"), meadow),
    ribbon(
      band("960,590,4 900,610,8 990,640,14 880,680,22 930,740,34"),
      mix(inks.mantle, inks.springLit, 0.6),
    ),
    ribbon(band("770,612,4 740,640,8 800,670,12 740,720,20"), road),
    ...church(),
    wood(random, line("-60,520 200,540 420,610 600,690 700,760"), 980, 44, {
      plane: mix(inks.spring, inks.springLit, 0.12),
      lit: mix(inks.springLit, inks.spring, 0.25),
    }),
    wood(random, line("1000,770 1120,690 1320,590 1480,540 1660,500"), 980, 44, {
      plane: mix(inks.spring, inks.ink, 0.2),
      lit: mix(inks.springLit, inks.spring, 0.45),
    }),
    wood(random, line("560,800 760,740 920,745 1120,800"), 980, 36, {
      plane: mix(inks.spring, inks.ink, 0.1),
      lit: mix(inks.springLit, inks.spring, 0.35),
    }),
    under(
      line("-20,800 260,770 560,850 900,880 1240,830 1620,720"),
      line("1620,1010 -20,1010"),
      near,
    ),
    grain(
      random,
      [-20, 820, 1580, 990],
      { count: 60, length: 46, width: 5, slope: -1.2 },
      mix(near, inks.springLit, 0.4),
    ),
    ribbon(band("860,846,10 790,866,44 690,900,96 560,950,190 420,1030,330"), road),
    boulder(random, [180, 850], [280, 180], stone),
    boulder(random, [330, 900], [150, 90], stone),
    boulder(random, [1420, 830], [240, 130], stone),
    fir(random, [1530, 800], 430, { plane: mix(inks.spring, inks.night, 0.5), lit: inks.spring }),
    fir(random, [60, 840], 480, { plane: mix(inks.spring, inks.night, 0.55), lit: inks.spring }),
    pilgrim({
      at: [520, 950],
      height: 250,
      kind: "man",
      staff: true,
      load: "pack",
      hat: true,
      inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.woodLit },
    }),
    pilgrim({
      at: [400, 965],
      height: 232,
      kind: "woman",
      wears: "kerchief",
      load: "bundle",
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.goldLit },
    }),
  );
}

/** The basilica, far below: its front, its broad roof. */
function church(): string[] {
  return [
    polygon(line("770,566 862,566 880,602 776,602"), inks.woodLit),
    polygon(line("756,566 800,540 866,540 892,568"), inks.beech),
    polygon(line("734,606 734,566 764,546 794,566 794,606"), inks.raised),
    polygon(line("780,606 780,557 794,566 794,606"), inks.hairline),
    ...[740, 757, 774].map((x) => rect(x, 590, 11, 16, inks.wood)),
    gouges([[[730, 610], [800, 610], 3]], inks.wood),
  ];
}
