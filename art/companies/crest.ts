import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { broken, ridge } from "../tools/ridges.ts";
import { gouges, grain } from "../tools/strokes.ts";
import { circle, polygon } from "../tools/svg.ts";
import { company, landmarkAt, type Setting, spot, turned } from "./scene.ts";

/** A bare crest against a great low sun or moon: the company goes over it, dark, one after the other. */
export const crest: Setting = (scene) => {
  const { random, light } = scene;
  const dark = mix(light.near, inks.night, 0.72);
  const against = {
    ...scene,
    light: { ...light, on: (ink: string) => mix(light.on(ink), dark, 0.6) },
  };
  const disc = spot(scene, [930, 520]);
  return [
    circle(disc, 470, mix(light.sky, light.disc, 0.28)),
    circle(disc, 370, mix(light.sky, light.disc, 0.95)),
    grain(random, [-60, 60, 1500, 480], { count: 24, length: 360, width: 8 }, light.clouds),
    ridge(
      random,
      turned(scene, line("-40,680 200,600 420,660 700,560 960,650 1250,590 1640,680")),
      860,
      {
        plane: light.far,
        shade: mix(light.far, light.middle, 0.5),
      },
    ),
    ridge(random, turned(scene, line("-40,760 260,690 520,740 860,690 1200,740 1640,700")), 1010, {
      plane: light.middle,
      shade: light.near,
    }),
    landmarkAt(scene, [170, 760], 3.4),
    polygon(
      broken(
        random,
        turned(scene, line("-40,960 260,890 560,840 820,806 1010,800 1260,850 1640,930")),
        0.08,
        3,
      ).concat(line("1640,1010 -40,1010")),
      dark,
    ),
    gouges(
      Array.from({ length: 70 }, () => {
        const x = random() * 1600;
        const y = 860 + random() * 140;
        return [[x, y], [x + 14, y - 34], 3] as const;
      }),
      mix(dark, light.middle, 0.4),
    ),
    company(
      against,
      [960, 806, 330],
      band(
        "1180,850,320 1290,870,300 1080,825,300 800,815,310 680,828,320 560,850,300 450,870,310 330,890,320",
      ),
    ),
  ];
};
