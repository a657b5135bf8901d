import { inks, mix } from "../tools/inks.ts";
import { flame } from "../tools/pilgrims.ts";
import { line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { gouges, grain, rays, rounded } from "../tools/strokes.ts";
import { canvas, circle, group, polygon } from "../tools/svg.ts";
import { glitter, rings, water } from "../tools/waters.ts";

/** One small clay lamp afloat on dark water: a single hint of light in a wide night. */
export default function draw(): string {
  const random = seeded(176);
  const night = mix(inks.night, inks.spring, 0.28);
  const lake = mix(inks.night, inks.spring, 0.42);
  return canvas(
    night,
    grain(
      random,
      [-100, 30, 1500, 380],
      { count: 22, length: 420, width: 6 },
      mix(night, inks.spring, 0.35),
    ),
    polygon(line("0,400 430,380 760,396 1120,372 1600,392 1600,440 0,440"), inks.night),
    water(
      random,
      { top: 424, bottom: 1000 },
      {
        plane: lake,
        strokes: [mix(lake, inks.night, 0.6), mix(lake, inks.springLit, 0.22)],
        count: 150,
      },
    ),
    circle([980, 540], 190, mix(night, inks.gold, 0.4)),
    circle([980, 540], 112, mix(inks.gold, night, 0.25)),
    rays(
      random,
      [980, 540],
      { from: 200, to: 310, count: 44, width: 4 },
      mix(inks.gold, inks.goldLit, 0.3),
    ),
    ...pads(),
    polygon(line("780,680 1180,680 1160,716 800,716"), mix(lake, inks.gold, 0.4)),
    glitter(random, [980, 770], 985, [240, 330], inks.goldLit),
    rings(random, [980, 694], { radius: 190, count: 2 }, mix(inks.gold, inks.goldLit, 0.5)),
    lamp(),
  );
}

/** Round leaves on the water, each slit towards its middle. */
function pads(): string[] {
  return (
    [
      [300, 760, 150],
      [520, 850, 110],
      [160, 900, 130],
      [1400, 640, 90],
      [1500, 720, 120],
      [640, 600, 60],
      [540, 560, 44],
    ] as const
  ).map(([x, y, size]) =>
    group(
      `translate(${x} ${y}) scale(${size / 100} ${size / 260})`,
      rounded(
        line("-100,0 -70,-70 0,-100 70,-72 100,0 72,70 0,100 -70,72"),
        mix(inks.spring, inks.night, 0.35),
      ),
      polygon(line("0,0 120,30 120,90"), mix(inks.night, inks.spring, 0.42)),
      gouges(
        [
          [[-86, -12], [-20, -84], 7, 16],
          [[0, 0], [-70, 30], 4],
          [[0, 0], [-50, -40], 4],
          [[0, 0], [10, 84], 4],
        ],
        mix(inks.spring, inks.springLit, 0.4),
      ),
    ),
  );
}

function lamp(): string {
  return (
    flame([980, 612], 130, inks.goldLit, inks.raised) +
    rounded(
      line("800,606 880,596 980,606 1080,596 1176,592 1120,668 1050,712 910,712 840,672"),
      inks.beech,
    ) +
    rounded(line("820,610 900,602 980,610 1080,602 1150,600 1080,632 980,640 880,632"), inks.wood) +
    rounded(line("880,616 980,612 1070,616 1040,630 980,634 910,630"), inks.goldLit) +
    polygon(
      line("1120,610 1172,596 1118,668 1050,710 1010,711 1080,660"),
      mix(inks.beech, inks.night, 0.45),
    ) +
    gouges(
      [
        [[812, 618], [886, 694], 8, 10],
        [[852, 640], [930, 700], 5, 6],
      ],
      inks.beechLit,
    )
  );
}
