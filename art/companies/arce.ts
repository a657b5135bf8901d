import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, rounded } from "../tools/strokes.ts";
import { circle, polygon, rect } from "../tools/svg.ts";
import { houses, masonry, opening } from "./buildings.ts";
import { mountains, sky } from "./grounds.ts";
import { company, type Setting, spot } from "./scene.ts";

/** Arce: the square before the church of Saints Peter and Paul, its twin towers with the clock and the sundial. */
export const arce: Setting = (scene) => {
  const { light } = scene;
  const { lit, shade: shaded, roof, window } = masonry(light);
  const square = light.on(mix(inks.hairline, inks.woodLit, 0.35));
  const [x, y] = spot(scene, [540, 690]);
  const towers = [-250, 130].map((left, index) => {
    const at = x + left;
    return [
      rect(at, y - 470, 76, 470, lit),
      rect(at + 76, y - 470, 44, 470, shaded),
      rect(at - 8, y - 330, 136, 10, shaded),
      polygon(
        [
          [at - 10, y - 470],
          [at + 60, y - 540],
          [at + 130, y - 470],
        ],
        roof,
      ),
      opening(at + 38, y - 350, 40, 84, window),
      index
        ? rect(at + 8, y - 296, 60, 62, light.on(inks.raised))
        : circle([at + 38, y - 264], 32, light.on(inks.raised)),
      gouges(
        index
          ? [-26, -14, 0, 14, 26].map((dx): Cut => [[at + 38, y - 290], [at + 38 + dx, y - 240], 3])
          : [
              [[at + 38, y - 264], [at + 38, y - 290], 5],
              [[at + 38, y - 264], [at + 54, y - 256], 5],
            ],
        light.on(inks.ink),
      ),
      opening(at + 38, y - 60, 44, 120, mix(lit, shaded, 0.6)),
    ].join("");
  });
  return [
    sky(scene, [-300, 260], 420),
    mountains(scene, "far", "-40,420 240,330 700,400 1000,330 1300,420 1640,380"),
    houses(scene, "100,690,150 1010,690,150 1160,694,140 1310,698,150 1470,704,150"),
    rounded(
      [
        [x - 130, y - 360],
        [x - 100, y - 440],
        [x, y - 480],
        [x + 100, y - 440],
        [x + 130, y - 360],
      ],
      mix(roof, light.near, 0.2),
    ),
    rect(x - 134, y - 372, 268, 372, mix(lit, shaded, 0.16)),
    polygon(
      [
        [x - 140, y - 366],
        [x, y - 430],
        [x + 140, y - 366],
      ],
      lit,
    ),
    ...towers,
    opening(x, y, 84, 170, window),
    rect(x - 30, y - 300, 60, 84, window),
    polygon(line("-20,688 1620,688 1620,1010 -20,1010"), square),
    gouges(
      Array.from({ length: 60 }, (): Cut => {
        const down = 720 + scene.random() ** 1.4 * 270;
        const across = scene.random() * 1560;
        const size = (down - 680) * 0.3;
        return [[across, down], [across + size, down], size * 0.06];
      }),
      mix(square, light.on(inks.wood), 0.35),
    ),
    company(
      scene,
      [1150, 965, 370],
      band(
        "520,715,96 566,730,104 610,760,124 540,780,140 700,790,160 620,840,200 800,860,230 700,930,300 900,950,330",
      ),
      mix(square, light.on(inks.ink), 0.5),
    ),
  ];
};
