import { inks, mix } from "./inks.ts";
import { DOOR } from "./night.ts";
import { line } from "./points.ts";
import { type Cut, gouges } from "./strokes.ts";
import { type Point, path, polygon, rect } from "./svg.ts";

export interface FrontInks {
  stone: string;
  shade: string;
  /** What is behind windows and arches. */
  dark: string;
  /** What is behind the arch in the middle. */
  door: string;
}

/** The front by day. */
export const FRONT: FrontInks = {
  stone: mix(inks.paper, inks.goldLit, 0.22),
  shade: mix(inks.woodLit, inks.beech, 0.12),
  dark: mix(inks.wood, inks.night, 0.25),
  door: DOOR,
};

/**
 * The front of the basilica: of hewn stone with its five windows and its pediment, and the portico of three arches before it; it stands from
 * 222 to 1070 across and from 214 to 920 down.
 */
export function front({ stone, shade: stoneShade, dark, door }: FrontInks): string[] {
  const windows = [372, 492, 620, 748, 868].map((x) => rect(x, 520, 52, 100, dark));
  const arch = (left: number, behind: string) =>
    path(`M${left} 880V800a85 85 0 0 1 170 0V880Z`, behind) +
    path(
      `M${left + 170} 880V800a85 85 0 0 0 -85 -85a85 85 0 0 1 60 85V880Z`,
      mix(stone, stoneShade, 0.45),
    ) +
    gouges(voussoirs([left + 85, 800]), mix(stone, stoneShade, 0.8));
  return [
    polygon(line("310,860 310,410 646,234 982,410 982,860"), stone),
    polygon(line("836,860 836,330 982,410 982,860"), stoneShade),
    polygon(line("276,440 646,248 1016,440 1016,408 646,214 276,408"), stoneShade),
    polygon(line("276,408 646,214 646,248 276,440"), inks.raised),
    polygon(line("290,452 1002,452 1002,476 290,476"), mix(stone, stoneShade, 0.6)),
    ...windows,
    gouges(
      [372, 492, 620, 748, 868].map((x): Cut => [[x - 8, 630], [x + 60, 630], 8]),
      mix(stone, stoneShade, 0.8),
    ),
    gouges(courses(), mix(stone, stoneShade, 0.7)),
    rect(266, 660, 760, 220, stone),
    rect(836, 660, 190, 220, stoneShade),
    polygon(line("250,636 1042,636 1042,664 250,664"), inks.raised),
    polygon(line("836,636 1042,636 1042,664 836,664"), mix(stone, stoneShade, 0.6)),
    arch(310, dark),
    arch(561, door),
    arch(812, dark),
    gouges(
      [500, 752].flatMap((x): Cut[] => [
        [[x, 780], [x + 40, 780], 3],
        [[x, 830], [x + 40, 830], 3],
        [[x + 20, 784], [x + 20, 826], 3],
      ]),
      mix(stone, stoneShade, 0.7),
    ),
    polygon(line("240,880 1052,880 1070,906 222,906"), inks.raised),
    polygon(line("222,906 1070,906 1070,920 222,920"), stoneShade),
  ];
}

/** The joints of an arch's stones, towards its middle. */
function voussoirs([x, y]: Point): Cut[] {
  return Array.from({ length: 7 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 7);
    return [
      [x + Math.cos(angle) * 88, y + Math.sin(angle) * 88],
      [x + Math.cos(angle) * 118, y + Math.sin(angle) * 118],
      3,
    ];
  });
}

/** The joints between the stones of the wall. */
function courses(): Cut[] {
  return [500, 545, 590, 635].flatMap((y, row): Cut[] => [
    [[318, y], [364, y], 3],
    [[430, y], [486, y + 1], 3],
    [[550, y], [612, y], 3],
    [[680, y], [740, y + 1], 3],
    [[330 + (row % 2) * 18, y], [330 + (row % 2) * 18, y + 40], 3],
    [[450 + (row % 2) * 18, y], [450 + (row % 2) * 18, y + 40], 3],
    [[576 + (row % 2) * 18, y], [576 + (row % 2) * 18, y + 40], 3],
    [[700 + (row % 2) * 18, y], [700 + (row % 2) * 18, y + 40], 3],
  ]);
}
