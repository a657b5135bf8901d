import { SKIN } from "../tools/heads.ts";
import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded } from "../tools/strokes.ts";
import { ellipse, group, type Point, polygon, short } from "../tools/svg.ts";
import { type Scene, spot, turned } from "./scene.ts";

/** The inks of a hand in the light of the hour. */
function skins({ light }: Scene, share = 0) {
  const plane = light.on(mix(SKIN, inks.wood, share));
  return {
    plane,
    lit: mix(plane, inks.raised, 0.34),
    shade: mix(plane, light.on(inks.wood), 0.42),
  };
}

/**
 * A fist around a staff that stands upright at the origin, four fingers across it, the arm coming from the right (1) or
 * from the left (-1): drawn 200 units high.
 */
export function fist(
  scene: Scene,
  [x, y]: Point,
  {
    size,
    side,
    turn,
    sleeve,
    skin = 0,
  }: { size: number; side: 1 | -1; turn: number; sleeve: string; skin?: number },
): string {
  const { plane, lit, shade } = skins(scene, skin);
  const cuff = mix(sleeve, inks.raised, 0.3);
  const dark = mix(sleeve, inks.night, 0.4);
  const finger = (index: number): string => {
    const top = -86 + index * 44;
    const reach = [54, 62, 58, 46][index] ?? 54;
    return (
      rounded(
        [
          [70, top + 2],
          [0, top],
          [-reach + 10, top + 3],
          [-reach, top + 22],
          [-reach + 12, top + 40],
          [0, top + 43],
          [70, top + 42],
        ],
        index < 2 ? plane : mix(plane, shade, 0.3),
      ) +
      gouges([[[-reach + 12, top + 9], [44, top + 6], 7]], lit) +
      gouges([[[-reach + 8, top + 42], [70, top + 42], 4]], shade)
    );
  };
  return group(
    `translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${(size / 200).toFixed(3)})`,
    group(
      `scale(${side} 1)`,
      ribbon(
        [
          [150, 18, 196],
          [330, 120, 240],
          [1100, 640, 420],
        ],
        sleeve,
      ),
      ribbon(
        [
          [190, 96, 40],
          [350, 206, 70],
          [1100, 790, 180],
        ],
        dark,
      ),
      gouges(
        [
          [[210, -30], [420, 110], 14, 20],
          [[260, 60], [480, 210], 12, -16],
        ],
        dark,
      ),
      rounded(
        [
          [40, -92],
          [100, -84],
          [170, -70],
          [190, 30],
          [150, 96],
          [60, 94],
          [30, 10],
        ],
        plane,
      ),
      rounded(
        [
          [60, 50],
          [160, 40],
          [186, 60],
          [150, 100],
          [60, 98],
        ],
        mix(plane, shade, 0.5),
      ),
      [3, 2, 1, 0].map(finger).join(""),
      // The thumb, over the first finger.
      rounded(
        [
          [104, -90],
          [60, -112],
          [0, -112],
          [-20, -98],
          [-4, -82],
          [50, -78],
          [96, -60],
        ],
        plane,
      ),
      gouges([[[-8, -103], [60, -102], 7]], lit),
      ribbon(
        [
          [166, -96, 46],
          [190, 10, 52],
          [160, 122, 46],
        ],
        cuff,
      ),
    ),
  );
}

/** The lower part of a banner that fills the picture: its hem at the points given, with the fringe; folds fall towards it. */
export function nearCloth(scene: Scene, top: readonly [number, number], hem: string): string {
  const { light, cloth } = scene;
  const ink = light.onCloth(cloth.ink);
  const trim = light.onCloth(cloth.trim);
  const points = turned(scene, line(hem));
  const raised = points.map(([x, y]): Point => [x, y - 56]);
  const [from, to] = [spot(scene, [top[0], -20]), spot(scene, [top[1], -20])].sort(
    ([one], [other]) => one - other,
  ) as [Point, Point];
  const folds = points.slice(1, -1).map(([x, y], index): Cut => {
    const share = (index + 1) / (points.length - 1);
    return [[from[0] + (to[0] - from[0]) * share, -20], [x, y - 70], 20 + (index % 3) * 9, 14];
  });
  const beside = (by: number): Cut[] =>
    folds.map(([[x, y], [toX, toY], width, bend]) => [
      [x + by, y],
      [toX + by * 1.3, toY],
      width * 0.5,
      bend ?? 0,
    ]);
  const fringe = points.slice(1).flatMap(([x, y], index): Cut[] => {
    const [beforeX, beforeY] = points[index] ?? [x, y];
    return Array.from({ length: 7 }, (_, thread): Cut => {
      const share = (thread + 0.5) / 7;
      const [atX, atY] = [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share];
      return [[atX, atY - 8], [atX + 3, atY + 44], 9];
    });
  });
  return (
    gouges(fringe, trim) +
    polygon([from, to, ...points.toReversed()], trim) +
    polygon([from, to, ...raised.toReversed()], ink) +
    gouges(folds, mix(ink, inks.night, 0.34)) +
    gouges(beside(-34), mix(ink, inks.raised, 0.2))
  );
}

