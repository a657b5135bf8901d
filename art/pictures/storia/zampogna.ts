import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, type Pressed, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, group, polygon, uprightCanvasWithNight } from "../../tools/svg.ts";

const wall = mix(inks.paper, inks.beechLit, 0.42);
const wallLit = mix(wall, inks.raised, 0.45);
const scratches = mix(wall, inks.beechLit, 0.6);
const nightWall = mix(inks.mantle, inks.night, 0.35);
const shadow = mix(wall, inks.beech, 0.45);
const skin = mix(inks.paper, inks.woodLit, 0.35);
const skinShade = mix(inks.woodLit, inks.beech, 0.25);

/** The pipes, from the longest: where each leaves the stock, how it leans, its length and breadth. */
const PIPES = [
  { x: -64, lean: 13, length: 610, wide: 40 },
  { x: 70, lean: -9, length: 520, wide: 34 },
  { x: -8, lean: 4, length: 330, wide: 28 },
  { x: 30, lean: -3, length: 250, wide: 25 },
] as const;

/** A bagpipe of these mountains, hung on the wall by its strap between two feasts. */
export default function draw(): string {
  const random = seeded(1872);
  return uprightCanvasWithNight(
    wall,
    {
      [wall]: nightWall,
      [wallLit]: mix(nightWall, inks.mantlePale, 0.2),
      [shadow]: mix(nightWall, inks.night, 0.6),
      [scratches]: mix(nightWall, inks.mantlePale, 0.35),
    },
    polygon(line("0,0 560,0 1200,900 1200,1500 0,1500"), wallLit),
    grain(
      random,
      [-40, 40, 1160, 1460],
      { count: 70, length: 110, width: 4, slope: 0.5 },
      scratches,
    ),
    group("translate(70 54)", ...shape(true)),
    ...shape(false),
    circle([610, 176], 17, inks.wood),
    circle([605, 171], 8, inks.woodLit),
  );
}

/** The instrument, or its shadow on the wall. */
function shape(isShadow: boolean): string[] {
  const ink = (own: string) => (isShadow ? shadow : own);
  const bag = line(
    "430,420 520,350 650,344 780,390 850,500 838,620 770,720 690,800 560,806 480,720 410,610 396,500",
  );
  return [
    ribbon(band("480,420,16 540,260,15 610,178,14 690,270,15 790,430,16"), ink(inks.beech)),
    // The pipe one blows into.
    ribbon(band("470,430,30 400,350,28 330,280,22"), ink(inks.wood)),
    isShadow ? "" : ribbon(band("462,428,8 392,348,8 326,280,6"), inks.woodLit),
    ribbon(band("340,290,12 318,268,20"), ink(inks.goldLit)),
    rounded(bag, ink(skin)),
    ...(isShadow
      ? []
      : [
          rounded(
            line("850,500 838,620 770,720 690,800 600,806 690,690 750,570 760,420 800,410"),
            skinShade,
          ),
          gouges(
            [
              [[452, 500], [520, 400], 10, 14],
              [[440, 600], [470, 520], 7, 8],
              [[540, 420], [640, 390], 7, 8],
              [[560, 500], [540, 640], 5, 12],
              [[640, 480], [630, 640], 5, 12],
            ],
            inks.raised,
          ),
          gouges(
            [
              [[560, 780], [600, 690], 8, -6],
              [[640, 784], [650, 700], 8, -4],
              [[610, 790], [626, 730], 7],
              [[690, 770], [710, 700], 7],
            ],
            mix(skinShade, inks.wood, 0.5),
          ),
        ]),
    ...PIPES.map(({ x, lean, length, wide }) => {
      const tube = (from: number, to: number, share: number, tint: string, shift = 0): string =>
        polygon(
          [
            [shift - wide * share * 0.5, from],
            [shift + wide * share * 0.5, from],
            [shift + wide * share * 0.5, to],
            [shift - wide * share * 0.5, to],
          ],
          ink(tint),
        );
      const bell = wide * 1.35;
      return group(
        `translate(${620 + x} 850) rotate(${lean})`,
        tube(-10, length - 70, 1, inks.wood),
        polygon(
          [
            [-wide * 0.5, length - 90],
            [wide * 0.5, length - 90],
            [bell, length],
            [-bell, length],
          ],
          ink(inks.wood),
        ),
        ...(isShadow
          ? []
          : [
              tube(-10, length - 80, 0.24, mix(inks.beech, inks.woodLit, 0.5), -wide * 0.22),
              polygon(
                [
                  [-wide * 0.4, length - 90],
                  [-wide * 0.12, length - 90],
                  [-bell * 0.3, length],
                  [-bell * 0.86, length],
                ],
                mix(inks.beech, inks.woodLit, 0.5),
              ),
              ellipse([0, length], bell, wide * 0.34, mix(inks.wood, inks.night, 0.6)),
              tube(length * 0.3, length * 0.3 + 14, 1.24, inks.goldLit),
              tube(length * 0.66, length * 0.66 + 14, 1.24, inks.goldLit),
              ...(length > 400
                ? [0.38, 0.44, 0.5, 0.56].map((share) =>
                    circle([2, length * share + 8], wide * 0.17, mix(inks.wood, inks.night, 0.8)),
                  )
                : []),
            ]),
      );
    }),
    // The stock, which holds them all.
    polygon(line("520,780 716,780 736,870 706,900 530,900 506,870"), ink(inks.beech)),
    ...(isShadow
      ? []
      : [
          polygon(
            line("520,780 566,780 566,900 530,900 506,870"),
            mix(inks.beech, inks.beechLit, 0.6),
          ),
          polygon(line("512,800 726,800 729,816 509,816"), inks.goldLit),
          ribbon(band("512,858,9 620,866,9 730,858,9"), inks.red),
          ...tassel(),
        ]),
  ];
}

/** A red tassel that hangs from the stock. */
function tassel(): string[] {
  const threads = Array.from(
    { length: 9 },
    (_, index): Cut => [
      [800 + (index - 4) * 3, 960],
      [800 + (index - 4) * 9, 1070 - Math.abs(index - 4) * 5],
      6,
    ],
  );
  const cord: Pressed[] = band("726,840,7 780,880,7 800,950,7");
  return [
    ribbon(cord, inks.red),
    gouges(threads, inks.red),
    circle([800, 956], 17, inks.red),
    circle([795, 951], 7, mix(inks.red, inks.raised, 0.45)),
  ];
}
