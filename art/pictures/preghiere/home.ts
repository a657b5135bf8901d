import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { bust } from "../../tools/pilgrims.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays } from "../../tools/strokes.ts";
import { canvasWithNight, circle, type Point, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.mantle, inks.night, 0.4);
const stone = mix(inks.woodLit, inks.paper, 0.5);
const dawn = "#f3c9a0";
const noon = mix(inks.mantlePale, inks.paper, 0.35);

/** Where the windows of the day begin, each as broad as the others: morning, noon and night. */
const WINDOWS = [170, 610, 1050];
const BROAD = 380;

/** The day of whoever prays: through three arches the same valley at dawn, at noon and by night, and a woman before them. */
export default function draw(): string {
  const random = seeded(242);
  return canvasWithNight(
    wall,
    { [dawn]: "#4a3a5c", [noon]: "#2b4777" },
    ...skies(random),
    ...valleys(),
    path(`M0 0H1600V1000H0Z${WINDOWS.map(arch).join("")}`, wall),
    grain(
      random,
      [-60, 20, 1560, 90],
      { count: 16, length: 150, width: 5 },
      mix(wall, inks.mantle, 0.5),
    ),
    ...WINDOWS.map(frame),
    rect(90, 716, 1420, 34, mix(stone, inks.raised, 0.5)),
    rect(90, 750, 1420, 16, mix(stone, inks.wood, 0.5)),
    rect(0, 766, 1600, 240, mix(wall, inks.night, 0.5)),
    polygon(line("170,766 550,766 660,1000 150,1000"), mix(wall, dawn, 0.22)),
    polygon(line("610,766 990,766 1090,1000 640,1000"), mix(wall, noon, 0.3)),
    bust(
      [800, 600],
      230,
      {
        coat: mix(inks.beech, inks.wood, 0.3),
        lit: inks.goldLit,
        dark: inks.night,
        accent: inks.paper,
      },
      "scarf",
    ),
    kneeler(random),
  );
}

/** An arch as an opening of the wall, by where it begins: drawn the other way round, so that nothing fills it. */
function arch(left: number): string {
  const right = left + BROAD;
  return `M${right} 716V330A190 190 0 0 0 ${left} 330V716Z`;
}

/** Three hours of the sky: the sun that rises, the sun on high, the moon with its stars. */
function skies(random: () => number): string[] {
  const stars = Array.from({ length: 16 }, (): Cut => {
    const [x, y] = [1070 + random() * 340, 170 + random() * 260];
    return [[x - 5, y], [x + 5, y], 3];
  });
  return [
    rect(150, 120, 430, 600, dawn),
    rays(random, [330, 500], { from: 84, to: 330, count: 26, width: 6 }, inks.raised),
    circle([330, 500], 66, inks.raised),
    rect(590, 120, 430, 600, noon),
    circle([800, 262], 54, inks.raised),
    grain(random, [620, 330, 900, 420], { count: 6, length: 190, width: 7 }, inks.raised),
    rect(1030, 120, 430, 600, NIGHT_SKY),
    gouges(stars, inks.paper),
    circle([1310, 270], 40, inks.goldLit),
    circle([1330, 258], 36, NIGHT_SKY),
  ];
}

/** The same mountains and woods behind each arch, in the inks of its hour. */
function valleys(): string[] {
  const hours: readonly [number, string, string, string][] = [
    [0, "#b98a94", "#7d5f7e", "#4d4a68"],
    [440, mix(inks.mantle, inks.mantlePale, 0.55), inks.spring, mix(inks.spring, inks.ink, 0.3)],
    [880, mix(inks.mantle, inks.night, 0.3), inks.night, mix(inks.night, inks.ink, 0.3)],
  ];
  const moved = (points: string, by: number) => line(points).map(([x, y]): Point => [x + by, y]);
  return hours.flatMap(([by, far, shade, near]) => {
    const random = seeded(7);
    return [
      ridge(random, moved("160,560 240,500 350,540 440,410 520,500 570,480", by), 720, {
        plane: far,
        shade: mix(far, shade, 0.5),
        lit: mix(far, inks.raised, 0.4),
      }),
      wood(random, moved("160,640 300,620 420,640 570,610", by), 720, 30, {
        plane: near,
        lit: mix(near, far, 0.6),
      }),
    ];
  });
}

/** The stone around an arch, its left edge in the light. */
function frame(left: number): string {
  const right = left + BROAD;
  return (
    path(
      `M${left - 26} 716V330A216 216 0 0 1 ${right + 26} 330V716H${right}V330A190 190 0 0 0 ${left} 330V716Z`,
      stone,
    ) +
    path(
      `M${left + 190} 114A216 216 0 0 1 ${right + 26} 330V716H${right}V330A190 190 0 0 0 ${left + 190} 140Z`,
      mix(stone, inks.wood, 0.4),
    )
  );
}

/** The bench before her, its rail in the light. */
function kneeler(random: () => number): string {
  const plank = mix(inks.beech, inks.wood, 0.55);
  return [
    rect(430, 900, 740, 110, plank),
    rect(400, 872, 800, 32, mix(inks.beech, inks.beechLit, 0.5)),
    polygon(line("660,872 940,872 952,904 652,904"), inks.goldLit),
    grain(random, [440, 920, 1060, 990], { count: 14, length: 150, width: 5 }, inks.wood),
  ].join("");
}
