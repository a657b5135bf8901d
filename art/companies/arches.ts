import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges } from "../tools/strokes.ts";
import { type Point, polygon } from "../tools/svg.ts";
import { land, mountains, sky, soils, turf } from "./grounds.ts";
import { company, type Scene, type Setting, spot } from "./scene.ts";

/** Where the row of arches would end, far away: on the horizon. */
const END: Point = [1120, 620];

/** A point of the row: how far away it is, and how high. */
const along = (scene: Scene, depth: number, up: number): Point =>
  spot(scene, [END[0] - 1200 / depth, END[1] + (330 - up * 8.6) / depth]);

/** Rocchetta: close along the arches of San Vincenzo al Volturno, towards the sun; their light lies over the meadow. */
export const arches: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const meadow = mix(grass, shade, 0.35);
  const stone = mix(light.near, inks.night, 0.25);
  const inner = mix(stone, light.disc, 0.5);
  return [
    sky(scene, [1180, 470], 420),
    mountains(scene, "far", "-40,480 200,430 480,520 760,420 980,520 1240,500 1420,430 1640,500"),
    mountains(scene, "middle", "-40,590 400,560 800,600 1100,590 1360,540 1640,560"),
    land(scene, "-60,620 500,614 1000,616 1660,610", meadow),
    ...DEPTHS.slice(0, -1).map((near, index) => {
      const [from, to] = [near + 0.22 * near, DEPTHS[index + 1] ?? near];
      return polygon(
        [
          along(scene, from, 0),
          along(scene, to, 0),
          spot(scene, [END[0] + 640 / to, END[1] + 470 / to]),
          spot(scene, [END[0] + 640 / from, END[1] + 470 / from]),
        ],
        mix(dry, light.disc, 0.35),
      );
    }),
    turf(scene, [300, 760, 1580, 990], mix(meadow, light.on(inks.spring), 0.4), 60),
    company(
      scene,
      [1290, 950, 430],
      band(
        "1150,640,52 1180,648,60 1130,656,70 1200,672,90 1150,690,112 1230,712,140 1180,760,190 1100,820,250",
      ),
      mix(meadow, inks.night, 0.4),
    ),
    ...DEPTHS.slice(0, -1)
      .map((near, index) => arch(scene, near, DEPTHS[index + 1] ?? near, stone, inner))
      .toReversed(),
  ];
};

/** How far away the piers are: each as far from the next. */
const DEPTHS = [0.66, 1, 1.5, 2.2, 3.2, 4.6, 6.6, 9.4];

/** One arch of the row, from its pier to the next: the wall with its opening, and the thickness of it towards the light. */
function arch(scene: Scene, near: number, far: number, stone: string, inner: string): string {
  const from = near * 1.22;
  const depth = (share: number) => 1 / ((1 - share) / from + share / far);
  const rise = (share: number) => 52 + Math.sqrt(Math.max(0, 1 - (2 * share - 1) ** 2)) * 30;
  const shares = Array.from({ length: 13 }, (_, index) => index / 12);
  const edge = shares.map((share) => along(scene, depth(share), rise(share)));
  const thick = shares.map((share): Point => {
    const [x, y] = along(scene, depth(share), rise(share));
    const reach = (scene.side === "right" ? 90 : -90) / depth(share);
    return [x + reach * (1 - share * 0.8), y + 26 / depth(share)];
  });
  const nearFoot = along(scene, from, 0);
  return (
    polygon(
      [
        nearFoot,
        ...edge,
        along(scene, far, 0),
        along(scene, far * 1.02, 0),
        along(scene, far * 1.02, 104),
        along(scene, near, 104),
        along(scene, near, 0),
      ],
      stone,
    ) +
    polygon(
      [
        nearFoot,
        ...edge,
        ...thick.toReversed(),
        [nearFoot[0] + (scene.side === "right" ? 90 : -90) / from, nearFoot[1] + 26 / from],
      ],
      inner,
    ) +
    gouges(
      [14, 30, 46, 92, 98].map((up, row): Cut => {
        const start = near * (1.02 + (row % 2) * 0.04);
        return [along(scene, start, up), along(scene, start * 1.12, up), 9 / near];
      }),
      mix(stone, inner, 0.5),
    ) +
    gouges(
      line("0.1,66 0.5,88 0.9,66").map(([share, up]): Cut => {
        const at = depth(share);
        return [along(scene, at, up), along(scene, at, up + 9), 7 / near];
      }),
      mix(stone, inner, 0.4),
    )
  );
}
