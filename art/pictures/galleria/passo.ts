import { inks, mix } from "../../tools/inks.ts";
import { DOOR } from "../../tools/night.ts";
import { pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { boulder } from "../../tools/rocks.ts";
import { grain } from "../../tools/strokes.ts";
import { canvas, group, path } from "../../tools/svg.ts";
import { beech } from "../../valley/beeches.ts";
import { basilica } from "../../valley/church.ts";
import { grass, lightOnGround, lying, soft } from "../../valley/ground.ts";
import { rock } from "../../valley/rock.ts";
import { wood } from "../../valley/wood.ts";

const sky = mix(inks.paper, inks.goldLit, 0.22);
const far = mix(inks.mantlePale, inks.paper, 0.35);
const slope = mix(inks.spring, inks.mantlePale, 0.34);
const forest = mix(inks.spring, inks.ink, 0.22);
const meadow = mix(mix(inks.spring, inks.goldLit, 0.66), inks.raised, 0.12);
const near = mix(inks.spring, inks.night, 0.62);
const turf = mix(inks.spring, inks.ink, 0.42);
const road = mix(inks.paper, inks.woodLit, 0.26);
const bark = mix(inks.wood, inks.night, 0.5);
const stone = {
  plane: mix(inks.hairline, inks.ink, 0.2),
  lit: mix(inks.raised, inks.goldLit, 0.1),
  shade: mix(inks.hairline, inks.ink, 0.54),
  cuts: mix(inks.hairline, inks.ink, 0.36),
};

/** What the church is drawn with, so far below. */
const CHURCH: Readonly<Record<string, string>> = {
  wall: inks.raised,
  "wall-shade": mix(inks.hairline, inks.woodLit, 0.4),
  roof: mix(inks.beech, inks.beechLit, 0.2),
  door: inks.wood,
  lamp: DOOR,
};

/** The first sight of Canneto: from the pass, where the road begins to go down, the valley opens with the church in its bottom. */
export default function draw(): string {
  const random = seeded(1147);
  const massif = rock(
    {
      crest: line(
        "-20,350 110,318 240,250 360,282 500,170 610,104 680,132 790,214 880,262 1000,190 1100,150 1190,196 1320,276 1450,240 1620,310",
      ),
      roughness: 24,
      foot: line("-20,640 1620,640"),
      spur: 200,
      strength: 105,
      lean: 110,
      seed: 4,
    },
    660,
    0.45,
    () => 560,
  );
  const side = (crest: string, foot: string, lean: number, seed: number) =>
    wood(
      { crest: line(crest), roughness: 18, foot: line(foot), spur: 220, strength: 180, lean, seed },
      780,
      { sizes: [34, 52], dark: 0.52, count: 7 },
      () => 780,
    );
  const left = side(
    "-20,330 140,380 300,420 440,486 580,540 700,596 790,640",
    "-20,800 790,700",
    -60,
    11,
  );
  const right = side(
    "850,640 940,570 1060,520 1180,490 1300,420 1440,392 1620,330",
    "850,700 1620,800",
    60,
    8,
  );
  const nearWood = wood(
    {
      crest: line("-20,690 160,706 330,740 520,790 760,824 1000,800 1200,744 1400,716 1620,650"),
      roughness: 16,
      foot: line("-20,980 1620,980"),
      spur: 240,
      strength: 80,
      seed: 21,
    },
    980,
    { sizes: [60, 84], dark: 0.5, count: 9 },
    () => 900,
  );
  const tree = beech(9, [1500, 960], { width: 74, height: 1040, side: -1, boughs: 5, lean: 30 });
  return canvas(
    sky,
    grain(random, [200, 60, 1560, 250], { count: 16, length: 320, width: 7 }, inks.raised),
    path(massif.plane, far),
    path(massif.shade, mix(far, inks.mantle, 0.34)),
    path(massif.lit, far),
    path(left.plane + right.plane, slope),
    path(left.lit + right.lit, mix(mix(slope, inks.goldLit, 0.5), inks.raised, 0.25)),
    path(soft(line("300,720 470,652 700,622 900,620 1100,640 1300,720 1260,860 340,860")), meadow),
    path(
      soft(line("520,690 700,648 860,640 1000,650 1080,680 900,690 700,712")),
      mix(meadow, inks.raised, 0.4),
    ),
    path(lying(band("880,624,8 950,636,14 1000,656,24 940,680,34 960,720,52 900,780,80")), road),
    path(
      lying(band("690,628,8 664,646,18 740,668,30 790,694,46 740,740,70 700,800,100")),
      mix(inks.mantle, inks.springLit, 0.5),
    ),
    group(
      "translate(800 640) scale(.62)",
      ...basilica([0, 0]).map(([ink, ...planes]) => path(planes.join(""), CHURCH[ink] ?? inks.ink)),
    ),
    path(nearWood.plane, forest),
    path(nearWood.lit, mix(forest, inks.goldLit, 0.56)),
    path(
      soft(line("-200,800 140,812 420,866 700,900 1000,890 1300,846 1800,790 1800,1200 -200,1200")),
      turf,
    ),
    path(
      lightOnGround(41, { top: 850, bottom: 990, count: 60, isFree: ([x]) => x < 260 || x > 900 }),
      mix(turf, inks.goldLit, 0.34),
    ),
    path(
      lying(band("840,882,14 790,896,70 700,918,140 570,950,230 440,990,340 360,1040,440")),
      road,
    ),
    boulder(random, [170, 890], [300, 190], stone),
    boulder(random, [320, 930], [150, 84], stone),
    boulder(random, [1180, 900], [230, 120], stone),
    path(tree.wood, bark),
    path(tree.bark, mix(bark, inks.goldLit, 0.4)),
    path(tree.leaves, near),
    path(tree.lit, mix(inks.spring, inks.goldLit, 0.4)),
    path(
      grass(51, line("-20,1004 300,980 420,1010"), 60) +
        grass(52, line("1250,1010 1440,960 1620,940"), 60),
      near,
    ),
    pilgrim({
      at: [600, 958],
      height: 330,
      kind: "man",
      staff: true,
      load: "pack",
      hat: true,
      inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.woodLit },
    }),
    pilgrim({
      at: [436, 974],
      height: 306,
      kind: "woman",
      wears: "kerchief",
      load: "bundle",
      inks: { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.goldLit },
    }),
  );
}
