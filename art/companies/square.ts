import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { circle, ellipse, polygon, rect } from "../tools/svg.ts";
import { masonry, opening } from "./buildings.ts";
import { restingPack } from "./close.ts";
import { leaningBanner, type Scene, type Setting } from "./scene.ts";

/** The banners of other companies, that spend the night here too. */
const OTHERS: readonly Scene["cloth"][] = [
  { ink: inks.mantle, trim: inks.goldLit, shape: "swallow", emblem: "star" },
  { ink: inks.spring, trim: inks.goldLit, shape: "round", emblem: "waves" },
  { ink: "#f2e6c8", trim: inks.mantle, shape: "straight", emblem: "cross" },
  { ink: inks.violet, trim: inks.goldLit, shape: "round", emblem: "star" },
];

/** Picinisco, the night that all companies spend there: banner beside banner along a wall, the packs below, all windows but one dark. */
export const picinisco: Setting = (scene) => {
  const upright: Scene = {
    ...scene,
    side: "right",
    light: {
      ...scene.light,
      on: (ink) => mix(ink, inks.night, 0.22),
      onCloth: (ink) => mix(ink, inks.night, 0.06),
    },
  };
  const { lit, shade, dark } = masonry(upright.light);
  const wall = mix(mix(lit, shade, 0.5), scene.light.near, 0.5);
  const near = (share: number) => mix(wall, inks.goldLit, share);
  const street = mix(shade, scene.light.near, 0.72);
  return [
    rect(-10, -10, 1620, 850, wall),
    ellipse([800, 300], 820, 560, near(0.1)),
    ellipse([800, 300], 560, 430, near(0.24)),
    ellipse([800, 300], 300, 270, near(0.44)),
    gouges(
      Array.from({ length: 60 }, (): Cut => {
        const [x, y] = [scene.random() * 1580, 20 + scene.random() * 760];
        return [[x, y], [x + 70, y + 2], 6];
      }),
      mix(wall, inks.night, 0.3),
    ),
    // Windows, of which one is awake, and the lamp.
    ...line("240,260 1360,260").map(([x, y], index) =>
      [
        opening(x, y, 150, 220, index ? dark : mix(inks.goldLit, wall, 0.1)),
        gouges(
          [
            [[x, y - 210], [x, y], 12],
            [[x - 74, y - 96], [x + 74, y - 96], 10],
          ],
          shade,
        ),
        rect(x - 92, y, 184, 20, mix(lit, inks.raised, 0.2)),
      ].join(""),
    ),
    gouges([[[800, -20], [800, 110], 12]], inks.night),
    polygon(line("740,170 800,104 860,170"), inks.night),
    circle([800, 190], 42, "#ffe9a8"),
    rect(-10, 830, 1620, 190, street),
    ellipse([800, 920], 760, 84, mix(street, inks.goldLit, 0.16)),
    rect(-10, 790, 1620, 44, mix(wall, shade, 0.7)),
    gouges(
      line("60,880 340,910 700,880 1040,930 1330,890 200,970 860,985 1300,970").map(
        ([x, y]): Cut => [[x, y], [x + 130, y + 2], 7],
      ),
      mix(street, inks.night, 0.5),
    ),
    ...[...OTHERS, scene.cloth].map((cloth, index) =>
      leaningBanner(
        upright,
        [180 + index * 310, 880 + (index % 2) * 24],
        [216 + index * 296, 250 + (index % 2) * 44],
        250,
        cloth,
      ),
    ),
    ...band("330,930,0.62 640,950,0.7 1000,940,0.66 1330,955,0.72 90,960,0.6").map(
      ([x, y, size], index) =>
        restingPack(upright, [x, y], size, PACKS[index % PACKS.length] ?? inks.gold),
    ),
  ];
};

const PACKS = [inks.beech, inks.gold, inks.spring, inks.mantle];
