import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, group, type Point, polygon } from "../../tools/svg.ts";

const shingle = mix(inks.woodLit, inks.beech, 0.28);
const fresh = mix(inks.goldLit, inks.paper, 0.35);

/** A hermit mends the church's roof of wooden shingles, above the beech woods in autumn. */
export default function draw(): string {
  const random = seeded(1656);
  const sky = mix(inks.mantlePale, inks.paper, 0.62);
  return canvas(
    sky,
    grain(random, [-60, 40, 1200, 300], { count: 26, length: 340, width: 11 }, inks.raised),
    ridge(
      random,
      line("-40,440 180,270 340,380 560,200 760,350 930,260 1120,380 1330,290 1650,410"),
      760,
      {
        plane: mix(inks.mantlePale, inks.paper, 0.18),
        shade: mix(inks.mantlePale, inks.mantle, 0.38),
        lit: inks.raised,
      },
    ),
    wood(random, line("-60,500 240,450 560,560 900,480 1300,520 1660,460"), 900, 26, {
      plane: mix(inks.beechLit, inks.goldLit, 0.35),
      lit: mix(inks.goldLit, inks.paper, 0.4),
    }),
    wood(random, line("-60,620 200,560 500,690 760,760"), 1000, 40, {
      plane: mix(inks.beech, inks.beechLit, 0.45),
      lit: inks.goldLit,
    }),
    wood(random, line("-60,780 160,740 420,850 600,930"), 1010, 54, {
      plane: inks.beech,
      lit: inks.beechLit,
    }),
    roof(random),
    ...hermit(),
    ...stack(),
  );
}

/** Where a row of the roof is: 0 the ridge, 1 the lower edge of the picture; across from the gable to the right. */
const on = (across: number, down: number): Point => [
  760 + 900 * across - 560 * down,
  330 + 190 * across + 760 * down,
];

/** The slope of the roof, its shingles in rows, and the gaps where the old ones have come off. */
function roof(random: () => number): string {
  const dark = mix(inks.wood, inks.night, 0.35);
  const rows = 11;
  const parts = [polygon([on(-0.03, -0.03), on(1.7, -0.03), on(1.7, 1.1), on(-0.03, 1.1)], dark)];
  for (let row = rows - 1; row >= 0; row--) {
    const top = row / rows;
    const low = (row + 1.12) / rows;
    for (let tile = 0; tile < 24; tile++) {
      const left = Math.max(0, (tile - (row % 2) * 0.5) / 14);
      const right = (tile + 0.93 - (row % 2) * 0.5) / 14;
      const slip = (random() - 0.5) * 0.016;
      const missing = row >= 1 && row <= 3 && tile >= 5 && tile <= 7 + (row % 2);
      const tone = random();
      if (missing) continue;
      const ink = mix(
        shingle,
        tone < 0.5 ? inks.paper : inks.wood,
        0.06 + 0.28 * Math.abs(tone - 0.5),
      );
      parts.push(
        polygon([on(left, top), on(right, top), on(right, low + slip), on(left, low + slip)], ink),
      );
      if (tone > 0.55)
        parts.push(gouges([[on(left + 0.02, top + 0.012), on(left + 0.02, low - 0.02), 3]], dark));
    }
  }
  return parts.join("") + gouges(battens(), mix(inks.woodLit, inks.wood, 0.4)) + ridgeBoard();
}

/** The laths seen where the shingles are off. */
function battens(): Cut[] {
  return [0.12, 0.19, 0.26, 0.33].map((down): Cut => [on(0.34, down), on(0.6, down), 9]);
}

function ridgeBoard(): string {
  return (
    polygon(
      [on(-0.04, -0.05), on(1.7, -0.05), on(1.7, 0.015), on(-0.04, 0.015)],
      mix(inks.wood, inks.woodLit, 0.4),
    ) +
    gouges([[on(-0.03, -0.04), on(1.7, -0.04), 6]], inks.paper) +
    polygon([on(-0.045, -0.05), on(-0.012, -0.05), on(-0.012, 1.1), on(-0.045, 1.1)], inks.wood) +
    gouges([[on(-0.04, 0), on(-0.04, 1), 6]], inks.woodLit)
  );
}

/** The hermit from behind, kneeling, hooded, the mallet raised. */
function hermit(): string[] {
  const habit = mix(inks.ink, inks.wood, 0.45);
  const lit = mix(inks.woodLit, habit, 0.35);
  const dark = mix(habit, inks.night, 0.55);
  const foot = on(0.36, 0.4);
  return [
    group(
      `translate(${Math.round(foot[0])} ${Math.round(foot[1])}) rotate(6) scale(3.5)`,
      polygon(line("-20,0 30,-2 78,12 30,18"), mix(inks.wood, inks.night, 0.3)),
      rounded(line("-30,-4 -26,-22 -12,-40 14,-42 30,-24 36,-4 20,4 -16,5"), habit),
      rounded(line("12,-42 30,-24 36,-4 20,4 6,4 14,-16"), dark),
      rounded(line("-14,-76 -4,-84 12,-84 20,-74 22,-56 18,-36 -14,-36 -18,-56"), habit),
      rounded(line("8,-85 20,-74 22,-56 18,-36 6,-36 12,-60"), dark),
      ribbon(band("-13,-73,10 -28,-62,9 -30,-46,7"), habit),
      polygon(line("-40,-52 -22,-48 -32,-22 -50,-26"), fresh),
      ellipse([-30, -46], 4, 4.5, inks.woodLit),
      ribbon(band("17,-75,10 34,-84,9 40,-102,7"), dark),
      ellipse([40, -105], 4, 5, inks.woodLit),
      ribbon(band("42,-96,3 30,-124,3"), inks.woodLit),
      polygon(line("14,-128 38,-138 43,-125 19,-115"), inks.wood),
      polygon(line("14,-128 38,-138 39.5,-134 15.5,-124"), inks.woodLit),
      rounded(line("-7,-84 -10,-96 -4,-106 6,-106 12,-98 12,-86 4,-80"), habit),
      rounded(line("5,-106 12,-98 12,-86 4,-80 3,-92"), dark),
      ribbon(band("-16,-42,3 4,-38,3.4 19,-41,3"), inks.woodLit),
      gouges(
        [
          [[-14, -74], [-16, -46], 3, -1],
          [[-24, -22], [-27, -6], 3, -1],
          [[-9, -94], [-5, -104], 2, 1],
          [[-10, -34], [-16, -4], 1.6],
          [[-2, -34], [-4, 0], 1.4],
        ],
        lit,
      ),
    ),
  ];
}

/** New shingles in a pile beside him, paler than the old ones. */
function stack(): string[] {
  return Array.from({ length: 5 }, (_, index) => {
    const [x, y] = on(0.72, 0.52);
    const top = y - index * 20;
    const skew = (index * 37) % 17;
    const left = x - 90 + skew;
    return (
      polygon(
        [
          [left, top],
          [left + 170, top + 34],
          [left + 150, top + 66],
          [left - 20, top + 32],
        ],
        index % 2 ? fresh : mix(fresh, inks.woodLit, 0.3),
      ) + gouges([[[left - 18, top + 34], [left + 150, top + 68], 5]], inks.wood)
    );
  });
}
