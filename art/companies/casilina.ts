import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken } from "../tools/ridges.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, path, polygon, rect } from "../tools/svg.ts";
import { church, houses, masonry } from "./buildings.ts";
import { land, mountains, sky, soils, trees, turf } from "./grounds.ts";
import { company, type Setting, spot, turned, walker } from "./scene.ts";
import { tower } from "./towers.ts";

/** Cervaro: up the wide steps to the sanctuary of the Madonna de' Piternis, at the mouth of its gorge. */
export const cervaro: Setting = (scene) => {
  const { light, random } = scene;
  const { grass, dry, rock } = soils(light);
  const { lit, shade } = masonry(light);
  const left = broken(
    random,
    turned(scene, line("-60,140 120,120 260,200 380,330 470,460 540,600")),
  );
  const right = broken(
    random,
    turned(scene, line("700,600 760,450 860,310 1000,210 1200,150 1400,190 1660,110")),
  );
  const steps = [0, 1, 2, 3, 4, 5, 6];
  return [
    sky(scene, [620, 250], 380),
    mountains(scene, "far", "380,470 520,400 640,440 760,390 900,470"),
    polygon(
      [
        ...left,
        ...(scene.side === "right"
          ? ([
              [540, 800],
              [-60, 800],
            ] as Point[])
          : ([
              [1660, 800],
              [1060, 800],
            ] as Point[])),
      ],
      mix(rock, light.middle, 0.5),
    ),
    polygon(
      [
        ...right,
        ...(scene.side === "right"
          ? ([
              [1660, 800],
              [700, 800],
            ] as Point[])
          : ([
              [900, 800],
              [-60, 800],
            ] as Point[])),
      ],
      mix(rock, light.near, 0.55),
    ),
    gouges(
      line(
        "80,200 180,220 250,300 330,360 400,450 860,380 960,300 1080,260 1220,230 1360,250 1500,220",
      ).map(
        ([x, y], index): Cut => [
          spot(scene, [x, y]),
          spot(scene, [x - 24, y + 110 + (index % 3) * 30]),
          9,
        ],
      ),
      mix(rock, light.near, 0.8),
    ),
    trees(scene, "-60,520 160,500 360,560 520,600 760,600 900,550 1200,500 1660,480", 760, 30),
    land(scene, "-60,680 400,650 900,650 1660,660", mix(grass, light.middle, 0.3)),
    church(scene, [560, 660], 200),
    tower(scene, { at: [670, 520], width: 34, height: 70, top: "bell" }),
    land(scene, "-60,700 300,690 1300,690 1660,700", dry),
    ...steps.map((step) => {
      const y = 668 + step * 22 + step * step * 4;
      const half = 150 + step * 66;
      const tread = 22 + step * 8;
      const [middle] = spot(scene, [600 + step * 26, 0]);
      return (
        rect(middle - half, y, half * 2, tread, mix(lit, light.on(inks.paper), 0.2)) +
        rect(middle - half, y + tread * 0.55, half * 2, tread * 0.5, mix(lit, shade, 0.5))
      );
    }),
    polygon(turned(scene, line("-20,960 1620,960 1620,1010 -20,1010")), mix(dry, shade, 0.3)),
    turf(scene, [1260, 740, 1580, 940], grass, 30),
    company(
      scene,
      [1130, 968, 350],
      band(
        "540,692,104 600,716,116 680,716,116 560,748,134 720,782,152 640,822,178 800,826,180 740,880,220 900,890,230 820,950,290",
      ),
      mix(shade, light.on(inks.ink), 0.3),
    ),
  ];
};

/**
 * San Vittore: the old gate, a great tower with a pointed arch; through it the street, over it the plain's evening. Nobody
 * carries a banner, because no company walks from there.
 */
export const sanVittore: Setting = (scene) => {
  const { light, random } = scene;
  const { lit, shade, roof, dark, window } = masonry(light);
  const square = light.on(mix(inks.hairline, inks.woodLit, 0.35));
  const [x, y] = spot(scene, [560, 720]);
  return [
    sky(scene, [860, 330], 420),
    mountains(scene, "far", "-40,470 300,400 700,450 1000,380 1300,440 1640,390"),
    mountains(scene, "middle", "800,560 1040,490 1260,530 1640,470"),
    houses(scene, "150,720,220 330,720,190 860,720,190 1010,716,150 1130,712,120"),
    rect(x - 150, y - 520, 180, 520, lit),
    rect(x + 30, y - 520, 120, 520, shade),
    ...[-150, -82, -14, 54, 112].map((dx) => rect(x + dx, y - 556, 38, 40, dx > 20 ? shade : lit)),
    rect(x - 166, y - 524, 332, 16, mix(lit, shade, 0.5)),
    path(
      `M${x - 92} ${y}V${y - 150}Q${x - 86} ${y - 250} ${x} ${y - 310}Q${x + 86} ${y - 250} ${x + 92} ${y - 150}V${y}Z`,
      mix(lit, shade, 0.7),
    ),
    path(
      `M${x - 70} ${y}V${y - 146}Q${x - 64} ${y - 230} ${x} ${y - 280}Q${x + 64} ${y - 230} ${x + 70} ${y - 146}V${y}Z`,
      dark,
    ),
    path(
      `M${x - 44} ${y}V${y - 96}Q${x - 40} ${y - 150} ${x} ${y - 180}Q${x + 40} ${y - 150} ${x + 44} ${y - 96}V${y}Z`,
      mix(window, light.clouds, 0.3),
    ),
    rect(x - 14, y - 420, 20, 52, dark),
    gouges(
      Array.from({ length: 40 }, (): Cut => {
        const across = x - 140 + random() * 250;
        const up = y - 40 - random() * 460;
        return [[across, up], [across + 30, up], 3];
      }),
      mix(lit, shade, 0.5),
    ),
    polygon(
      [
        [x - 240, y - 150],
        [x - 150, y - 190],
        [x - 150, y - 170],
      ],
      roof,
    ),
    polygon(line("-20,716 1620,710 1620,1010 -20,1010"), square),
    gouges(
      Array.from({ length: 70 }, (): Cut => {
        const down = 740 + random() ** 1.3 * 250;
        const across = random() * 1580;
        const size = (down - 690) * 0.3;
        return [[across, down], [across + size, down], size * 0.07];
      }),
      mix(square, light.on(inks.wood), 0.4),
    ),
    ...band(
      "545,735,120 585,750,130 560,775,146 650,790,166 580,820,190 740,850,230 660,890,270 840,900,290 960,930,310 1110,965,370",
    ).map((at, index) => walker(scene, at, index, mix(square, light.on(inks.ink), 0.5))),
  ];
};
