import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, polygon } from "../../tools/svg.ts";

const sky = mix(inks.mantlePale, inks.paper, 0.62);
const slope = mix(inks.spring, inks.goldLit, 0.32);
const way = mix(inks.paper, inks.woodLit, 0.25);
const rock = {
  plane: mix(inks.hairline, inks.mantlePale, 0.28),
  lit: inks.raised,
  shade: mix(inks.hairline, inks.mantle, 0.45),
  cuts: mix(inks.hairline, inks.ink, 0.3),
};

/** The path of 1633: it climbs in bends between the crags, in the shade, with birds over it; one man goes up it alone. */
export default function draw(): string {
  const random = seeded(1633);
  const crags = (text: string) =>
    band(text)
      .map(([x, y, width]) => boulder(random, [x, y], [width, width * 0.56], rock))
      .join("");
  return canvas(
    sky,
    grain(random, [200, 50, 1500, 230], { count: 12, length: 300, width: 8 }, inks.raised),
    ridge(random, line("-40,330 240,210 460,320 760,150 1040,290 1340,180 1650,320"), 600, {
      plane: mix(inks.mantlePale, inks.mantle, 0.14),
      shade: mix(inks.mantlePale, inks.mantle, 0.44),
      lit: inks.raised,
    }),
    polygon(line("-20,560 260,470 620,430 900,330 1180,260 1620,190 1620,1010 -20,1010"), slope),
    wood(random, line("820,400 1040,330 1240,280 1440,230 1660,200"), 420, 40, {
      plane: mix(inks.spring, inks.ink, 0.12),
      lit: mix(inks.spring, inks.springLit, 0.6),
    }),
    ribbon(
      band(
        "1130,330,7 1220,360,12 1040,396,18 860,428,24 1000,470,32 1260,500,40 1330,548,50 1060,590,62 720,630,76 620,690,92 860,750,116 1060,820,150 900,920,210 640,1030,300",
      ),
      way,
    ),
    grain(
      random,
      [40, 500, 1560, 980],
      { count: 50, length: 44, width: 5, slope: -1.1 },
      mix(slope, inks.ink, 0.3),
    ),
    crags("520,560,330 260,610,360 800,552,130"),
    crags("1450,560,400 1220,690,210 1500,760,430"),
    crags("560,720,120 400,790,330 150,900,520"),
    crags("1240,930,280 1470,1010,560"),
    gouges(birds(), inks.ink),
    pilgrim({
      at: [890, 868],
      height: 330,
      kind: "man",
      staff: true,
      hat: true,
      inks: {
        coat: mix(inks.ink, inks.mantle, 0.25),
        lit: mix(inks.mantlePale, inks.ink, 0.35),
        dark: inks.night,
        accent: inks.wood,
      },
    }),
    trunk(random, [70, 1010], 1040, 110, {
      plane: mix(inks.wood, inks.spring, 0.35),
      lit: mix(inks.wood, inks.raised, 0.5),
    }),
    ...line("70,90 300,60 200,190 470,30").map((at, index) =>
      leaves(
        random,
        at,
        [220, 104],
        24,
        64,
        mix(inks.spring, index % 2 ? inks.goldLit : inks.ink, 0.24),
      ),
    ),
  );
}

/** Four birds on the wing. */
function birds(): Cut[] {
  return band("640,210,26 720,170,20 800,230,22 590,280,18").flatMap(([x, y, size]): Cut[] => [
    [[x - size * 1.6, y - size * 0.3], [x, y], 3.4, size * 0.4],
    [[x, y], [x + size * 1.6, y - size * 0.4], 3.4, size * 0.4],
  ]);
}
