import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { circle, type Point, polygon, rect } from "../tools/svg.ts";
import { skyParts } from "./light.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";

/** Cerreto: at first light out of the lane of the hamlet, between its houses. */
export const cerreto: Setting = (scene) => {
  const { random, light } = scene;
  const wall = light.on(mix(inks.paper, inks.goldLit, 0.3));
  const shaded = light.on(mix(inks.woodLit, inks.mantlePale, 0.2));
  const street = light.on(mix(inks.hairline, inks.woodLit, 0.3));
  return [
    ...skyParts(random, light, spot(scene, [640, 250]), 420),
    ridge(
      random,
      turned(scene, line("300,560 480,470 640,520 800,420 960,500 1130,450 1300,540")),
      700,
      {
        plane: light.far,
        shade: light.middle,
        lit: light.sky,
      },
    ),
    polygon(line("0,640 1600,640 1600,1000 0,1000"), street),
    ...houses(scene, wall, shaded),
    gouges(cobbles(scene), mix(street, light.on(inks.wood), 0.4)),
    polygon(
      turned(scene, line("560,650 700,640 1080,1000 660,1000")),
      mix(street, light.disc, 0.4),
    ),
    company(
      scene,
      [880, 955, 370],
      band("660,675,115 705,690,125 640,740,175 750,770,200 610,850,270 690,960,360 1060,985,380"),
      mix(street, light.on(inks.ink), 0.5),
    ),
    lamp(scene),
  ];
};

/** The houses of both sides: fronts that run together, roofs, windows and doors. */
function houses(scene: Scene, wall: string, shaded: string): string[] {
  const { light } = scene;
  const roof = light.on(inks.beech);
  const dark = light.on(mix(inks.wood, inks.ink, 0.4));
  const glow = mix(inks.goldLit, wall, 0.25);
  const shutter = light.on(inks.spring);
  const quad = (text: string, ink: string) => polygon(turned(scene, line(text)), ink);
  return [
    quad("-20,-20 400,260 400,690 -20,1010", wall),
    quad("400,330 520,400 520,660 400,690", mix(wall, light.on(inks.woodLit), 0.4)),
    quad("-20,-44 420,250 420,286 -20,-6", roof),
    quad("400,312 536,392 536,412 400,338", roof),
    quad("1620,-60 1160,250 1160,700 1620,1010", shaded),
    quad("1160,340 1010,420 1010,660 1160,700", mix(shaded, light.on(inks.ink), 0.2)),
    quad("1620,-84 1140,238 1140,274 1620,-40", mix(roof, inks.night, 0.2)),
    quad("1160,322 992,412 992,434 1160,348", mix(roof, inks.night, 0.2)),
    quad("270,330 330,362 330,470 270,452", dark),
    quad("262,324 272,330 272,452 262,450", shutter),
    quad("328,360 342,368 342,474 328,470", shutter),
    quad("250,600 330,590 330,740 250,800", dark),
    quad("440,440 478,458 478,530 440,522", glow),
    quad("70,150 180,220 180,420 70,390", dark),
    quad("54,140 70,150 70,390 54,386", shutter),
    quad("180,220 196,230 196,424 180,420", shutter),
    quad("40,640 190,610 190,860 40,960", dark),
    quad("1240,340 1310,300 1310,440 1240,460", glow),
    quad("1420,230 1530,160 1530,390 1420,420", dark),
    quad("1404,240 1420,230 1420,420 1404,424", shutter),
    quad("1530,160 1546,150 1546,386 1530,390", shutter),
    quad("1226,348 1240,340 1240,460 1226,466", shutter),
    quad("1310,300 1326,292 1326,434 1310,440", shutter),
    quad("1230,600 1320,606 1320,812 1230,750", dark),
    quad("1060,470 1100,450 1100,530 1060,540", dark),
    ...band("300,470,26 1275,462,28").map(([x, y, size]) =>
      flowers(scene, spot(scene, [x, y]), size),
    ),
  ];
}

/** Geraniums on a sill. */
function flowers({ light, random }: Scene, [x, y]: Point, size: number): string {
  return [
    rect(x - size * 1.4, y, size * 2.8, size * 0.7, light.on(inks.beech)),
    ...Array.from({ length: 9 }, (_, index) =>
      circle(
        [x - size * 1.2 + (index / 8) * size * 2.4, y - random() * size * 0.6],
        size * 0.3,
        index % 3 ? light.on(inks.red) : light.on(inks.spring),
      ),
    ),
  ].join("");
}

function cobbles(scene: Scene): Cut[] {
  return Array.from({ length: 90 }, (): Cut => {
    const y = 680 + scene.random() ** 1.3 * 310;
    const size = (y - 620) * 0.11;
    const x = 200 + scene.random() * 1200;
    return [[x, y], [x + size * 1.6, y], size * 0.16, size * 0.3];
  });
}

/** A lamp on its arm at the corner of a house, still lit. */
function lamp(scene: Scene): string {
  const { light } = scene;
  const [x] = spot(scene, [1150, 0]);
  const dark = mix(light.on(inks.wood), inks.night, 0.5);
  const arm = spot(scene, [1190, 0])[0];
  return (
    rect(Math.min(x, arm), 300, 40, 5, dark) +
    polygon(
      [
        [x - 24, 330],
        [x, 304],
        [x + 24, 330],
      ],
      dark,
    ) +
    polygon(
      [
        [x - 22, 330],
        [x + 22, 330],
        [x + 14, 376],
        [x - 14, 376],
      ],
      mix(inks.goldLit, inks.raised, 0.3),
    ) +
    rect(x - 14, 374, 28, 6, dark)
  );
}
