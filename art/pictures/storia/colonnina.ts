import { inks, mix } from "../../tools/inks.ts";
import { bust } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { gouges, grain, under } from "../../tools/strokes.ts";
import { canvas, polygon } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

const air = mix(inks.springLit, inks.paper, 0.56);
const ground = mix(inks.spring, inks.goldLit, 0.3);
const bark = mix(inks.wood, inks.spring, 0.4);
const marble = inks.raised;
const shade = mix(inks.hairline, inks.ink, 0.22);
const stone = {
  plane: mix(inks.hairline, inks.ink, 0.14),
  lit: mix(inks.hairline, inks.raised, 0.6),
  shade: mix(inks.hairline, inks.ink, 0.46),
  cuts: mix(inks.hairline, inks.ink, 0.34),
};

/** A gift to Mefite: a small column with three lines cut in it, by the water, and the two men who gave it. */
export default function draw(): string {
  const random = seeded(5047);
  const rocks = (text: string) =>
    band(text)
      .map(([x, y, width]) => boulder(random, [x, y], [width, width * 0.58], stone))
      .join("");
  return canvas(
    air,
    wood(random, line("-40,400 300,360 700,390 1150,350 1640,400"), 640, 60, {
      plane: mix(air, ground, 0.5),
      lit: inks.raised,
    }),
    ...band("140,620,30 420,600,22 1120,600,24 1400,620,34").map(([x, foot, width]) =>
      trunk(random, [x, foot], foot + 40, width, { plane: mix(air, bark, 0.45), lit: air }),
    ),
    polygon(line("60,0 300,0 900,620 560,620"), mix(air, inks.raised, 0.6)),
    under(line("-20,610 400,580 800,600 1200,580 1620,610"), line("1620,1010 -20,1010"), ground),
    grain(
      random,
      [-20, 630, 1580, 980],
      { count: 60, length: 52, width: 5, slope: -1.15 },
      mix(ground, inks.ink, 0.3),
    ),
    rocks("1090,650,330 1320,660,220"),
    stream(random, band("1110,650,70 1080,700,130 1160,780,220 1080,880,330 1180,1020,480"), {
      plane: mix(inks.springLit, inks.mantle, 0.4),
      lit: inks.raised,
    }),
    rocks("930,700,110 1420,860,300"),
    polygon(line("600,900 900,884 980,920 640,944"), mix(ground, inks.ink, 0.45)),
    ...column(),
    bust(
      [330, 700],
      196,
      { coat: inks.paper, lit: inks.raised, dark: inks.wood, accent: inks.beech, hair: inks.ink },
      "short",
    ),
    bust(
      [985, 730],
      206,
      {
        coat: inks.beech,
        lit: inks.beechLit,
        dark: inks.wood,
        accent: inks.beech,
        hair: inks.wood,
      },
      "short",
    ),
    trunk(random, [90, 1000], 1040, 120, { plane: bark, lit: mix(bark, inks.raised, 0.45) }),
    ...line("80,80 340,40 1500,70").map((at) =>
      leaves(random, at, [230, 104], 28, 68, mix(inks.spring, inks.goldLit, 0.24)),
    ),
  );
}

/** The column: base, shaft in three planes of light, capital; the lines of its inscription are only cuts. */
function column(): string[] {
  const rows = [560, 606, 652];
  return [
    polygon(line("520,850 800,850 824,900 496,900"), marble),
    polygon(line("740,850 800,850 824,900 756,900"), shade),
    polygon(line("546,410 774,410 782,850 538,850"), marble),
    polygon(line("700,410 774,410 782,850 706,850"), shade),
    polygon(line("546,410 572,410 566,850 538,850"), inks.paper),
    polygon(line("520,366 800,366 786,412 534,412"), marble),
    polygon(line("726,366 800,366 786,412 720,412"), shade),
    gouges([[[534, 418], [780, 418], 6]], mix(shade, inks.wood, 0.3)),
    ...rows.map((y, row) =>
      gouges(
        Array.from({ length: 9 - row }, (_, letter) => {
          const x = 574 + letter * 14 + (letter % 3) * 3;
          return [[x, y - 11], [x + (letter % 2 ? 5 : -2), y + 12], 3] as const;
        }),
        mix(inks.hairline, inks.ink, 0.55),
      ),
    ),
  ];
}
