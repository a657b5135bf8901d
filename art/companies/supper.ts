import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, rays, rounded } from "../tools/strokes.ts";
import { circle, ellipse, group, type Point, path, polygon, rect, short } from "../tools/svg.ts";
import { reachingHand } from "./close.ts";
import { turf } from "./grounds.ts";
import type { Scene, Setting } from "./scene.ts";

/** Where the lantern stands. */
const LANTERN: Point = [850, 470];

/** Colfelice, from straight above: supper on a cloth in the grass at the Guardiola, by a lantern, hands from all sides. */
export const supper: Setting = (scene) => {
  const { light } = scene;
  const meadow = mix(light.near, inks.spring, 0.25);
  const wicker = mix(inks.gold, inks.wood, 0.3);
  const crust = mix(inks.beech, inks.goldLit, 0.35);
  const crumb = mix(inks.goldLit, inks.raised, 0.55);
  return [
    rect(-10, -10, 1620, 1020, meadow),
    turf(scene, [0, 40, 1580, 1000], mix(meadow, inks.spring, 0.5), 90),
    circle(LANTERN, 620, mix(meadow, inks.goldLit, 0.12)),
    turf(scene, [260, 60, 1400, 1000], mix(meadow, inks.goldLit, 0.35), 60),
    checkedCloth(),
    // Bread, a third of it cut off already, and its slices.
    circle([588, 412], 158, mix(inks.wood, inks.night, 0.3)),
    circle([580, 400], 156, crust),
    circle([574, 392], 132, mix(crust, inks.goldLit, 0.3)),
    gouges(
      line("500,330 540,300 470,400 520,470").map(
        ([x, y]): Cut => [[x, y], [x + 130, y - 30], 13, 12],
      ),
      crumb,
    ),
    ...band("500,640,-14 560,690,22").map(([x, y, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        rounded(line("-100,-30 0,-54 100,-30 108,30 0,44 -108,30"), crust),
        rounded(line("-88,-22 0,-42 88,-22 94,22 0,32 -94,22"), crumb),
        gouges(
          [
            [[-50, -8], [-20, -12], 7],
            [[10, 6], [44, 2], 8],
            [[-30, 14], [-8, 14], 5],
          ],
          crust,
        ),
      ),
    ),
    // Cheese, a ham, what the gardens give.
    path("M1120 250A170 170 0 0 1 1268 378L1110 420Z", mix(inks.goldLit, inks.raised, 0.2)),
    path("M1110 420L1268 378L1270 402L1112 446Z", mix(inks.gold, inks.goldLit, 0.5)),
    gouges(
      [
        [[1150, 330], [1164, 338], 14],
        [[1190, 370], [1200, 374], 10],
      ],
      mix(inks.gold, inks.goldLit, 0.4),
    ),
    ellipse([1080, 690], 150, 94, mix(inks.wood, inks.night, 0.25)),
    ellipse([1074, 680], 148, 92, mix(inks.woodLit, inks.wood, 0.3)),
    ...line("1020,650 1090,640 1140,690 1060,706").map(([x, y], index) =>
      [
        ellipse([x, y], 52, 38, mix(inks.rose, inks.red, 0.35)),
        gouges([[[x - 42, y + 12], [x + 40, y - 22], 12, index % 2 ? 12 : -10]], inks.raised),
      ].join(""),
    ),
    ...line("800,720 862,760 790,796 706,770").map(([x, y]) =>
      [
        circle([x, y], 36, inks.red),
        gouges([[[x - 22, y - 6], [x - 2, y - 26], 8, 6]], inks.beechLit),
        gouges(
          [
            [[x - 10, y], [x + 12, y + 4], 7],
            [[x, y - 10], [x + 2, y + 12], 7],
          ],
          inks.spring,
        ),
      ].join(""),
    ),
    // The flask of wine, and the glasses.
    group(
      "translate(980 220) rotate(64)",
      rect(-20, -210, 40, 130, mix(inks.spring, inks.night, 0.3)),
      rect(-16, -232, 32, 30, inks.woodLit),
      ellipse([0, 0], 90, 104, wicker),
      gouges(
        [-60, -20, 20, 60].map((y): Cut => [[-84, y], [84, y], 8, -14]),
        mix(wicker, inks.goldLit, 0.55),
      ),
      gouges(
        [-50, 0, 50].map((x): Cut => [[x, -92], [x, 92], 6]),
        mix(wicker, inks.night, 0.4),
      ),
    ),
    ...line("700,190 1010,560 1250,560").map((at) =>
      [
        circle(at, 44, mix(inks.mantlePale, inks.raised, 0.5)),
        circle(at, 36, mix(inks.red, inks.night, 0.45)),
        gouges([[[at[0] - 26, at[1] + 4], [at[0] - 2, at[1] - 26], 8, 6]], inks.beechLit),
      ].join(""),
    ),
    polygon(line("420,800 620,760 626,776 440,826"), inks.mantlePale),
    polygon(line("330,822 424,798 438,828 340,850"), inks.wood),
    // The lantern, from above.
    rays(scene.random, LANTERN, { from: 84, to: 190, count: 30, width: 9 }, inks.goldLit),
    circle(LANTERN, 84, "#ffe9a8"),
    circle(LANTERN, 62, mix(inks.ink, inks.night, 0.3)),
    circle(LANTERN, 26, mix(inks.ink, inks.mantlePale, 0.35)),
    gouges([[[800, 470], [900, 470], 12]], mix(inks.ink, inks.mantlePale, 0.35)),
    ...GUESTS.map(({ at, turn, sleeve, hat }) => guest(scene, at, turn, sleeve, hat)),
  ];
};

const GUESTS = [
  { at: [150, 300], turn: 12, sleeve: inks.beech, hat: inks.goldLit },
  { at: [270, 900], turn: -34, sleeve: inks.spring, hat: undefined },
  { at: [1480, 250], turn: 166, sleeve: inks.mantle, hat: undefined },
  { at: [1420, 880], turn: 214, sleeve: inks.violet, hat: inks.woodLit },
] as const;

/** One who sits at the cloth, as seen from above: shoulders, head or hat, an arm towards the bread. */
function guest(scene: Scene, [x, y]: Point, turn: number, sleeve: string, hat?: string): string {
  const coat = mix(sleeve, inks.night, 0.35);
  return (
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rounded(line("-70,-190 20,-170 70,-90 70,100 10,180 -80,190 -130,0"), coat),
      rounded(line("30,-160 70,-90 72,80 30,150 46,0"), mix(coat, inks.goldLit, 0.4)),
      hat
        ? circle([0, 0], 128, mix(hat, inks.night, 0.25)) +
            circle([6, 0], 70, mix(hat, inks.night, 0.12)) +
            gouges(
              [
                [[112, -50], [112, 50], 12, -14],
                [[60, -30], [60, 30], 8, -8],
              ],
              inks.raised,
            )
        : ellipse([4, 0], 82, 74, mix(inks.wood, inks.night, 0.3)) +
            gouges(
              [
                [[70, -36], [74, 30], 10, -10],
                [[-20, -40], [40, -50], 6, 8],
              ],
              mix(inks.wood, inks.goldLit, 0.4),
            ),
    ) +
    reachingHand(scene, [x, y], { turn, from: 60, reach: 330, side: hat ? 1 : -1, sleeve: coat })
  );
}

