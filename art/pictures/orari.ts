import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { ridge, wood } from "../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../tools/strokes.ts";
import { canvas, circle, group, type Point, path, polygon } from "../tools/svg.ts";

const stone = mix(inks.ink, inks.mantle, 0.2);

/** A bell in a stone arch, the sun just risen over the ridges behind it. */
export default function draw(): string {
  const random = seeded(209);
  const sky = mix(inks.goldLit, inks.paper, 0.5);
  const sun: Point = [560, 560];
  return canvas(
    sky,
    circle(sun, 120, inks.raised),
    rays(random, sun, { from: 146, to: 900, count: 70, width: 6 }, mix(sky, inks.raised, 0.75)),
    ridge(random, line("-40,700 300,600 470,660 700,560 900,680 1100,590 1300,690 1650,600"), 900, {
      plane: mix(inks.mantlePale, inks.beechLit, 0.25),
      shade: mix(inks.mantle, inks.mantlePale, 0.55),
      lit: sky,
    }),
    wood(random, line("200,800 520,770 860,830 1400,760"), 1010, 34, {
      plane: mix(inks.mantle, inks.spring, 0.5),
      lit: mix(inks.spring, inks.springLit, 0.4),
    }),
    ...bell(),
    arch(),
    ...joints(),
    grain(
      random,
      [0, 20, 250, 980],
      { count: 34, length: 60, width: 4 },
      mix(stone, inks.mantlePale, 0.35),
    ),
    grain(
      random,
      [1340, 20, 1580, 980],
      { count: 24, length: 60, width: 4 },
      mix(stone, inks.night, 0.6),
    ),
  );
}

/** The wall, with the opening of the arch left out of it, and the thickness of the wall in the light on the right. */
function arch(): string {
  return (
    path("M0 0H1600V1000H1290V520C1290 210 1080 60 800 60C520 60 310 210 310 520V1000H0Z", stone) +
    path(
      "M1290 1000V520C1290 210 1080 60 800 60C1030 84 1232 230 1232 530V1000Z",
      mix(inks.woodLit, inks.goldLit, 0.3),
    ) +
    polygon(line("1232,930 1290,910 1290,1000 1232,1000"), inks.beech)
  );
}

/** The joints between the stones of the arch, cut towards its middle. */
function joints(): string[] {
  const cuts = Array.from({ length: 11 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 11);
    return [
      [800 + Math.cos(angle) * 500, 530 + Math.sin(angle) * 478],
      [800 + Math.cos(angle) * 600, 530 + Math.sin(angle) * 590],
      4,
    ];
  });
  const courses = [600, 720, 840, 950].flatMap((y): Cut[] => [
    [[308, y], [150, y + 4], 4],
    [[1294, y], [1450, y + 4], 4],
  ]);
  return [gouges([...cuts, ...courses], mix(stone, inks.mantlePale, 0.45))];
}

/** Hangs with its beam in the middle half, which a low strip shows whole. */
function bell(): string[] {
  const bronze = inks.gold;
  return [
    polygon(line("310,258 1290,258 1290,302 310,302"), inks.wood),
    gouges(
      [
        [[340, 266], [1200, 266], 5],
        [[420, 286], [900, 284], 3],
      ],
      inks.woodLit,
    ),
    group(
      "translate(120 79.5) scale(0.85)",
      ribbon(band("772,254,16 756,300,22 800,322,22 844,300,22 828,254,16"), inks.wood),
      ribbon(band("800,600,18 804,720,24"), inks.night) +
        circle([805, 738], 40, inks.night) +
        gouges([[[775, 738], [800, 708], 6, 8]], inks.goldLit),
      rounded(
        line(
          "800,300 880,322 920,400 944,520 990,620 1062,684 800,712 538,684 610,620 656,520 680,400 720,322",
        ),
        bronze,
      ),
      rounded(
        line("840,308 886,330 922,400 944,520 990,620 1058,684 900,704 890,600 868,440"),
        mix(bronze, inks.night, 0.5),
      ),
      ribbon(band("548,672,26 800,700,28 1052,672,26"), mix(bronze, inks.wood, 0.5)),
      ribbon(band("616,612,8 800,632,9 984,612,8"), mix(bronze, inks.night, 0.45)),
      ribbon(band("676,420,7 800,436,8 924,420,7"), mix(bronze, inks.night, 0.45)),
      gouges(
        [
          [[726, 340], [640, 610], 18, 12],
          [[766, 330], [712, 600], 8, 8],
          [[600, 652], [780, 682], 6, 4],
        ],
        inks.goldLit,
      ),
    ),
  ];
}
