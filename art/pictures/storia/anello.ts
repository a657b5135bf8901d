import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain } from "../../tools/strokes.ts";
import { ellipse, group, polygon, ring, uprightCanvas } from "../../tools/svg.ts";

const deep = mix(inks.spring, inks.night, 0.5);
const stone = {
  plane: mix(inks.mantle, inks.springLit, 0.3),
  lit: mix(inks.springLit, inks.raised, 0.25),
  shade: mix(inks.night, inks.spring, 0.3),
  cuts: mix(inks.mantle, inks.night, 0.3),
};

/** The ring that has sunk through the water of the spring, and turns to golden dust where it touches the stone. */
export default function draw(): string {
  const random = seeded(1869);
  const clear = mix(deep, inks.springLit, 0.24);
  return uprightCanvas(
    deep,
    polygon(line("150,0 560,0 900,1500 380,1500"), mix(deep, inks.springLit, 0.13)),
    polygon(line("230,0 450,0 690,1500 470,1500"), clear),
    polygon(line("0,0 1200,0 1200,150 0,110"), mix(inks.springLit, inks.spring, 0.25)),
    ...[330, 230, 130].map((radius, index) =>
      ring(
        [390, 190],
        radius,
        radius * 0.2,
        9 - index * 2,
        mix(inks.raised, inks.springLit, 0.3 + index * 0.1),
      ),
    ),
    ellipse([390, 190], 46, 9, inks.raised),
    grain(random, [-20, 20, 1160, 130], { count: 30, length: 150, width: 6 }, inks.raised),
    grain(
      random,
      [-20, 330, 1160, 1020],
      { count: 44, length: 90, width: 4, slope: 0.1 },
      mix(deep, inks.springLit, 0.3),
    ),
    boulder(random, [150, 1400], [480, 330], stone),
    boulder(random, [1040, 1410], [520, 400], stone),
    boulder(random, [600, 1450], [620, 430], stone),
    boulder(random, [270, 1520], [360, 180], stone),
    boulder(random, [930, 1530], [420, 200], stone),
    group("translate(586 868) rotate(-18)", ...band()),
    gouges(trail(random), inks.goldLit),
    ...dust(random),
  );
}

/** The ring, lit on the upper left. */
function band(): string[] {
  return [
    ring([0, 0], 112, 128, 27, inks.gold),
    ring([-5, -5], 109, 124, 15, inks.goldLit),
    gouges(
      [
        [[-100, 20], [-20, -118], 9, 30],
        [[20, 112], [92, 40], 7, -14],
      ],
      "#ffe9a8",
    ),
  ];
}

/** What the water leaves behind the ring. */
function trail(random: () => number): Cut[] {
  return Array.from({ length: 13 }, (): Cut => {
    const share = random();
    const x = 400 + share * 170 + (random() - 0.5) * 60;
    const y = 260 + share * 440;
    return [[x, y], [x + 14, y + 40 + random() * 40], 3.5];
  });
}

/** Grains of gold that rise from the stone and go with the water, and stars among them. */
function dust(random: () => number): string[] {
  const grains: Cut[] = [];
  const stars: string[] = [];
  for (let index = 0; index < 150; index += 1) {
    const share = random() ** 0.8;
    const x = 600 + share * 560 + (random() - 0.5) * 120;
    const y =
      1010 - Math.sin(share * 3.4) * 150 - share * 60 + (random() - 0.5) * (70 + share * 210);
    const size = 3 + random() * 5;
    if (index % 9 === 0) stars.push(fourPointed(x, y, 13 + random() * 17));
    else grains.push([[x, y], [x + 10 + size * 2, y - 4], size]);
  }
  return [gouges(grains, inks.goldLit), ...stars];
}

const fourPointed = (x: number, y: number, size: number): string =>
  polygon(
    Array.from({ length: 8 }, (_, index): [number, number] => {
      const reach = index % 2 ? size * 0.26 : size;
      const turn = (index / 8) * Math.PI * 2;
      return [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach];
    }),
    "#ffe9a8",
  );
