import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { gouges, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, ellipse } from "../../tools/svg.ts";
import { rings, water } from "../../tools/waters.ts";

const sky = mix(inks.goldLit, inks.raised, 0.58);
const river = mix(inks.springLit, inks.mantle, 0.36);
const skin = mix(inks.beechLit, inks.woodLit, 0.35);
const stone = {
  plane: inks.hairline,
  lit: inks.raised,
  shade: mix(inks.hairline, inks.ink, 0.45),
  cuts: mix(inks.hairline, inks.ink, 0.3),
};

/** The comparanza: two stand in the Melfa with their little fingers joined, and will come out of it as kin. */
export default function draw(): string {
  const random = seeded(822);
  const rocks = (text: string) =>
    band(text)
      .map(([x, y, width]) => boulder(random, [x, y], [width, width * 0.55], stone))
      .join("");
  return canvas(
    sky,
    circle([420, 230], 76, inks.raised),
    ridge(random, line("-40,430 260,300 480,410 760,240 1040,400 1300,290 1650,420"), 700, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.46),
      lit: inks.raised,
    }),
    wood(random, line("-60,520 300,500 620,560 1000,550 1320,500 1660,520"), 760, 54, {
      plane: inks.spring,
      lit: inks.springLit,
    }),
    under(
      line("-20,620 420,600 820,612 1240,600 1620,620"),
      line("1620,760 -20,760"),
      mix(inks.spring, inks.goldLit, 0.5),
    ),
    water(
      random,
      { top: 660, bottom: 1000 },
      {
        plane: river,
        strokes: [mix(inks.raised, river, 0.35), mix(river, inks.mantle, 0.4)],
        count: 46,
      },
    ),
    rocks("180,690,220 400,672,120 1300,690,240 1480,720,200 60,760,240"),
    ...band("690,880,96 930,880,92").map(([x, y, width]) =>
      ellipse([x, y], width, width * 0.2, mix(river, inks.mantle, 0.5)),
    ),
    rings(random, [690, 880], { radius: 92, count: 2 }, inks.raised),
    rings(random, [930, 880], { radius: 92, count: 2 }, inks.raised),
    pilgrim({
      at: [690, 925],
      height: 560,
      kind: "woman",
      wears: "kerchief",
      inks: {
        coat: inks.beech,
        lit: inks.beechLit,
        dark: mix(inks.wood, inks.ink, 0.4),
        accent: inks.raised,
      },
    }),
    pilgrim({
      at: [930, 925],
      height: 560,
      kind: "woman",
      wears: "bun",
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.goldLit },
    }),
    // Their arms, and the two hands between them.
    ribbon(band("752,600,34 786,660,36 806,716,26"), inks.beech),
    ribbon(band("868,600,34 838,660,36 818,716,26"), mix(inks.mantle, inks.ink, 0.25)),
    ellipse([804, 726], 15, 18, skin),
    ellipse([821, 726], 15, 18, mix(skin, inks.wood, 0.28)),
    gouges([[[806, 742], [822, 742], 5]], skin),
    under(line("560,884 620,896 690,888 760,898 830,888"), line("830,1000 560,1000"), river),
    under(line("800,888 860,896 930,888 1000,898 1070,886"), line("1070,1000 800,1000"), river),
    rings(random, [690, 900], { radius: 80, count: 1 }, mix(inks.raised, river, 0.2)),
    rings(random, [930, 900], { radius: 80, count: 1 }, mix(inks.raised, river, 0.2)),
    trunk(random, [1500, 760], 800, 74, {
      plane: mix(inks.wood, inks.spring, 0.4),
      lit: mix(inks.wood, inks.raised, 0.5),
    }),
    ...line("1380,60 1540,120 1240,30").map((at) =>
      leaves(random, at, [194, 90], 17, 78, mix(inks.spring, inks.goldLit, 0.26)),
    ),
    rocks("120,1000,330 1500,1000,300"),
  );
}
