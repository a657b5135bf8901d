import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { boulder } from "../tools/rocks.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { circle, ellipse, polygon, rect } from "../tools/svg.ts";
import { rings } from "../tools/waters.ts";
import { fist } from "./close.ts";
import { soils } from "./grounds.ts";
import { limestone } from "./light.ts";
import { leaningBanner, type Scene, type Setting, spot, turned } from "./scene.ts";

/** Pizzone, near: at the spring of Chiariglio a hand holds an empty tin under the water, as a pope once did. */
export const spring: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, rock } = soils(light);
  const back = light.on(mix(inks.spring, inks.ink, 0.55));
  const pool = light.on(mix(inks.springLit, inks.mantlePale, 0.35));
  const bright = light.on(inks.raised);
  const at = spot(scene, [830, 560]);
  return [
    rect(-10, -10, 1620, 1020, back),
    polygon(turned(scene, line("900,-20 1620,-20 1620,420 1180,380 1000,200")), light.far),
    ...band(
      "1180,190,330 1480,230,360 1060,420,380 1380,450,420 1620,520,340 1180,640,460 1520,720,420",
    ).map(([x, y, w]) => boulder(random, spot(scene, [x, y]), [w, w * 0.62], limestone(light))),
    ...band(
      "-20,210,420 330,170,440 690,180,420 150,360,460 560,400,430 800,340,330 -20,540,420 350,600,440 720,610,430 20,730,380 420,760,420",
    ).map(([x, y, w]) =>
      boulder(random, spot(scene, [x, y]), [w, w * 0.74], {
        ...limestone(light),
        plane: mix(rock, back, 0.3),
      }),
    ),
    plaque(scene),
    polygon(turned(scene, line("-20,720 1620,700 1620,1020 -20,1020")), pool),
    gouges(
      Array.from({ length: 34 }, (): Cut => {
        const y = 730 + random() * 260;
        const x = random() * 1500;
        return [[x, y], [x + 60 + random() * 160, y + 3], 4 + (y - 700) * 0.03];
      }),
      mix(pool, bright, 0.6),
    ),
    ellipse(spot(scene, [830, 900]), 300, 60, mix(pool, light.on(inks.spring), 0.55)),
    rings(random, spot(scene, [830, 900]), { radius: 110, count: 4 }, bright),
    // The trough of wood from which it falls.
    polygon(turned(scene, line("380,176 850,226 850,286 400,262")), light.on(inks.wood)),
    polygon(turned(scene, line("380,176 850,226 850,242 380,196")), light.on(inks.woodLit)),
    gouges(
      [[spot(scene, [440, 232]), spot(scene, [800, 258]), 6]],
      mix(light.on(inks.wood), inks.night, 0.5),
    ),
    ribbon(turned(scene, band("850,236,40 884,300,52 890,430,46")), mix(pool, bright, 0.35)),
    ribbon(turned(scene, band("842,226,14 872,300,18 878,430,14")), bright),
    tin(scene),
    fist(scene, [at[0] + (scene.side === "right" ? 96 : -96), at[1] + 130], {
      size: 330,
      side: scene.side === "right" ? 1 : -1,
      turn: 0,
      sleeve: light.on(mix(inks.mantle, inks.ink, 0.25)),
      skin: 0.08,
    }),
    // What is too much falls back into the pool.
    gouges(
      line("712,560 700,700 724,800 760,850 690,860 820,846 900,860").map(
        ([x, y], index): Cut => [spot(scene, [x, y]), spot(scene, [x - 4, y + 60 - index * 5]), 13],
      ),
      bright,
    ),
    ...line("800,452 850,430 900,436 960,450 930,416 830,414 1000,500 760,520").map((drop, index) =>
      circle(spot(scene, drop), 7 + (index % 3) * 4, bright),
    ),
    leaningBanner(scene, [1450, 1040], [1380, 40], 330),
    ...line("-10,990 130,1010 300,1000 1240,1010").map(([x, y]) =>
      gouges(
        Array.from({ length: 14 }, (): Cut => {
          const foot = spot(scene, [x + random() * 130, y + 20]);
          return [foot, [foot[0] - 50 + random() * 110, foot[1] - 110 - random() * 130], 11, 14];
        }),
        mix(grass, light.on(inks.spring), random() * 0.5),
      ),
    ),
  ];
};

/** A tin that has been opened: round, its cut lid bent back, full to the rim. */
function tin(scene: Scene): string {
  const { light } = scene;
  const metal = light.on(mix(inks.hairline, inks.mantlePale, 0.3));
  const [x] = spot(scene, [872, 0]);
  return (
    polygon(
      turned(scene, line("1000,446 1110,330 1160,356 1026,476")),
      mix(metal, light.on(inks.ink), 0.3),
    ) +
    rect(x - 150, 470, 300, 330, metal) +
    ellipse([x, 800], 150, 36, metal) +
    rect(x - 150, 470, 70, 334, light.on(inks.raised)) +
    rect(x + 86, 470, 64, 334, mix(metal, light.on(inks.ink), 0.35)) +
    gouges(
      [512, 540, 762, 786].map((y): Cut => [[x - 150, y], [x + 150, y], 5, -30]),
      mix(metal, light.on(inks.ink), 0.4),
    ) +
    ellipse([x, 470], 150, 36, mix(metal, light.on(inks.ink), 0.4)) +
    ellipse([x, 474], 136, 28, light.on(mix(inks.springLit, inks.raised, 0.4)))
  );
}

/** The tablet that the town left there: of stone, its writing too far to be read. */
function plaque(scene: Scene): string {
  const { light } = scene;
  const stone = light.on(inks.raised);
  return (
    polygon(
      turned(scene, line("118,350 402,372 398,566 112,548")),
      light.on(mix(inks.wood, inks.ink, 0.4)),
    ) +
    polygon(turned(scene, line("126,360 394,381 390,556 120,538")), stone) +
    rounded(turned(scene, line("250,384 262,396 250,410 238,396")), light.on(inks.mantle)) +
    gouges(
      [430, 462, 494, 526].map(
        (y, row): Cut => [
          spot(scene, [160 + row * 6, y - 6]),
          spot(scene, [350 - (row % 2) * 30, y + 10]),
          7,
        ],
      ),
      mix(stone, light.on(inks.ink), 0.5),
    )
  );
}