/** A staff through the picture, lit along its left side. */
export function nearStaff(scene: Scene, course: string, ink: string = inks.wood): string {
  const points = turned(scene, band(course));
  const wood = scene.light.on(ink);
  return (
    ribbon(points, wood) +
    ribbon(
      points.map(([x, y, width]): Pressed => [x - width * 0.28, y, width * 0.2]),
      mix(wood, inks.woodLit, 0.6),
    ) +
    ribbon(
      points.map(([x, y, width]): Pressed => [x + width * 0.34, y, width * 0.24]),
      mix(wood, inks.night, 0.5),
    )
  );
}

/** A forearm with an open hand, seen from above: it starts at a point, some units from it, and reaches out so far. */
export function reachingHand(
  scene: Scene,
  [x, y]: Point,
  {
    turn,
    from,
    reach,
    side,
    sleeve,
  }: { turn: number; from: number; reach: number; side: 1 | -1; sleeve: string },
): string {
  const { plane, lit, shade } = skins({ ...scene, light: { ...scene.light, on: (ink) => ink } });
  const finger = (course: string) => ribbon(band(course), plane);
  return group(
    `translate(${short(x)} ${short(y)}) rotate(${turn}) scale(1 ${side})`,
    ribbon(
      [
        [from, 120, 110],
        [reach - 110, 66, 84],
        [reach, 40, 66],
      ],
      sleeve,
    ),
    gouges([[[from + 40, 80], [reach - 20, 18], 12, 6]], mix(sleeve, inks.goldLit, 0.4)),
    group(
      `translate(${reach} 38) rotate(-10)`,
      [
        "70,-22,22 130,-34,22 168,-30,16",
        "76,-4,23 146,-8,22 186,-2,16",
        "74,14,22 138,18,21 174,24,15",
      ]
        .concat("66,30,20 116,44,18 144,48,14")
        .map(finger)
        .join(""),
      rounded(line("-20,-28 30,-34 84,-34 92,0 80,36 30,40 -20,28"), plane),
      ribbon(band("16,-26,26 60,-62,24 100,-66,16"), plane),
      gouges(
        [
          [[0, -22], [70, -28], 6, 4],
          [[88, -34], [156, -34], 5],
          [[92, -10], [170, -8], 5],
        ],
        lit,
      ),
      gouges(
        [
          [[84, -14], [140, -22], 4],
          [[86, 6], [140, 6], 4],
          [[82, 24], [130, 30], 4],
        ],
        shade,
      ),
      ribbon(band("-14,-34,26 -6,0,28 -14,34,26"), mix(sleeve, inks.raised, 0.3)),
    ),
  );
}

/** A pack that has been set down, a straw hat hung on it: drawn 370 units tall. */
export function restingPack(
  { light }: Scene,
  [x, y]: Point,
  scale: number,
  ink: string = mix(inks.gold, inks.goldLit, 0.35),
): string {
  const cloth = light.on(ink);
  const dark = mix(cloth, light.on(inks.night), 0.4);
  const straw = light.on(mix(inks.goldLit, inks.raised, 0.45));
  return group(
    `translate(${short(x)} ${short(y)}) scale(${scale})`,
    rounded(line("-130,0 -142,-180 -110,-330 0,-370 110,-330 142,-180 130,0 0,18"), cloth),
    rounded(line("40,-364 110,-330 142,-180 130,0 60,12 84,-180"), dark),
    rounded(line("-86,0 -92,-120 0,-136 92,-120 86,0 0,12"), mix(cloth, dark, 0.45)),
    gouges([[[-70, -90], [70, -90], 8]], cloth),
    ellipse([-18, -262], 150, 84, straw),
    ellipse([-18, -270], 78, 46, mix(straw, dark, 0.25)),
    gouges([[[-120, -280], [-40, -332], 9, 8]], light.on(inks.raised)),
  );
}
