import { inks, mix } from "../tools/inks.ts";
import { banner, pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, type Pressed, ribbon } from "../tools/strokes.ts";
import { circle, ellipse, group, rect, short } from "../tools/svg.ts";
import { crownsFromAbove, fieldFromAbove, scattered } from "./from-above.ts";
import { soils, way } from "./grounds.ts";
import { dressed, type Scene, type Setting, spot } from "./scene.ts";

/** How far a shadow is turned from upright: the sun is low, at the upper left. */
const TURN = 120;

/** Belmonte, from straight above: two roads become one, and the long shadows tell who walks there. */
export const shadows: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, wheat, road, trees, olive } = soils(light);
  const pale = mix(road, inks.raised, 0.4);
  const shade = mix(pale, light.on(inks.mantle), 0.55);
  const earth = mix(dry, light.on(inks.beechLit), 0.35);
  return [
    rect(-10, -10, 1620, 1020, mix(wheat, dry, 0.2)),
    fieldFromAbove(scene, "-40,-60 590,-60 600,330 -40,570", grass, mix(grass, trees, 0.4), 8),
    fieldFromAbove(scene, "800,-40 1130,-60 1140,400 900,420", earth, mix(earth, trees, 0.3), 9),
    fieldFromAbove(scene, "1170,-40 1640,-40 1640,380 1200,370", grass, mix(grass, trees, 0.4), 8),
    fieldFromAbove(scene, "-40,900 420,760 560,1060 -40,1060", earth, mix(earth, trees, 0.3), 7),
    fieldFromAbove(scene, "1180,720 1640,690 1640,1060 1230,1060", dry, mix(dry, trees, 0.4), 7),
    crownsFromAbove(scene, scattered(scene, [170, 150], [170, 120], 7, 110), trees, grass),
    crownsFromAbove(scene, scattered(scene, [1420, 120], [190, 80], 7, 100), olive, grass),
    way(scene, "690,-120,120 700,120,124 724,340,130 820,480,150 1010,540,160", pale),
    way(scene, "-120,800,124 200,720,126 520,620,134 800,550,154 1040,540,160", pale),
    way(scene, "770,526,110 880,538,160 1040,540,162 1300,530,150 1720,500,146", pale),
    gouges(
      line(
        "660,60 690,220 740,420 40,790 250,730 430,640 640,570 980,590 1200,500 1290,570 1420,500 1500,560",
      ).map((at): Cut => [spot(scene, at), spot(scene, [at[0] + 84, at[1] + 6]), 7]),
      mix(pale, shade, 0.4),
    ),
    ...WALKERS.map((place, index) => shadow(scene, place, index, shade)),
    ...WALKERS.map((place, index) => fromAbove(scene, place, index)),
    bar(scene, BEARER),
  ];
};

/** The first of all, who carries the banner: where, and how broad the shoulders. */
const BEARER: Pressed = [1000, 540, 72];

/** Those who have met, and those who still come down one road and along the other. */
const WALKERS = [
  BEARER,
  ...band(
    "810,470,64 730,366,66 716,270,46 702,160,66 696,40,64 790,580,66 640,590,64 500,640,66 350,664,64 210,730,66 60,744,64",
  ),
];

/** One person as a bird sees it: the shoulders, and a hat, a scarf or hair. */
function fromAbove(scene: Scene, [x, y, w]: Pressed, index: number): string {
  const [at] = spot(scene, [x, y]);
  const { coat, lit, accent, hair = coat } = dressed(scene, index * 5 + 1);
  const hat = index % 3 === 1;
  return group(
    `translate(${short(at)} ${y}) scale(${short(w / 10)}) scale(.1)`,
    ellipse([0, 0], 28, 50, coat),
    gouges([[[-18, -34], [-18, 30], 9, 6]], lit),
    hat ? circle([4, 0], 38, accent) : "",
    circle([4, 0], 22, hat ? mix(accent, coat, 0.3) : index % 3 ? accent : hair),
  );
}

/** The shadow of one who walks there, as tall as the evening makes it; that of the bearer has the banner beside it. */
function shadow(scene: Scene, place: Pressed, index: number, ink: string): string {
  const [x, y, w] = place;
  const [at] = spot(scene, [x, y]);
  const all = { coat: ink, lit: ink, dark: ink, accent: ink, skin: ink, hair: ink };
  return group(
    `translate(${short(at)} ${y}) rotate(${TURN}) scale(.8 1.25)`,
    pilgrim({
      at: [0, 0],
      height: w * 4,
      kind: index % 4 === 1 ? "woman" : "man",
      wears: "bun",
      hat: index % 3 === 1,
      staff: index % 3 === 0,
      inks: all,
    }),
    place === BEARER
      ? banner({
          ...scene.cloth,
          foot: [w, 0],
          top: [w * 0.8, -w * 7.4],
          width: w * 2.8,
          drop: w * 3,
          ink,
          shade: ink,
          trim: ink,
          staff: ink,
        })
      : "",
  );
}

/** The banner from above: its bar, and the edge of the cloth. */
function bar(scene: Scene, [x, y, w]: Pressed): string {
  const { light, cloth } = scene;
  const [at] = spot(scene, [x + w * 0.6, y]);
  return (
    ribbon(
      [
        [at, y - w * 1.4, 16],
        [at + 8, y, 22],
        [at, y + w * 1.4, 16],
      ],
      light.onCloth(cloth.ink),
    ) +
    [-1.4, 0, 1.4].map((end) => circle([at, y + w * end], 11, light.onCloth(cloth.trim))).join("")
  );
}
