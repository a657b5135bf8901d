import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { fir, ridge } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group } from "../../tools/svg.ts";

const shade = mix(inks.mantlePale, inks.paper, 0.35);

/** Snowdrops that come out of untouched snow, in the first sun over white mountains. */
export default function draw(): string {
  const random = seeded(411);
  const sky = mix(inks.mantlePale, inks.paper, 0.45);
  const trees = { plane: mix(inks.spring, inks.mantle, 0.4), lit: inks.raised };
  return canvas(
    sky,
    grain(
      random,
      [-100, 30, 1500, 340],
      { count: 34, length: 360, width: 10 },
      mix(sky, inks.paper, 0.7),
    ),
    circle([420, 300], 200, mix(sky, inks.paper, 0.5)),
    rays(random, [420, 300], { from: 130, to: 460, count: 60, width: 5 }, inks.raised),
    circle([420, 300], 106, inks.raised),
    ridge(
      random,
      line("-40,470 140,360 300,460 520,400 760,250 900,380 1080,180 1260,360 1420,270 1650,430"),
      800,
      {
        plane: mix(inks.paper, inks.mantlePale, 0.3),
        shade: mix(inks.mantlePale, inks.mantle, 0.12),
        lit: inks.raised,
      },
    ),
    ridge(random, line("-40,590 260,520 520,590 860,530 1180,600 1430,520 1650,580"), 900, {
      plane: mix(inks.mantlePale, inks.paper, 0.2),
      shade: mix(inks.mantlePale, inks.mantle, 0.25),
      lit: inks.raised,
    }),
    ...firs.map(([x, y, height]) => fir(random, [x, y], height, trees)),
    rounded(
      line("-80,690 300,650 700,690 1100,640 1700,690 1700,1100 -80,1100"),
      mix(inks.paper, inks.mantlePale, 0.3),
    ),
    rounded(line("-80,800 200,750 480,800 800,930 900,1100 -80,1100"), inks.raised),
    rounded(
      line("980,1100 1100,860 1360,760 1700,790 1700,1100"),
      mix(inks.paper, inks.mantlePale, 0.55),
    ),
    grain(random, [0, 720, 1500, 985], { count: 36, length: 150, width: 6, slope: 0.03 }, shade),
    ...clumps.map(([x, y, size]) => clump(x, y, size)),
  );
}

const firs: [number, number, number][] = [
  [1240, 650, 120],
  [1300, 655, 160],
  [1370, 650, 130],
  [1460, 664, 210],
  [1545, 670, 170],
  [150, 690, 150],
  [230, 676, 110],
];

const clumps: [number, number, number][] = [
  [420, 860, 0.62],
  [1260, 880, 0.72],
  [820, 960, 1.12],
];

/** Three snowdrops that grow together, and the shadow they throw on the snow. */
function clump(x: number, y: number, size: number): string {
  const stem = mix(inks.spring, inks.ink, 0.1);
  const bare = mix(inks.woodLit, inks.spring, 0.35);
  return group(
    `translate(${x} ${y}) scale(${size})`,
    gouges(
      [
        [[0, 0], [300, 46], 16, 6],
        [[20, 0], [260, 84], 10, 4],
      ],
      mix(shade, inks.mantle, 0.25),
    ),
    ellipse([6, 4], 92, 18, bare),
    // Leaves.
    ribbon(
      [
        [-20, 4, 20],
        [-70, -150, 24],
        [-150, -270, 4],
      ],
      stem,
    ),
    ribbon(
      [
        [20, 4, 20],
        [70, -140, 24],
        [130, -230, 4],
      ],
      mix(stem, inks.night, 0.25),
    ),
    ribbon(
      [
        [-4, 4, 16],
        [-24, -160, 20],
        [-20, -300, 4],
      ],
      inks.spring,
    ),
    gouges(
      [
        [[-26, -10], [-130, -240], 4, 10],
        [[-10, -20], [-24, -270], 3, 6],
      ],
      inks.springLit,
    ),
    // Stems that bow, and the flowers that hang from them.
    ribbon(
      [
        [4, 4, 11],
        [30, -240, 9],
        [10, -430, 8],
        [-50, -480, 7],
        [-96, -450, 5],
      ],
      stem,
    ),
    ribbon(
      [
        [12, 4, 10],
        [80, -200, 8],
        [100, -340, 7],
        [156, -380, 6],
        [196, -350, 4],
      ],
      stem,
    ),
    ribbon(
      [
        [-10, 4, 10],
        [-90, -190, 8],
        [-140, -300, 7],
        [-200, -320, 6],
        [-232, -290, 4],
      ],
      stem,
    ),
    gouges([[[8, -30], [26, -300], 3, 8]], inks.springLit),
    ribbon(
      [
        [-30, -476, 4],
        [-70, -520, 14],
        [-128, -500, 3],
      ],
      inks.springLit,
    ),
    group("translate(-100 -448) rotate(8)", bell()),
    group("translate(198 -348) rotate(-10) scale(0.86)", bell()),
    group("translate(-234 -288) rotate(12) scale(0.8)", bell()),
  );
}

/** A snowdrop's flower hanging from the origin. */
function bell(): string {
  return [
    rounded(line("0,20 44,60 84,150 88,176 50,160 16,96"), mix(shade, inks.mantle, 0.18)),
    rounded(line("-30,60 30,60 34,120 20,146 -20,146 -34,120"), shade),
    gouges(
      [
        [[-20, 142], [0, 116], 6, 6],
        [[20, 142], [0, 116], 6, -6],
      ],
      inks.spring,
    ),
    rounded(line("0,16 -40,56 -88,140 -96,172 -54,160 -12,100"), inks.raised),
    rounded(line("0,14 30,60 36,130 8,186 -26,134 -26,60"), inks.raised),
    rounded(line("8,20 30,60 36,130 8,186 14,120 14,60"), mix(shade, inks.raised, 0.3)),
    gouges(
      [
        [[-14, 50], [-80, 158], 3, -8],
        [[0, 50], [2, 166], 2.6],
        [[28, 60], [78, 160], 3, 8],
      ],
      shade,
    ),
    rounded(line("0,-6 18,4 20,24 0,34 -20,24 -18,4"), inks.spring),
    gouges([[[-12, 20], [-6, 0], 3, 3]], inks.springLit),
  ].join("");
}
