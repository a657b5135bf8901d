import { inks, mix } from "../../tools/inks.ts";
import { NIGHT_SKY } from "../../tools/night.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvasWithNight, circle, group, polygon, rect } from "../../tools/svg.ts";

/** A calendar on its nail: a landscape above, blank days below, one of them gold. */
export default function draw(): string {
  const random = seeded(352);
  const wall = mix(inks.springLit, inks.paper, 0.45);
  const light = mix(wall, inks.raised, 0.55);
  return canvasWithNight(
    wall,
    { [wall]: NIGHT_SKY, [light]: mix(NIGHT_SKY, inks.mantlePale, 0.3) },
    polygon(line("0,0 760,0 1600,700 1600,1000 900,1000 0,240"), light),
    grain(
      random,
      [-60, 20, 1560, 980],
      { count: 70, length: 80, width: 5, slope: 0.7 },
      mix(wall, inks.spring, 0.22),
    ),
    polygon(line("560,160 1130,150 1220,980 640,1010"), mix(wall, inks.ink, 0.42)),
    ribbon(band("620,128,4 800,52,5 980,128,4"), inks.wood),
    circle([800, 50], 13, inks.ink) + circle([796, 46], 4, inks.paper),
    rect(540, 120, 520, 830, inks.hairline),
    rect(534, 114, 520, 826, inks.raised),
    rect(528, 106, 544, 30, inks.wood),
    gouges([[[536, 112], [1040, 112], 4]], inks.woodLit),
    picture(random),
    ...days(),
    polygon(line("1054,800 1054,940 900,940"), wall),
    polygon(line("1060,800 1060,950 890,950"), mix(wall, inks.ink, 0.42)),
    rounded(
      line("1054,796 1000,812 930,880 898,942 960,880 1010,846"),
      mix(inks.hairline, inks.woodLit, 0.4),
    ),
    pencil(),
  );
}

function picture(random: () => number): string {
  return [
    rect(560, 156, 468, 318, mix(inks.goldLit, inks.paper, 0.3)),
    circle([680, 236], 36, inks.raised),
    ridge(random, line("560,340 640,290 720,330 830,210 920,310 1028,270"), 474, {
      plane: mix(inks.beechLit, inks.paper, 0.3),
      shade: mix(inks.beech, inks.beechLit, 0.5),
      lit: inks.raised,
    }),
    wood(random, line("550,390 720,370 860,410 1040,380"), 474, 17, {
      plane: inks.beech,
      lit: inks.goldLit,
    }),
    wood(random, line("550,440 700,430 840,462 1040,440"), 474, 17, {
      plane: mix(inks.beech, inks.wood, 0.55),
      lit: inks.beechLit,
    }),
    rect(534, 474, 520, 14, inks.raised) +
      rect(534, 150, 26, 330, inks.raised) +
      rect(1028, 150, 26, 330, inks.raised),
  ].join("");
}

/** Five weeks of blank squares; the twenty-second is the feast. */
function days(): string[] {
  return Array.from({ length: 31 }, (_, index) => {
    const place = index + 2;
    const x = 562 + (place % 7) * 67;
    const y = 516 + Math.floor(place / 7) * 82;
    const feast = index + 1 === 22;
    const sunday = place % 7 === 6;
    return (
      rect(
        x,
        y,
        58,
        70,
        feast ? inks.goldLit : sunday ? mix(inks.beechLit, inks.paper, 0.55) : inks.paper,
      ) +
      gouges(
        [
          [[x + 3, y + 68], [x + 56, y + 68], 2.6],
          [[x + 56, y + 4], [x + 56, y + 66], 2.2],
        ],
        feast ? inks.gold : inks.hairline,
      ) +
      (feast
        ? ribbon(
            [
              [x - 2, y + 2, 3],
              [x + 30, y - 13, 6],
              [x + 66, y + 10, 8],
              [x + 68, y + 54, 8],
              [x + 34, y + 83, 7],
              [x - 8, y + 66, 6],
              [x - 12, y + 24, 5],
              [x + 14, y - 10, 2],
            ],
            inks.mantle,
          )
        : "")
    );
  });
}

/** A pencil that hangs from the nail on a thread. */
function pencil(): string {
  return (
    ribbon(band("804,54,3 1120,300,3 1150,560,3"), inks.wood) +
    group(
      "translate(1150 560) rotate(6)",
      rect(-13, 0, 26, 190, inks.mantle),
      rect(-13, 0, 8, 190, inks.mantlePale),
      rect(-13, 0, 26, 22, inks.goldLit),
      polygon(line("-13,190 13,190 0,240"), inks.woodLit),
      polygon(line("-5,222 5,222 0,240"), inks.ink),
    )
  );
}
