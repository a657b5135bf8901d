import { inks, mix } from "../../tools/inks.ts";
import { lens, stamp } from "../../tools/marks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { canvas, ellipse, path } from "../../tools/svg.ts";
import { beech } from "../../valley/beeches.ts";
import { lying, soft } from "../../valley/ground.ts";
import { rock } from "../../valley/rock.ts";
import { wood } from "../../valley/wood.ts";

const sky = mix(inks.mantlePale, inks.raised, 0.66);
const snow = mix(inks.raised, inks.mantlePale, 0.08);
const shade = mix(inks.mantlePale, inks.raised, 0.5);
const water = mix(inks.mantle, inks.ink, 0.45);
const bark = mix(inks.wood, inks.ink, 0.55);

/** Winter: bare beeches, the dark water between banks of snow, one line of footprints. */
export default function draw(): string {
  const random = seeded(1020);
  const mountains = rock(
    {
      crest: line(
        "-20,420 160,330 300,372 430,300 560,190 610,176 700,250 860,330 980,300 1120,360 1260,316 1420,372 1620,330",
      ),
      roughness: 22,
      foot: line("-20,680 1620,680"),
      spur: 190,
      strength: 100,
      lean: 110,
      seed: 4,
    },
    700,
    0.45,
    () => 600,
  );
  const woods = wood(
    {
      crest: line("-20,470 200,500 420,560 640,596 900,600 1120,570 1340,510 1620,450"),
      roughness: 14,
      foot: line("-20,720 1620,720"),
      spur: 220,
      strength: 90,
      seed: 8,
    },
    680,
    { sizes: [38, 50], dark: 0.42, count: 6 },
    () => 640,
  );
  const trees = [
    beech(3, [190, 1000], { width: 92, height: 1060, side: 1, boughs: 5, lean: 40 }),
    beech(5, [1130, 830], { width: 40, height: 760, side: -1, boughs: 4, lean: 50 }),
    beech(7, [1450, 1000], { width: 84, height: 1060, side: -1, boughs: 5, lean: -40 }),
    beech(11, [560, 760], { width: 26, height: 620, side: 1, boughs: 4, lean: -26 }),
  ];
  const river = band(
    "760,640,24 830,660,50 800,690,90 700,724,140 720,766,210 860,820,300 1010,890,400 1060,1020,560",
  );
  return canvas(
    sky,
    path(mountains.plane, mix(inks.mantlePale, inks.raised, 0.4)),
    path(mountains.snow, inks.raised),
    path(mountains.shade, mix(inks.mantlePale, inks.mantle, 0.28)),
    path(woods.plane, mix(inks.mantle, inks.mantlePale, 0.62)),
    path(woods.lit, inks.raised),
    path("M-20 660Q400 624 800 636T1620 650V1010H-20Z", snow),
    path(
      [
        "-40,740 160,716 380,730 560,700 640,716 500,756 600,780 380,820 420,860 200,880 -40,920",
        "1640,700 1400,690 1220,716 1040,700 1120,742 1300,760 1180,790 1380,830 1320,870 1640,900",
      ]
        .map((edge) => soft(line(edge)))
        .join(""),
      shade,
    ),
    path(lying(river.map(([x, y, width]) => [x + 3, y - 5, width * 1.08 + 8])), inks.raised),
    path(lying(river.map(([x, y, width]) => [x + 8, y - 2, width * 1.03 + 4])), shade),
    path(lying(river), water),
    path(ripples(random), mix(inks.mantlePale, inks.raised, 0.35)),
    ...footprints(),
    path(trees.map(({ twigs }) => twigs).join(""), bark),
    ...trees.map(({ wood: stems }) => path(stems, bark)),
    path(trees.map(({ bark: lit }) => lit).join(""), mix(bark, inks.mantlePale, 0.55)),
    // The snow is deep around their feet.
    ellipse([560, 772], 60, 20, snow),
    ellipse([1130, 842], 56, 18, snow),
    path(soft(line("-60,900 140,880 300,900 470,950 600,1010 -60,1080")), snow),
    path(soft(line("1660,900 1480,880 1350,904 1270,960 1230,1040 1660,1080")), snow),
  );
}

/** The lights on the dark water. */
function ripples(random: () => number): string {
  return band(
    "796,672,40 760,704,60 716,740,90 770,780,120 850,812,150 930,856,180 1000,910,220 1050,960,260",
  )
    .flatMap(([x, y, width]) =>
      [-0.3, 0.1, 0.35].map((aside) =>
        stamp(
          [x + aside * width - width * 0.2, y + (random() - 0.5) * 22],
          lens([width * (0.24 + random() * 0.2), -2], 1.5 + width * 0.014),
        ),
      ),
    )
    .join("");
}

/** Someone has gone ahead: two by two, smaller as they go, along the water towards the mountains. */
function footprints() {
  const steps = band(
    "470,985,22 396,955,20 448,925,19 384,898,17 436,872,16 400,848,14 456,826,13 430,804,12 486,786,11 476,766,10 532,750,9 536,734,8 590,720,7 600,706,6 648,694,6 664,682,5 704,672,5 720,662,4",
  );
  return steps.map(([x, y, size]) =>
    ellipse([x, y], size, size * 0.5, mix(inks.mantlePale, inks.mantle, 0.2)),
  );
}
