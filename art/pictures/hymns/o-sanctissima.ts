import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { ridge } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, polygon, rect } from "../../tools/svg.ts";
import { glitter, water } from "../../tools/waters.ts";

/** Fishing boats put out at nightfall, each with a lamp; two sailors in the nearest, a chapel lit on the headland. */
export default function draw(): string {
  const random = seeded(381);
  const sky = mix(inks.spring, inks.night, 0.45);
  const dusk = mix(inks.beechLit, inks.goldLit, 0.3);
  const sea = mix(inks.spring, inks.night, 0.6);
  const far = boats.slice(0, -1);
  return canvas(
    sky,
    polygon(line("-10,260 1610,260 1610,560 -10,560"), mix(sky, dusk, 0.3)),
    polygon(line("-10,380 1610,380 1610,560 -10,560"), mix(sky, dusk, 0.62)),
    polygon(line("-10,470 1610,470 1610,560 -10,560"), dusk),
    grain(
      random,
      [-100, 60, 1500, 480],
      { count: 50, length: 340, width: 8 },
      mix(sky, dusk, 0.45),
    ),
    circle([330, 180], 60, inks.paper),
    circle([356, 166], 52, sky),
    ridge(random, line("820,552 960,480 1080,500 1240,400 1400,360 1650,330"), 600, {
      plane: mix(inks.ink, inks.spring, 0.3),
      shade: inks.night,
      lit: dusk,
    }),
    chapel(),
    water(
      random,
      { top: 552, bottom: 1010 },
      {
        plane: sea,
        strokes: [mix(sea, dusk, 0.4), mix(inks.springLit, sea, 0.55), mix(sea, inks.night, 0.6)],
        count: 140,
      },
    ),
    ...far.map(([x, y, size]) =>
      glitter(
        random,
        [x - 66 * size, y + 10],
        y + 60 + 140 * size,
        [26 * size, 90 * size],
        inks.goldLit,
      ),
    ),
    ...far.map(([x, y, size]) => boat(x, y, size)),
    glitter(random, [420, 850], 1000, [120, 330], inks.goldLit),
    ...boats.slice(-1).map(([x, y, size]) => boat(x, y, size)),
  );
}

/** The boats, the farthest first: place of the keel and size. */
const boats: [number, number, number][] = [
  [700, 576, 0.16],
  [330, 584, 0.2],
  [960, 600, 0.26],
  [1240, 646, 0.44],
  [180, 660, 0.4],
  [640, 820, 1.3],
];

/** A chapel with one lit window, high on the headland. */
function chapel(): string {
  return [
    rect(1370, 310, 50, 60, mix(inks.paper, inks.beechLit, 0.5)),
    polygon(line("1362,312 1395,280 1428,312"), inks.beech),
    polygon(line("1420,318 1490,318 1490,366 1420,370"), mix(inks.wood, inks.night, 0.3)),
    polygon(line("1395,282 1470,290 1500,320 1426,312"), mix(inks.beech, inks.night, 0.4)),
    rect(1388, 326, 14, 24, inks.goldLit),
    rect(1393, 252, 4, 28, inks.night) + rect(1386, 260, 18, 4, inks.night),
  ].join("");
}

/** A boat with its lamp at the bow and two who sail it, seen from behind; about 400 units long. */
function boat(x: number, y: number, size: number): string {
  const hull = mix(inks.mantle, inks.night, 0.25);
  return group(
    `translate(${x} ${y}) scale(${size})`,
    circle([-168, -128], 92, mix(inks.gold, inks.night, 0.4)),
    circle([-168, -128], 56, mix(inks.goldLit, inks.gold, 0.6)),
    ribbon(band("-150,-30,7 -150,-170,6 -168,-178,5"), inks.night),
    rect(-184, -152, 32, 44, inks.goldLit),
    rect(-176, -146, 16, 32, inks.raised),
    polygon(line("-190,-152 -168,-172 -146,-152"), inks.night),
    sailor(-30, -20, 1, mix(inks.beech, inks.wood, 0.3), inks.beechLit),
    sailor(96, -24, 0.94, mix(inks.ink, inks.mantle, 0.3), inks.goldLit),
    ribbon(band("120,-70,8 190,20,8 250,90,9"), inks.woodLit),
    polygon(line("236,72 262,78 286,132 262,128"), inks.woodLit),
    rounded(line("-240,-50 -220,-34 0,-12 180,-22 226,-48 206,16 150,44 -140,44 -206,10"), hull),
    rounded(line("60,-12 180,-22 226,-48 206,16 150,44 60,44"), mix(hull, inks.night, 0.5)),
    ribbon(band("-240,-50,7 -220,-34,9 0,-10,11 180,-20,9 226,-48,7"), inks.red),
    gouges(
      [
        [[-216, -8], [100, 18], 5, -8],
        [[-190, 16], [60, 34], 4, -5],
      ],
      mix(inks.goldLit, inks.mantle, 0.35),
    ),
  );
}

function sailor(x: number, y: number, scale: number, coat: string, lit: string): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    rounded(line("-30,-92 0,-104 30,-92 40,-30 36,10 -36,10 -40,-30"), coat),
    gouges([[[-28, -88], [-36, 0], 8, -6]], lit),
    circle([0, -126], 21, inks.night),
    rounded(line("-22,-130 -16,-150 0,-154 16,-150 22,-130"), mix(inks.red, inks.night, 0.3)),
    gouges([[[-18, -132], [-6, -152], 4, 4]], lit),
  );
}