/** The cloth with its checks, each as bright as the lantern makes it. */
function checkedCloth(): string {
  const [a, b, c, d] = line("330,110 1330,60 1420,900 240,940") as [Point, Point, Point, Point];
  const at = (u: number, v: number): Point => [
    (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v,
    (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v,
  ];
  const cells = new Map<string, string>();
  const [columns, rows] = [14, 12];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = at((column + 0.5) / columns, (row + 0.5) / rows);
      const dark = Math.min(4, Math.floor(Math.hypot(x - LANTERN[0], y - LANTERN[1]) / 150)) * 0.13;
      const red = ((column % 2) + (row % 2)) / 2;
      const ink = mix(mix(inks.raised, inks.red, red * 0.8), inks.night, dark + 0.04);
      const corners = [
        at(column / columns, row / rows),
        at((column + 1) / columns, row / rows),
        at((column + 1) / columns, (row + 1) / rows),
        at(column / columns, (row + 1) / rows),
      ];
      const outline = `M${corners.map(([cx, cy]) => `${short(Math.round(cx))} ${short(Math.round(cy))}`).join("L")}Z`;
      cells.set(ink, (cells.get(ink) ?? "") + outline);
    }
  return [...cells].map(([ink, outlines]) => path(outlines, ink)).join("");
}
