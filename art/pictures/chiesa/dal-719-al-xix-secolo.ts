import { head } from "../../tools/heads.ts";
import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge, wood } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, group, type Point, polygon, rect } from "../../tools/svg.ts";

const shingle = mix(inks.woodLit, inks.beech, 0.28);
const HAIR = mix(inks.hairline, inks.ink, 0.35);
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
    wall(random),
    roof(random),
    ...hermit(),
    ...stack(),
  );
}

/** Where a row of the roof is: 0 the ridge, 1 the eaves; across from the gable to the right. */
const on = (across: number, down: number): Point => [
  430 + 900 * across - 190 * down * (1 - across * 0.7),
  300 + 470 * down,
];

/** The wall of rough stone below the eaves, in their shadow above, with one small window. */
function wall(random: () => number): string {
  const stone = mix(inks.paper, inks.woodLit, 0.4);
  const shade = mix(stone, inks.wood, 0.5);
  const joint = mix(stone, inks.wood, 0.35);
  const joints = Array.from({ length: 34 }, (_, index): Cut => {
    const y = 846 + (index % 5) * 38;
    const x = 300 + Math.floor(index / 5) * 190 + (index % 2) * 80 + random() * 40;
    return index % 3
      ? [[x, y], [x + 90 + random() * 50, y + random() * 6 - 3], 5]
      : [[x, y], [x + 4, y + 36], 5];
  });
  return [
    rect(290, 740, 1320, 270, stone),
    gouges(joints, joint),
    rect(1130, 850, 110, 170, mix(stone, inks.raised, 0.5)),
    rect(1148, 868, 74, 152, mix(inks.wood, inks.night, 0.55)),
    rect(1180, 868, 9, 152, inks.wood),
    polygon(line("290,750 1610,750 1610,822 330,822 290,850"), shade),
  ].join("");
}

/** The slope of the roof, its shingles in rows, and the gaps where the old ones have come off. */
function roof(random: () => number): string {
  const dark = mix(inks.wood, inks.night, 0.35);
  const rows = 9;
  const parts = [polygon([on(-0.01, -0.02), on(1.4, -0.02), on(1.4, 1.05), on(-0.01, 1.05)], dark)];
  for (let row = rows - 1; row >= 0; row--) {
    const top = row / rows;
    const low = (row + 1.12) / rows;
    for (let tile = 0; tile < 19; tile++) {
      const left = Math.max(0, (tile - (row % 2) * 0.5) / 14);
      const right = (tile + 0.93 - (row % 2) * 0.5) / 14;
      const slip = (random() - 0.5) * 0.016;
      const missing = row >= 2 && row <= 4 && tile >= 9 && tile <= 11 + (row % 2);
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
  return [0.26, 0.36, 0.46, 0.55].map((down): Cut => [on(0.6, down), on(0.88, down), 9]);
}

/** The boards along the ridge and down the gable. */
function ridgeBoard(): string {
  return (
    polygon(
      [on(-0.04, -0.06), on(1.4, -0.06), on(1.4, 0.015), on(-0.04, 0.015)],
      mix(inks.wood, inks.woodLit, 0.4),
    ) +
    gouges([[on(-0.03, -0.045), on(1.35, -0.045), 6]], inks.paper) +
    polygon([on(-0.045, -0.06), on(-0.012, -0.06), on(-0.012, 1.08), on(-0.05, 1.08)], inks.wood) +
    gouges([[on(-0.04, 0), on(-0.04, 1), 6]], inks.woodLit)
  );
}

/** The hermit from behind, kneeling, his hood down on his shoulders, the mallet raised. */
function hermit(): string[] {
  const habit = mix(inks.ink, inks.wood, 0.45);
  const lit = mix(inks.woodLit, habit, 0.35);
  const dark = mix(habit, inks.night, 0.55);
  const foot = on(0.5, 0.62);
  return [
    group(
      `translate(${Math.round(foot[0])} ${Math.round(foot[1])}) scale(3.2)`,
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
      head([2, -82], 40, { coat: habit, lit, dark, accent: habit, hair: HAIR }, "short", true),
      rounded(
        line("-14,-78 -6,-84 4,-81 14,-85 20,-78 14,-64 3,-57 -8,-64"),
        mix(habit, lit, 0.25),
      ),
      rounded(line("10,-84 20,-78 14,-64 3,-57 8,-70"), dark),
      ribbon(band("-16,-42,3 4,-38,3.4 19,-41,3"), inks.woodLit),
      gouges(
        [
          [[-14, -74], [-16, -46], 3, -1],
          [[-24, -22], [-27, -6], 3, -1],
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
    const [x, y] = on(0.9, 0.74);
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
