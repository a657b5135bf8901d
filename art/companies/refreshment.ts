import { inks, mix } from "../tools/inks.ts";
import { bust, cross, flame } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, ribbon, rounded } from "../tools/strokes.ts";
import { circle, ellipse, type Point, polygon, rect } from "../tools/svg.ts";
import { dressed, leaningBanner, type Setting } from "./scene.ts";

/** Santopadre, towards four in the morning: in a hall at Atina the table is laid, and they sit down; outside it is night. */
export const refreshment: Setting = (scene) => {
  const { light } = scene;
  const indoors = {
    ...scene,
    side: "right" as const,
    light: { ...light, on: (ink: string) => mix(ink, inks.wood, 0.28) },
  };
  const wall = mix(inks.beech, inks.gold, 0.45);
  const bright = mix(wall, inks.goldLit, 0.5);
  const floor = mix(inks.wood, inks.night, 0.35);
  const linen = mix(inks.raised, inks.goldLit, 0.12);
  const drop = mix(linen, inks.woodLit, 0.4);
  return [
    rect(-10, -10, 1620, 1020, mix(wall, inks.night, 0.42)),
    polygon(line("740,150 860,150 1500,700 100,700"), mix(wall, bright, 0.15)),
    polygon(line("760,150 840,150 1240,700 360,700"), bright),
    rect(-10, 690, 1620, 320, floor),
    // The door, open on the night.
    polygon(line("1250,150 1530,150 1530,720 1250,720"), mix(inks.wood, inks.night, 0.2)),
    polygon(line("1274,174 1506,174 1506,720 1274,720"), light.sky),
    polygon(line("1274,560 1340,520 1420,560 1506,530 1506,720 1274,720"), light.near),
    ...line("1310,230 1400,290 1460,220 1340,380 1480,420 1300,470").map((at) =>
      circle(at, 5, light.disc),
    ),
    polygon(line("1250,150 1180,110 1180,790 1250,720"), mix(inks.spring, inks.wood, 0.4)),
    leaningBanner(indoors, [1150, 790], [1086, 250], 210),
    cross([360, 250], 58, mix(inks.wood, inks.night, 0.2)),
    // The lamp that hangs over the table.
    ribbon(band("800,-20,7 800,90,7"), inks.night),
    polygon(line("770,84 830,84 930,160 670,160"), mix(inks.spring, inks.night, 0.3)),
    ellipse([800, 160], 130, 17, "#ffe9a8"),
    circle([800, 172], 34, inks.raised),
    // The table from its long side: the linen with what stands on it.
    polygon(line("70,600 1480,600 1600,760 -40,760"), linen),
    polygon(line("-40,760 1600,760 1600,1010 -40,1010"), drop),
    gouges(
      [60, 300, 560, 820, 1080, 1340].map((x): Cut => [[x, 764], [x - 20, 990], 16, 8]),
      mix(drop, inks.wood, 0.3),
    ),
    gouges(
      [
        [[-20, 700], [1560, 696], 5],
        [[100, 622], [1440, 618], 4],
      ],
      drop,
    ),
    loaf([300, 650], 130),
    loaf([470, 672], 100),
    tureen([770, 690], 150),
    jug([1010, 690], 150),
    jug([560, 660], 110),
    loaf([1250, 660], 112),
    ...band("170,712,60 640,728,62 920,736,62 1140,722,60 1400,716,60 400,738,62").map(
      ([x, y, w]) =>
        ellipse([x, y + 10], w, 20, mix(linen, inks.wood, 0.35)) +
        ellipse([x, y], w, 20, inks.raised) +
        ellipse([x, y], w * 0.78, 13, mix(inks.beechLit, inks.goldLit, 0.5)),
    ),
    ...line("1060,716 520,724 260,736 1300,726").map(
      ([x, y]) =>
        polygon(
          [
            [x - 22, y - 62],
            [x + 22, y - 62],
            [x + 16, y],
            [x - 16, y],
          ],
          mix(inks.red, inks.night, 0.2),
        ) + gouges([[[x - 12, y - 52], [x - 9, y - 8], 7]], inks.rose),
    ),
    flame([140, 600], 46, inks.goldLit, "#ffe9a8"),
    rect(132, 600, 16, 70, inks.raised),
    ...band("150,840,230 470,800,240 1090,816,240 1420,850,230").map(([x, y, size], index) =>
      bust([x, y], size, dressed(indoors, index * 2 + 1), KINDS[index % KINDS.length] ?? "short"),
    ),
    bust([780, 870], 200, dressed(indoors, 2), "bun"),
  ];
};

const KINDS = ["short", "kerchief", "short", "scarf"] as const;

function loaf([x, y]: Point, w: number): string {
  const crust = mix(inks.beech, inks.goldLit, 0.35);
  const p = (text: string) =>
    line(text).map(([dx, dy]): Point => [x + (dx * w) / 100, y + (dy * w) / 100]);
  return (
    rounded(p("-100,0 -86,-46 0,-70 86,-46 100,0 0,14"), crust) +
    rounded(p("-84,-22 -70,-48 0,-64 40,-54 -20,-34"), mix(crust, inks.goldLit, 0.55)) +
    gouges(
      [-44, 0, 44].map(
        (dx): Cut => [
          [x + ((dx - 18) * w) / 100, y - 0.54 * w],
          [x + ((dx + 14) * w) / 100, y - 0.26 * w],
          w * 0.07,
        ],
      ),
      mix(inks.goldLit, inks.raised, 0.5),
    )
  );
}

/** A tureen of soup that steams. */
function tureen([x, y]: Point, w: number): string {
  const china = mix(inks.raised, inks.mantlePale, 0.25);
  const p = (text: string) =>
    line(text).map(([dx, dy]): Point => [x + (dx * w) / 100, y + (dy * w) / 100]);
  return (
    gouges(
      [-40, 0, 40].map((dx): Cut => [[x + dx, y - w * 0.7], [x + dx + 20, y - w * 1.7], 16, 34]),
      mix(inks.raised, inks.goldLit, 0.4),
    ) +
    rounded(p("-90,-62 90,-62 84,-20 40,0 -40,0 -84,-20"), china) +
    rounded(p("20,-62 90,-62 84,-20 40,0 14,0"), mix(china, inks.mantle, 0.3)) +
    ellipse([x, y - w * 0.62], w * 0.92, w * 0.16, inks.raised) +
    ellipse([x, y - w * 0.62], w * 0.76, w * 0.11, mix(inks.beech, inks.goldLit, 0.45)) +
    gouges([[[x - w * 0.8, y - w * 0.34], [x + w * 0.8, y - w * 0.34], 7, -w * 0.12]], inks.mantle)
  );
}

function jug([x, y]: Point, w: number): string {
  const clay = mix(inks.beechLit, inks.beech, 0.4);
  const p = (text: string) =>
    line(text).map(([dx, dy]): Point => [x + (dx * w) / 100, y + (dy * w) / 100]);
  return (
    ribbon(
      p("26,-96 66,-90 62,-46 34,-34").map(([px, py]) => [px, py, w * 0.1] as const),
      clay,
    ) +
    rounded(p("-20,-112 20,-112 18,-88 40,-56 34,-10 0,4 -34,-10 -40,-56 -18,-88"), clay) +
    rounded(p("6,-110 20,-112 18,-88 40,-56 34,-10 8,2 22,-50"), mix(clay, inks.wood, 0.5)) +
    gouges([[[x - w * 0.3, y - w * 0.6], [x - w * 0.24, y - w * 0.14], w * 0.08, -6]], inks.raised)
  );
}
