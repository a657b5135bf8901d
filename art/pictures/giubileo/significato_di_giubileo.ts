import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken, ridge } from "../../tools/ridges.ts";
import { gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, group, type Point, polygon } from "../../tools/svg.ts";

const SUN: Point = [540, 420];

/** On a crest at sunrise somebody in a mantle blows the ram's horn, turned towards a great sun. */
export default function draw(): string {
  const random = seeded(471);
  const sky = mix(inks.goldLit, inks.paper, 0.4);
  const far = mix(inks.beechLit, inks.goldLit, 0.45);
  const middle = mix(inks.beech, inks.beechLit, 0.55);
  const crest = mix(inks.wood, inks.night, 0.35);
  return canvas(
    sky,
    grain(random, [-100, 20, 1500, 330], { count: 26, length: 380, width: 9 }, mix(sky, far, 0.5)),
    rays(random, SUN, { from: 310, to: 760, count: 60, width: 6 }, inks.paper),
    circle(SUN, 282, inks.raised),
    grain(
      random,
      [300, 520, 620, 640],
      { count: 9, length: 190, width: 6 },
      mix(inks.goldLit, inks.raised, 0.3),
    ),
    ridge(random, line("-40,600 150,540 330,620 520,560 740,640 980,570 1240,650 1650,560"), 900, {
      plane: far,
      shade: mix(far, inks.beech, 0.3),
      lit: inks.raised,
    }),
    ridge(random, line("-40,700 210,660 430,730 640,690 900,760 1200,680 1650,730"), 1000, {
      plane: middle,
      shade: mix(middle, inks.wood, 0.35),
      lit: far,
    }),
    group("translate(1060 738) scale(1.22)", ...herald()),
    polygon(
      [
        ...broken(
          random,
          line("-20,975 220,930 470,900 700,850 900,770 1010,742 1160,738 1330,700 1620,560"),
          0.07,
        ),
        [1620, 1010],
        [-20, 1010],
      ],
      crest,
    ),
    polygon(
      [
        ...broken(random, line("1130,742 1330,704 1620,566"), 0.07),
        [1620, 1010],
        [1360, 1010],
        [1290, 900],
        [1210, 850],
        [1200, 790],
      ],
      mix(crest, inks.night, 0.6),
    ),
    gouges(
      [
        [[470, 908], [880, 786], 7, 6],
        [[900, 782], [1020, 748], 6],
        [[220, 938], [420, 914], 5, 4],
      ],
      inks.beechLit,
    ),
    grain(
      random,
      [180, 930, 1150, 985],
      { count: 36, length: 90, width: 5, slope: -0.3 },
      mix(crest, inks.beech, 0.6),
    ),
    grain(
      random,
      [820, 800, 1180, 960],
      { count: 24, length: 80, width: 5, slope: -0.4 },
      mix(crest, inks.beech, 0.6),
    ),
  );
}

/** The one who blows, some 400 units tall, feet at the origin: the sun before them lights the edge of all they wear. */
function herald(): string[] {
  const dark = mix(inks.night, inks.wood, 0.4);
  const cloak = mix(inks.mantle, inks.night, 0.45);
  return [
    // The mantle that the wind of the morning lifts behind.
    rounded(
      line("4,-318 60,-300 112,-226 190,-150 214,-86 168,-98 150,-40 108,-66 60,-10 10,-40"),
      mix(inks.beech, inks.wood, 0.35),
    ),
    gouges(
      [
        [[60, -286], [186, -120], 7, 12],
        [[44, -250], [120, -76], 6, 8],
      ],
      mix(inks.wood, inks.night, 0.3),
    ),
    rounded(line("-40,-316 4,-330 48,-306 66,-200 62,-90 74,4 -58,6 -44,-90 -58,-200"), cloak),
    polygon(line("18,-312 48,-306 66,-200 62,-90 74,4 20,6 30,-120"), dark),
    gouges(
      [
        [[-44, -296], [-50, -14], 9, -12],
        [[-16, -180], [-22, -8], 5],
      ],
      inks.goldLit,
    ),
    polygon(line("-58,-4 -26,-6 -24,10 -74,10"), dark) +
      polygon(line("14,-4 50,-6 52,10 8,10"), dark),
    // The head in its hood, thrown back; the beard alone is seen against the light.
    polygon(line("-26,-372 -40,-344 -52,-312 -18,-306 16,-320 10,-376"), dark),
    rounded(line("-20,-386 8,-408 44,-398 62,-362 66,-306 40,-286 0,-306 6,-340 -8,-366"), cloak),
    rounded(line("26,-404 50,-394 64,-360 67,-306 44,-286 34,-330 40,-370"), dark),
    gouges(
      [
        [[-22, -384], [34, -406], 6, 9],
        [[2, -312], [6, -360], 5, -8],
      ],
      inks.goldLit,
    ),
    horn(),
    ribbon(band("26,-296,46 -20,-262,42 -66,-292,34 -92,-346,26"), cloak),
    gouges([[[0, -268], [-74, -306], 5, -12]], inks.goldLit),
    circle([-94, -352], 17, mix(inks.beech, inks.wood, 0.5)),
    gouges([[[-110, -350], [-94, -368], 4, 5]], inks.goldLit),
  ];
}

/** A ram's horn: narrow at the mouth, bent, and open to the sky. */
function horn(): string {
  return (
    ribbon(band("-36,-352,13 -80,-358,22 -132,-378,34 -172,-420,48 -184,-480,64"), inks.paper) +
    ribbon(
      band("-44,-347,5 -84,-349,9 -138,-368,15 -184,-412,20 -206,-478,24"),
      mix(inks.woodLit, inks.wood, 0.25),
    ) +
    rounded(line("-216,-484 -186,-494 -152,-478 -180,-468"), inks.wood) +
    gouges(
      [
        [[-84, -368], [-80, -344], 3],
        [[-112, -380], [-104, -354], 3],
        [[-140, -400], [-124, -370], 3.5],
        [[-164, -428], [-136, -406], 3.5],
      ],
      inks.wood,
    )
  );
}
