import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { circle, ellipse, group, rect } from "../tools/svg.ts";
import { rings } from "../tools/waters.ts";
import { land, mountains, soils, stones, trees, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Where the bank meets the water. */
const BANK = 150;

/** San Giorgio: the little lake lies still, and in it, upside down, are the company, the wood, the mountains and the sun. */
export const mirror: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, shade } = soils(light);
  const deep = light.on(mix(inks.spring, inks.mantle, 0.4));
  const water = mix(mix(light.sky, light.on(inks.mantlePale), 0.4), deep, 0.24);
  const lit = light.on(inks.raised);
  const walkers = (seen: Scene) =>
    company(
      { ...seen, random: () => 0.2 },
      [930, 142, 340],
      band("1260,140,300 1110,142,316 750,142,320 620,140,300 480,142,310 300,142,300"),
    );
  const dim = (ink: string) => mix(ink, water, 0.2);
  const mirrored: Scene = {
    ...scene,
    light: {
      ...light,
      sky: water,
      far: dim(light.far),
      middle: dim(light.middle),
      near: dim(light.near),
      on: (ink) => dim(light.on(ink)),
      onCloth: (ink) => mix(light.onCloth(ink), water, 0.1),
    },
  };
  return [
    rect(-10, -10, 1620, 1020, water),
    group(
      `translate(0 ${2 * BANK + 10}) scale(1 -1)`,
      circle(spot(scene, [470, -440]), 96, light.disc),
      mountains(
        mirrored,
        "far",
        "-40,-60 220,-130 480,-70 760,-150 1080,-60 1340,-120 1640,-50",
        150,
      ),
      trees(mirrored, "-60,50 240,20 600,56 1000,30 1320,52 1660,20", 160, 22),
      land(mirrored, "-60,112 500,104 1100,110 1660,100", grass),
      walkers(mirrored),
    ),
    gouges(
      Array.from({ length: 64 }, (_, index): Cut => {
        const y = 184 + index * 12.6;
        const x = ((index * 617) % 1700) - 120;
        return [[x, y], [x + 130 + random() * 190, y + 2], 3 + index * 0.09];
      }),
      water,
    ),
    gouges(
      Array.from({ length: 20 }, (_, index): Cut => {
        const y = 230 + index * 38;
        const x = ((index * 743) % 1500) - 40;
        return [[x, y], [x + 80 + random() * 150, y + 2], 4 + index * 0.25];
      }),
      lit,
    ),
    rings(random, spot(scene, [1330, 760]), { radius: 80, count: 3 }, lit),
    rect(-10, -10, 1620, BANK - 40, grass),
    turf(scene, [0, -10, 1580, 90], mix(grass, light.on(inks.spring), 0.5), 70),
    rounded(line("-60,60 400,84 900,76 1300,86 1660,64 1700,152 1200,166 300,170 -80,154"), dry),
    walkers(scene),
    gouges(
      Array.from(
        { length: 30 },
        (_, index): Cut => [
          [index * 56 - 20, BANK + 5 + (index % 3) * 3],
          [index * 56 + 40, BANK + 7 + (index % 3) * 3],
          9,
        ],
      ),
      mix(shade, deep, 0.5),
    ),
    stones(scene, "60,190,190 1500,196,210 1380,176,90"),
    lilies(scene),
    gouges(
      line("40,1010 90,1020 150,1010 1450,1020 1510,1010 1570,1020").flatMap(([x, y]) =>
        Array.from({ length: 5 }, (): Cut => {
          const [at] = spot(scene, [x + random() * 50, y]);
          return [[at, y], [at - 60 + random() * 120, y - 330 - random() * 210], 13, 16];
        }),
      ),
      light.on(mix(inks.spring, inks.ink, 0.25)),
    ),
  ];
};

/** Leaves that lie on the water, each with its notch in the light. */
function lilies(scene: Scene): string {
  const leaf = scene.light.on(mix(inks.spring, inks.springLit, 0.3));
  return band("210,840,84 330,900,104 150,930,96 1420,900,90 1310,950,110")
    .map(([x, y, w]) => {
      const [at] = spot(scene, [x, y]);
      return (
        ellipse([at + 6, y + 8], w, w * 0.32, scene.light.on(mix(inks.spring, inks.mantle, 0.5))) +
        ellipse([at, y], w, w * 0.32, leaf) +
        gouges(
          [-0.7, 0.1, 0.75].map(
            (across): Cut => [
              [at, y],
              [at + across * w, y - w * 0.2 + Math.abs(across) * w * 0.12],
              w * 0.06,
            ],
          ),
          mix(leaf, inks.raised, 0.4),
        )
      );
    })
    .join("");
}
