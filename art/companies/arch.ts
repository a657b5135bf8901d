import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { circle, type Point, path, polygon, rect } from "../tools/svg.ts";
import { skyParts } from "./light.ts";
import { company, type Scene, type Setting, spot, turned } from "./scene.ts";

/** A village street seen through its gate: the company goes out under the arch towards the light. */
export const arch: Setting = (scene) => {
  const { random, light } = scene;
  const wall = light.on(mix(inks.paper, inks.goldLit, 0.3));
  const shaded = light.on(mix(inks.woodLit, inks.mantlePale, 0.2));
  const vault = mix(light.on(inks.wood), inks.night, 0.45);
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
    vaultFrame(vault),
    gouges(voussoirs(), mix(vault, light.on(inks.woodLit), 0.5)),
    lamp(scene),
  ];
};

/** The houses of both sides: fronts that run together, roofs, windows and doors. */
function houses(scene: Scene, wall: string, shaded: string): string[] {
  const { light } = scene;
  const roof = light.on(inks.beech);
  const dark = light.on(mix(inks.wood, inks.ink, 0.4));
  const shutter = light.on(inks.spring);
  const quad = (text: string, ink: string) => polygon(turned(scene, line(text)), ink);
  return [
    quad("180,120 400,260 400,690 180,860", wall),
    quad("400,330 520,400 520,660 400,690", mix(wall, light.on(inks.woodLit), 0.4)),
    quad("150,90 420,262 420,290 150,130", roof),
    quad("400,312 536,392 536,412 400,338", roof),
    quad("1440,60 1160,250 1160,700 1440,880", shaded),
    quad("1160,340 1010,420 1010,660 1160,700", mix(shaded, light.on(inks.ink), 0.2)),
    quad("1470,20 1140,244 1140,276 1470,66", mix(roof, inks.night, 0.2)),
    quad("1160,322 992,412 992,434 1160,348", mix(roof, inks.night, 0.2)),
    quad("270,330 330,362 330,470 270,452", dark),
    quad("262,324 272,330 272,452 262,450", shutter),
    quad("328,360 342,368 342,474 328,470", shutter),
    quad("250,600 330,590 330,740 250,800", dark),
    quad("440,440 478,458 478,530 440,522", dark),
    quad("1240,340 1310,300 1310,440 1240,460", dark),
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

/** The gate in the foreground: dark walls with a round opening. */
function vaultFrame(ink: string): string {
  return path(
    "M0 0H1600V1000H1400V520C1400 190 1140 20 800 20C460 20 200 190 200 520V1000H0Z",
    ink,
  );
}

/** The joints of the stones around the opening. */
function voussoirs(): Cut[] {
  return [
    ...Array.from({ length: 13 }, (_, index): Cut => {
      const angle = Math.PI * (1 + (index + 0.5) / 13);
      return [
        [800 + Math.cos(angle) * 612, 530 + Math.sin(angle) * 520],
        [800 + Math.cos(angle) * 720, 530 + Math.sin(angle) * 640],
        4,
      ];
    }),
    ...[620, 740, 860, 970].flatMap((y): Cut[] => [
      [[60, y], [194, y], 4],
      [[1406, y], [1540, y], 4],
    ]),
  ];
}

/** A street lamp under the arch. */
function lamp({ light }: Scene): string {
  const lit = light.hour === "noon" || light.hour === "morning" ? inks.hairline : "#ffe3a0";
  return (
    rect(798, 0, 4, 60, inks.night) +
    polygon(line("772,86 800,58 828,86"), inks.night) +
    polygon(line("774,86 826,86 816,132 784,132"), lit) +
    rect(784, 130, 32, 7, inks.night)
  );
}
