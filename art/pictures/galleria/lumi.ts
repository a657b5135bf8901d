import { inks, mix } from "../../tools/inks.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded, under } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, path, rect } from "../../tools/svg.ts";
import { beech } from "../../valley/beeches.ts";
import { rock } from "../../valley/rock.ts";
import { wood } from "../../valley/wood.ts";

const sky = "#1d2f5c";
const hills = mix(sky, inks.night, 0.45);
const mountain = mix(sky, inks.mantlePale, 0.2);
const stem = mix(inks.night, inks.wood, 0.2);
const bank = mix(inks.spring, inks.night, 0.66);
const water = mix(inks.mantle, inks.night, 0.25);
const flame = "#ffe9a8";

/** The night of the eve: with a light in their hands people go along the water to the springs. */
export default function draw(): string {
  const random = seeded(2004);
  const massif = rock(
    {
      crest: line(
        "-20,390 120,340 260,300 400,350 560,250 700,176 780,200 900,310 1040,270 1180,226 1300,290 1440,330 1620,290",
      ),
      roughness: 22,
      foot: line("-20,680 1620,680"),
      spur: 190,
      strength: 100,
      lean: 110,
      seed: 6,
    },
    700,
    0.45,
    () => 600,
  );
  const woods = wood(
    {
      crest: line("-20,480 240,510 520,580 760,600 1000,570 1240,520 1620,470"),
      roughness: 14,
      foot: line("-20,760 1620,760"),
      spur: 220,
      strength: 110,
      seed: 8,
    },
    700,
    { sizes: [38, 54], dark: 0.5, count: 6 },
    () => 660,
  );
  const trees = [
    beech(3, [90, 1010], { width: 92, height: 1060, side: 1, boughs: 5, lean: 40 }),
    beech(7, [1550, 1010], { width: 80, height: 1060, side: -1, boughs: 5, lean: -30 }),
  ];
  return canvas(
    sky,
    ...Array.from({ length: 60 }, () =>
      circle(
        [random() * 1600, random() ** 1.4 * 420],
        1.5 + random() ** 3 * 4,
        mix(inks.raised, sky, random() * 0.6),
      ),
    ),
    path(massif.plane, mountain),
    path(massif.shade, hills),
    path(massif.lit, mountain),
    path(woods.plane, mix(hills, inks.spring, 0.24)),
    path(woods.lit, mix(sky, inks.springLit, 0.3)),
    under(line("-20,680 400,640 800,660 1200,630 1620,660"), line("1620,1010 -20,1010"), bank),
    rounded(
      line(
        "830,652 900,650 890,690 1000,730 940,800 800,880 720,1060 -60,1060 -60,900 300,850 560,790 660,740 760,696",
      ),
      water,
    ),
    gouges(glints(), inks.goldLit),
    ...FAR.map(([x, y, size]) => circle([x, y], size, inks.goldLit)),
    ...WALKERS.map(([x, y, height]) => halo([x, y, height])),
    ...WALKERS.map(([x, y, height], index) => walker([x, y, height], index)),
    path(trees.map(({ wood: stems }) => stems).join(""), stem),
    path(trees.map(({ bark }) => bark).join(""), mix(hills, inks.mantlePale, 0.3)),
    path(trees.map(({ leaves }) => leaves).join(""), stem),
    path(trees.map(({ lit }) => lit).join(""), mix(sky, inks.springLit, 0.2)),
  );
}

/** Those who are already among the trees: nothing is seen of them but their lights. */
const FAR = band(
  "1000,652,7 960,640,6.5 922,630,6 886,622,6 850,615,5.5 816,609,5 784,604,5 752,600,4.5 722,597,4 694,595,4 668,594,3.5",
);

const WALKERS = band(
  "1050,690,84 1130,706,100 1072,742,126 1180,764,150 1096,812,186 1260,836,216 1150,900,270 1420,936,310 1270,1000,390",
);

/** What the lights leave on the water: short cuts, longer towards the viewer. */
function glints(): Cut[] {
  return band(
    "870,676,30 880,700,46 850,726,60 920,742,50 800,762,80 880,790,70 720,806,90 800,838,120 640,868,90 700,900,140 480,924,120 600,958,170",
  ).map(([x, y, length]) => [[x - length / 2, y], [x + length / 2, y + 2], 2 + length * 0.04, 3]);
}

/** The air around a candle, in two steps. */
function halo([x, y, height]: Pressed): string {
  const at = [x - height * 0.24, y - height * 0.62] as const;
  return (
    circle(at, height * 0.44, mix(bank, inks.goldLit, 0.2)) +
    circle(at, height * 0.25, mix(bank, inks.goldLit, 0.42))
  );
}

function walker([x, y, height]: Pressed, index: number): string {
  const at = [x - height * 0.24, y - height * 0.6] as const;
  const kind = (["woman", "man", "woman", "child"] as const)[index % 4] ?? "man";
  const coat = mix(
    [inks.mantle, inks.beech, inks.spring, inks.wood][index % 4] ?? inks.ink,
    sky,
    0.4,
  );
  return [
    pilgrim({
      at: [x, y],
      height: kind === "child" ? height * 1.2 : height,
      kind,
      wears: index % 3 ? "scarf" : "kerchief",
      hands: [1],
      inks: {
        coat,
        lit: mix(coat, inks.goldLit, 0.5),
        dark: mix(inks.night, coat, 0.2),
        accent: mix(inks.paper, sky, 0.45),
        skin: mix(inks.beechLit, sky, 0.35),
      },
    }),
    ribbon(
      [
        [x - height * 0.1, y - height * 0.68, height * 0.06],
        [x - height * 0.2, y - height * 0.56, height * 0.05],
        [at[0], at[1] + height * 0.05, height * 0.045],
      ],
      mix(coat, inks.goldLit, 0.3),
    ),
    rect(at[0] - height * 0.012, at[1] - height * 0.06, height * 0.024, height * 0.11, inks.raised),
    ellipse([at[0], at[1] - height * 0.09], height * 0.018, height * 0.04, flame),
  ].join("");
}
