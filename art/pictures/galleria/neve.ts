import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { fir, ridge, trunk } from "../../tools/ridges.ts";
import { gouges, grain, ribbon, under } from "../../tools/strokes.ts";
import { canvas, circle, ellipse } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

const sky = mix(inks.mantlePale, inks.raised, 0.66);
const snow = mix(inks.raised, inks.mantlePale, 0.1);
const shade = mix(inks.mantlePale, inks.raised, 0.42);
const bark = mix(inks.wood, inks.ink, 0.45);

/** Winter: bare beeches, the dark water between banks of snow, one line of footprints. */
export default function draw(): string {
  const random = seeded(1020);
  const stems = (text: string, ink: string, lit: string) =>
    band(text)
      .map(([x, foot, width]) => trunk(random, [x, foot], foot + 40, width, { plane: ink, lit }))
      .join("");
  return canvas(
    sky,
    circle([1160, 210], 66, inks.raised),
    ridge(random, line("-40,470 220,330 480,440 720,250 980,410 1220,320 1650,470"), 700, {
      plane: mix(snow, inks.mantlePale, 0.18),
      shade: mix(inks.mantlePale, inks.mantle, 0.22),
      lit: inks.raised,
    }),
    ...band("180,600,170 260,606,130 1330,590,190 1420,600,150 1500,606,200 620,590,110").map(
      ([x, y, height]) =>
        fir(random, [x, y], height, { plane: mix(inks.spring, inks.ink, 0.5), lit: snow }),
    ),
    under(line("-20,610 300,580 700,600 1100,576 1620,606"), line("1620,1010 -20,1010"), snow),
    stems(
      "70,640,22 350,630,20 520,626,16 760,622,14 930,630,18 1110,626,15 1290,640,22",
      mix(sky, bark, 0.5),
      snow,
    ),
    under(line("-20,720 260,690 560,760 700,900 640,1010"), line("-20,1010"), shade),
    under(line("-20,760 220,730 500,800 620,930 560,1010"), line("-20,1010"), snow),
    stream(
      random,
      band("1010,612,16 1060,640,40 980,690,90 1060,760,160 1180,850,250 1160,1020,380"),
      {
        plane: mix(inks.mantle, inks.spring, 0.35),
        lit: mix(inks.mantlePale, inks.raised, 0.5),
      },
    ),
    under(line("1620,760 1460,790 1390,880 1420,1010"), line("1620,1010"), snow),
    ...band("1010,745,46 1130,800,60 1085,890,80 1270,905,74 930,700,34").map(([x, y, width]) =>
      ellipse([x, y], width, width * 0.42, inks.raised),
    ),
    ...footprints(),
    grain(random, [-20, 640, 900, 980], { count: 30, length: 120, width: 6, slope: 0.06 }, shade),
    stems("180,840,84 1450,850,96", bark, snow),
    ribbon(band("-20,372,30 130,330,22 300,214,12 420,190,4"), bark),
    gouges(
      [
        [[-20, 352], [140, 306], 9],
        [[140, 306], [300, 198], 7],
      ],
      snow,
    ),
    stems("700,930,60", mix(bark, inks.night, 0.2), snow),
  );
}

/** Someone has gone ahead: two by two, smaller as they go, round the trees towards the mountains. */
function footprints(): string[] {
  const steps = band(
    "470,985,22 400,955,20 452,905,19 385,880,17 440,838,16 390,812,14 446,780,13 410,758,12 470,734,11 450,714,10 510,696,9 502,680,8 560,668,7 566,655,6 620,646,6 640,636,5",
  );
  return steps.map(([x, y, size]) => ellipse([x, y], size, size * 0.5, shade));
}
