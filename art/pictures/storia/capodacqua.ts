import type { FigureInks } from "../../tools/figure-inks.ts";
import { inks, mix } from "../../tools/inks.ts";
import { bust } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, ridge, trunk, wood } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, type Point, polygon, rect } from "../../tools/svg.ts";

const clay = mix(inks.beech, inks.beechLit, 0.45);
const clayLit = mix(inks.beechLit, inks.paper, 0.25);
const earth = mix(inks.wood, inks.woodLit, 0.35);
const shirt: FigureInks = {
  coat: mix(inks.mantlePale, inks.paper, 0.55),
  lit: inks.raised,
  dark: inks.wood,
  accent: mix(inks.goldLit, inks.paper, 0.4),
};

/** July 1958: men dig for the water main by the springs, and terracotta and hewn stone come to light. */
export default function draw(): string {
  const random = seeded(1958);
  const leaf = mix(inks.spring, inks.night, 0.2);
  const stone = {
    plane: mix(inks.hairline, inks.woodLit, 0.3),
    lit: inks.raised,
    shade: mix(inks.hairline, inks.wood, 0.55),
    cuts: mix(inks.hairline, inks.wood, 0.35),
  };
  return canvas(
    mix(inks.goldLit, inks.paper, 0.6),
    ridge(random, line("-40,300 240,170 480,290 760,90 1040,260 1330,140 1660,290"), 620, {
      plane: mix(inks.springLit, inks.paper, 0.3),
      shade: mix(inks.springLit, inks.spring, 0.35),
      lit: inks.raised,
    }),
    wood(random, line("-60,400 380,340 800,400 1200,330 1660,380"), 700, 34, {
      plane: mix(inks.spring, inks.mantle, 0.12),
      lit: inks.springLit,
    }),
    polygon(line("0,520 1600,500 1600,1000 0,1000"), mix(inks.springLit, inks.goldLit, 0.4)),
    ...[
      [250, 546, 260],
      [470, 532, 150],
      [1240, 530, 190],
    ].map(([x = 0, y = 0, width = 0]) => boulder(random, [x, y], [width, width * 0.62], stone)),
    trunk(random, [1470, 600], 820, 92, { plane: inks.wood, lit: inks.woodLit }),
    leaves(random, [1420, 20], [420, 130], 120, 62, leaf),
    leaves(random, [110, 0], [330, 90], 70, 58, leaf),
    ...trench(random),
    pipe(),
    spade([486, 700], -9),
    bust([330, 610], 150, shirt, "hat"),
    bust([640, 640], 156, { ...shirt, coat: inks.mantle, lit: inks.mantlePale }, "short"),
    bust([1010, 616], 148, { ...shirt, coat: inks.beech, lit: inks.beechLit }, "hat"),
    ...finds(random),
  );
}

/** The trench: its far wall with the hewn blocks of an old building, and the near edge with the earth thrown out. */
function trench(random: () => number): string[] {
  const block = mix(inks.hairline, inks.goldLit, 0.25);
  const blocks = band("120,600,170 296,604,150 760,606,180 946,600,140 1092,606,190");
  return [
    polygon(line("-20,572 1620,552 1620,900 -20,900"), mix(inks.wood, inks.night, 0.25)),
    polygon(line("-20,560 1620,540 1620,566 -20,590"), earth),
    ...blocks.flatMap(([x, y, width]) => [
      rect(x, y, width, 76, block),
      rect(x, y, width, 12, inks.raised),
      rect(x + width - 26, y, 26, 76, mix(block, inks.wood, 0.4)),
    ]),
    gouges(
      Array.from({ length: 26 }, (): Cut => {
        const [x, y] = [random() * 1560, 690 + random() * 60];
        return [[x, y], [x + 40, y + 4], 4];
      }),
      earth,
    ),
  ];
}

/** The lengths of the water main, that lie ready. */
function pipe(): string {
  const iron = mix(inks.ink, inks.mantlePale, 0.25);
  return [
    ribbon(band("1230,640,66 1620,612,74"), iron),
    ribbon(band("1236,620,10 1620,590,12"), mix(iron, inks.raised, 0.5)),
    ellipse([1232, 640], 18, 35, inks.night),
    ribbon(band("1160,720,72 1620,700,82"), mix(iron, inks.night, 0.2)),
    ribbon(band("1166,698,10 1620,674,12"), mix(iron, inks.raised, 0.45)),
    ellipse([1162, 720], 20, 38, inks.night),
  ].join("");
}

function spade([x, y]: Point, lean: number): string {
  return group(
    `rotate(${lean} ${x} ${y})`,
    rect(x - 7, y - 290, 14, 330, inks.woodLit),
    rect(x - 34, y - 300, 68, 14, inks.wood),
  );
}

/** The edge towards us, and on it what was found: a little woman, a jug without its neck, sherds and coins. */
function finds(random: () => number): string[] {
  return [
    polygon(line("-20,800 420,776 900,796 1620,770 1620,1010 -20,1010"), earth),
    grain(
      random,
      [0, 830, 1560, 990],
      { count: 46, length: 90, width: 5 },
      mix(inks.wood, inks.woodLit, 0.1),
    ),
    group("translate(800 944) rotate(5) scale(.7)", statuette()),
    jug([300, 950]),
    polygon(line("1370,910 1450,860 1510,896 1460,930"), clay),
    polygon(line("1370,910 1450,860 1458,872 1390,916"), clayLit),
    polygon(line("1190,944 1250,900 1320,934 1270,962"), clay),
    polygon(line("1190,944 1250,900 1256,912 1210,948"), clayLit),
    ...line("1080,960 1110,940 1050,880").map(
      (at) => circle(at, 15, inks.gold) + circle([at[0] - 3, at[1] - 3], 9, inks.goldLit),
    ),
  ];
}

/** A woman of terracotta, from behind: the cloak falls from the head to the feet. */
function statuette(): string {
  return (
    rounded(
      line("0,-250 24,-240 30,-205 54,-170 58,-90 66,0 -66,0 -58,-90 -54,-170 -30,-205 -24,-240"),
      clay,
    ) +
    rounded(
      line("0,-250 -24,-240 -30,-205 -54,-170 -58,-90 -66,0 -36,0 -30,-100 -22,-180"),
      clayLit,
    ) +
    gouges(
      [
        [[-6, -190], [-12, -20], 6],
        [[16, -180], [26, -16], 6],
      ],
      mix(clay, inks.wood, 0.55),
    )
  );
}

function jug([x, y]: Point): string {
  const shade = mix(clay, inks.wood, 0.5);
  return group(
    `translate(${x} ${y})`,
    ribbon(band("70,-150,20 120,-130,18 110,-70,18 80,-40,20"), clay),
    rounded(
      line("-40,-170 44,-180 60,-140 96,-80 70,-10 40,6 -40,6 -74,-10 -96,-80 -56,-140"),
      clay,
    ),
    rounded(line("40,-160 60,-140 96,-80 70,-10 40,6 20,4 56,-60"), shade),
    polygon(line("-46,-166 -20,-190 2,-168 22,-194 48,-172 40,-156 -40,-152"), shade),
    gouges(
      [
        [[-60, -110], [-52, -20], 9, 10],
        [[-70, -74], [72, -70], 5, -10],
      ],
      clayLit,
    ),
  );
}
