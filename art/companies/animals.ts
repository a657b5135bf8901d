import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { gouges, ribbon, rounded } from "../tools/strokes.ts";
import { ellipse, group, type Point, path, short } from "../tools/svg.ts";
import { type Scene, spot } from "./scene.ts";

/** A horse from the side that grazes, its size from ground to withers, turned the other way round if it should be. */
export function horse(
  scene: Scene,
  at: readonly [x: number, y: number],
  size: number,
  { isTurned = false, ink = mix(inks.beech, inks.wood, 0.5) } = {},
): string {
  const coat = scene.light.on(ink);
  const dark = scene.light.on(mix(ink, inks.night, 0.6));
  const [x, y] = spot(scene, at);
  const scale = size / 100;
  return group(
    `translate(${short(x)} ${short(y)}) scale(${isTurned ? -scale : scale} ${scale})`,
    ...["-46,-50,13 -50,-24,8 -46,0,8", "44,-54,18 54,-28,9 48,0,8"].map((leg) =>
      ribbon(band(leg), dark),
    ),
    ribbon(band("66,-92,8 84,-76,13 80,-34,5"), dark),
    rounded(line("-66,-84 -40,-94 0,-90 44,-98 68,-86 70,-58 40,-44 -10,-40 -54,-46"), coat),
    rounded(line("-62,-86 -84,-74 -104,-40 -122,-8 -112,2 -98,-8 -80,-40 -52,-54"), coat),
    ...["-56,-50,14 -62,-26,9 -60,0,8", "60,-58,20 66,-28,10 62,0,8"].map((leg) =>
      ribbon(band(leg), coat),
    ),
    path("M-58 -94Q-84 -86 -104 -50Q-88 -58 -62 -80Z", dark),
  );
}

/** A sheep that grazes, from far: where it is, how large; its fleece, its head to the ground. */
export function sheep({ light, random }: Scene, [x, y]: Point, size: number): string {
  const way = random() < 0.5 ? -1 : 1;
  const fleece = light.on(inks.raised);
  const dark = light.on(inks.wood);
  return (
    gouges(
      [-0.5, -0.2, 0.3, 0.6].map(
        (leg) =>
          [
            [x + leg * size, y - size * 0.4],
            [x + leg * size, y + size * 0.35],
            size * 0.09,
          ] as const,
      ),
      dark,
    ) +
    ellipse([x, y - size * 0.52], size, size * 0.5, fleece) +
    [-0.66, -0.22, 0.22, 0.66]
      .map((at) =>
        ellipse(
          [x + at * size, y - size * (0.84 - at * at * 0.5)],
          size * 0.3,
          size * 0.22,
          fleece,
        ),
      )
      .join("") +
    gouges(
      [
        [
          [x - size * 0.6, y - size * 0.08],
          [x + size * 0.8, y - size * 0.2],
          size * 0.14,
          -size * 0.2,
        ],
      ],
      mix(fleece, dark, 0.3),
    ) +
    rounded(
      line("0.7,-0.86 0.96,-0.94 1.24,-0.5 1.4,-0.06 1.2,0.06 0.94,-0.3").map(
        ([across, down]): Point => [x + way * across * size, y + down * size],
      ),
      dark,
    ) +
    ellipse([x + way * size * 0.72, y - size * 0.7], size * 0.2, size * 0.09, dark)
  );
}
