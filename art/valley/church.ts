import { numbers, outline } from "../tools/marks.ts";
import type { Point } from "../tools/svg.ts";

/** A part: its ink, and its planes. */
export type Part = readonly [ink: string, ...planes: string[]];

/** How large it is drawn. */
const SIZE = 0.86;

/**
 * The basilica: the front of 1921-1923 of hewn stone, with its portico of three arches, five windows and pediment, and
 * behind it the broad nave of after 1978.
 */
export function basilica([x, ground]: Point): Part[] {
  const shape = (...points: readonly Point[]) =>
    outline(points.map(([across, up]): Point => [x + SIZE * across, ground - SIZE * up]));
  const box = (left: number, low: number, width: number, height: number) =>
    shape([left, low], [left, low + height], [left + width, low + height], [left + width, low]);
  const arch = (middle: number, half: number, height: number) =>
    `M${numbers(x + SIZE * (middle - half), ground)}v${numbers(-SIZE * height)}a${numbers(SIZE * half, SIZE * half)} 0 0 1 ${numbers(SIZE * 2 * half)} 0v${numbers(SIZE * height)}z`;
  return [
    ["wall-shade", shape([20, 0], [20, 92], [196, 92], [196, 0])],
    ["door", ...[94, 120, 146, 172].map((at) => box(at, 26, 9, 40))],
    ["roof", shape([-40, 90], [22, 142], [160, 142], [212, 88])],
    [
      "door",
      shape([70, 90], [212, 88], [208, 84], [70, 84]),
      ...[40, 66, 92, 118, 144].map((at) => shape([at, 136], [at + 30, 96], [at + 31, 99])),
    ],
    [
      "wall",
      shape([-72, 0], [-72, 108], [0, 152], [72, 108], [72, 0]),
      shape([-80, -4], [-80, 58], [80, 58], [80, -4]),
    ],
    [
      "wall-shade",
      // Under the pediment, under the roof of the portico, and the side of the front that turns away.
      shape([-78, 106], [0, 154], [78, 106], [78, 112], [0, 162], [-78, 112]),
      box(-72, 100, 144, 4),
      shape([56, 62], [56, 98], [72, 98], [72, 62]),
      box(-84, 54, 168, 7),
      shape([66, -4], [66, 52], [80, 52], [80, -4]),
      ...[12, 26, 40].flatMap((up) => [box(-80, up, 9, 2), box(-27, up, 6, 2), box(22, up, 6, 2)]),
      shape([-16, 124], [0, 134], [16, 124]),
    ],
    ["door", ...[-56, -31, -5, 21, 46].map((at) => box(at, 70, 10, 22))],
    ["door", arch(-50, 17, 26), arch(50, 17, 26)],
    ["lamp", arch(0, 20, 28)],
    ["door", box(-8, 0, 16, 30)],
  ];
}
