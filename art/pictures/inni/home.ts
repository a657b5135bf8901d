import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { banner, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge } from "../../tools/ridges.ts";
import { gouges, grain, ribbon } from "../../tools/strokes.ts";
import { canvas, circle, polygon } from "../../tools/svg.ts";

/** Singing, a company goes along the crest «monti monti»: small figures one behind the other against the wide sky. */
export default function draw(): string {
  const random = seeded(253);
  const sky = mix(inks.mantlePale, inks.raised, 0.62);
  const crest = mix(inks.ink, inks.spring, 0.4);
  const profile = line(
    "-20,800 150,745 340,705 560,690 790,640 1010,560 1200,520 1400,430 1620,370",
  );
  const at = (x: number): number => {
    const index = profile.findIndex(([px]) => px > x);
    const [ax, ay] = profile[index - 1] ?? [0, 0];
    const [bx, by] = profile[index] ?? [1, 0];
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
  return canvas(
    sky,
    circle([330, 250], 104, inks.raised),
    grain(random, [-100, 60, 1300, 460], { count: 13, length: 520, width: 17 }, inks.raised),
    grain(
      random,
      [-100, 120, 1400, 480],
      { count: 6, length: 420, width: 8 },
      mix(sky, inks.mantlePale, 0.7),
    ),
    ridge(random, line("-40,640 180,540 380,620 620,520 840,610 1100,500 1650,560"), 900, {
      plane: mix(inks.mantlePale, sky, 0.35),
      shade: mix(inks.mantlePale, inks.mantle, 0.15),
      lit: inks.raised,
    }),
    ...people.map(([x, kind, height]) =>
      pilgrim({
        at: [x, at(x) + 6],
        height,
        kind,
        inks: {
          ...(wear[Math.round(x / 7) % wear.length] ?? wear[0]),
          ...(kind === "man" ? { accent: inks.woodLit } : {}),
        },
        staff: kind === "man",
        load: kind === "man" ? "pack" : undefined,
        hat: Math.round(x) % 3 === 0,
        mirrored: Math.round(x) % 2 === 0,
      }),
    ),
    banner({
      foot: [1130, at(1130)],
      top: [1138, 230],
      width: 120,
      drop: 150,
      shape: "swallow",
      ink: inks.beech,
      shade: mix(inks.beech, inks.night, 0.4),
      trim: inks.goldLit,
      staff: inks.wood,
      emblem: "star",
    }),
    pilgrim({ at: [1122, at(1122) + 6], height: 178, kind: "man", inks: wear[0], hat: true }),
    polygon([...broken(random, profile, 0.07), [1620, 1010], [-20, 1010]], crest),
    polygon(
      [
        ...broken(random, line("620,712 800,690 1010,620 1210,590 1400,520 1620,490"), 0.1),
        [1620, 1010],
        [1040, 1010],
        [1110, 900],
        [960, 850],
        [1010, 790],
        [830, 740],
      ],
      mix(crest, inks.night, 0.55),
    ),
    ribbon(
      band(
        "-20,812,10 150,762,10 340,722,10 560,706,9 790,656,8 1010,578,7 1200,538,6 1400,448,5 1620,386,4",
      ),
      mix(crest, inks.woodLit, 0.6),
    ),
    grain(
      random,
      [0, 800, 900, 980],
      { count: 20, length: 110, width: 6, slope: -1 },
      mix(crest, inks.springLit, 0.35),
    ),
    grain(random, [1000, 680, 1560, 980], { count: 8, length: 110, width: 5, slope: 0.9 }, crest),
    gouges(
      [
        [[200, 830], [120, 990], 9],
        [[420, 780], [330, 960], 9],
        [[660, 760], [560, 940], 8],
      ],
      mix(crest, inks.goldLit, 0.35),
    ),
  );
}

const people = [
  [1260, "woman", 166],
  [1364, "man", 170],
  [1470, "woman", 160],
  [990, "woman", 182],
  [880, "child", 178],
  [750, "man", 194],
  [610, "woman", 194],
  [470, "woman", 198],
  [330, "man", 206],
  [170, "woman", 206],
] as const;

const wear: [FigureInks, ...FigureInks[]] = [
  { coat: inks.ink, lit: inks.woodLit, dark: inks.night, accent: inks.wood },
  { coat: inks.mantle, lit: inks.mantlePale, dark: inks.night, accent: inks.paper },
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.goldLit },
  { coat: inks.spring, lit: inks.springLit, dark: inks.night, accent: inks.paper },
];
