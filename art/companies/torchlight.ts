import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Pressed, ribbon, rounded } from "../tools/strokes.ts";
import { circle, ellipse, type Point, rect } from "../tools/svg.ts";
import { bellFromAbove, roofs } from "./from-above.ts";
import { leaningBanner, type Scene, type Setting } from "./scene.ts";

/** The middle of the street at a height of the picture: it winds through the town. */
const street = (y: number): number => 790 + Math.sin(y / 190 + 0.9) * 250 * (0.35 + y / 1500);

/** Sant'Elia, an evening of May: over the dark roofs, the torches go through the streets with the dark Madonna, a river of light. */
export const torchlight: Setting = (scene) => {
  const upright: Scene = {
    ...scene,
    side: "right",
    light: { ...scene.light, on: (ink) => mix(scene.light.on(ink), scene.light.near, 0.5) },
  };
  const dark = mix(scene.light.near, inks.night, 0.55);
  const course = Array.from({ length: 13 }, (_, index) => index * 90 - 40);
  const lit = (share: number, ink: string) =>
    ribbon(
      course.map((y): Pressed => [street(y), y, (84 + y * 0.16) * share]),
      ink,
    );
  const glow = mix(inks.beech, inks.goldLit, 0.45);
  return [
    rect(-10, -10, 1620, 1020, dark),
    lit(3.1, mix(dark, glow, 0.3)),
    lit(2.3, mix(dark, glow, 0.62)),
    lit(1.6, glow),
    lit(0.8, mix(glow, inks.goldLit, 0.7)),
    houses(upright),
    bellFromAbove(upright, [1330, 330], 76),
    ...torches(scene),
    madonna([street(700), 700]),
    leaningBanner(
      { ...scene, side: "right" },
      [street(930) + 30, 960],
      [street(930) + 50, 640],
      170,
    ),
  ];
};

/** The roofs on both sides, row by row, so that the street stays open. */
function houses(scene: Scene): string {
  const places: string[] = [];
  for (let row = 0; row < 11; row += 1) {
    const y = row * 98 - 20;
    const w = (92 + y * 0.08) * (1 + ((row * 7) % 3) * 0.14);
    const open = 76 + y * 0.11 + w * 0.62;
    for (let x = street(y) - open; x > -80; x -= w * 1.24)
      places.push(`${Math.round(x)},${y},${Math.round(w)}`);
    for (let x = street(y) + open; x < 1680; x += w * 1.24)
      places.push(`${Math.round(x)},${y},${Math.round(w)}`);
  }
  return roofs(scene, places.join(" "));
}

/** The torches of those who walk, as many as there is room: a halo and a flame each. */
function torches({ random }: Scene): string[] {
  return Array.from({ length: 84 }, (_, index) => {
    const y = -10 + index * 12.2;
    const reach = 30 + y * 0.075;
    const at: Point = [street(y) + (random() - 0.5) * 2 * reach, y + random() * 6];
    const r = 5 + y * 0.0085;
    return Math.abs(y - 690) < 46
      ? ""
      : ellipse([at[0], at[1] + r * 2.6], r * 1.5, r * 1.3, mix(inks.wood, inks.night, 0.4)) +
          circle(at, r * 1.7, mix(inks.goldLit, inks.beech, 0.25)) +
          circle(at, r, "#ffe9a8");
  });
}

/** The dark Madonna on her litter, seen from a height: the crown, the face turned away, the mantle; four carry her. */
function madonna([x, y]: Point): string {
  return (
    line("-52,-34 44,-34 -52,56 44,56")
      .map(([dx, dy]) => ellipse([x + dx, y + dy], 22, 17, mix(inks.mantle, inks.night, 0.5)))
      .join("") +
    band("-40,-30,9 36,-30,9")
      .map(([dx, dy, w]) =>
        ribbon(
          [
            [x + dx, y + dy - 30, w],
            [x + dx, y + 84, w],
          ],
          inks.wood,
        ),
      )
      .join("") +
    rect(x - 42, y - 26, 80, 78, mix(inks.gold, inks.wood, 0.2)) +
    rounded(
      line("0,-58 22,-40 34,10 36,44 0,52 -36,44 -34,10 -22,-40").map(
        ([dx, dy]): Point => [x + dx - 2, y + dy - 10],
      ),
      inks.mantle,
    ) +
    rounded(
      line("-22,-40 -8,-50 -16,10 -14,44 -36,44 -34,10").map(
        ([dx, dy]): Point => [x + dx - 2, y + dy - 10],
      ),
      mix(inks.mantle, inks.mantlePale, 0.5),
    ) +
    circle([x - 2, y - 62], 20, inks.goldLit) +
    circle([x - 2, y - 60], 13, inks.wood)
  );
}
