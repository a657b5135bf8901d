import { inks, mix } from "../tools/inks.ts";
import { withNight } from "../tools/night.ts";
import { pilgrim } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { gouges, grain, ribbon, rounded } from "../tools/strokes.ts";
import { circle, ellipse, path, rect } from "../tools/svg.ts";
import { grass } from "../valley/ground.ts";
import { rock } from "../valley/rock.ts";
import { wood } from "../valley/wood.ts";
import { plate } from "./plate.ts";

const sky = mix(inks.paper, inks.goldLit, 0.26);
const far = mix(inks.mantlePale, inks.paper, 0.35);
const forest = mix(inks.spring, inks.mantlePale, 0.2);
const crag = mix(inks.hairline, inks.woodLit, 0.3);
const turf = mix(inks.spring, inks.ink, 0.4);

/** The sheep that was lost, on a crag, and its shepherd, who has found it: for the search. */
export function sought(): string {
  const random = seeded(154);
  const massif = rock(
    {
      crest: line("-20,300 120,250 260,150 340,120 430,190 560,280 700,240 860,310 1220,290"),
      roughness: 22,
      foot: line("-20,560 1220,560"),
      spur: 180,
      strength: 100,
      lean: 90,
      seed: 4,
    },
    580,
    0.45,
    () => 480,
  );
  const woods = wood(
    {
      crest: line("-20,430 180,452 380,486 560,476 760,440 1220,420"),
      roughness: 14,
      foot: line("-20,720 1220,720"),
      spur: 200,
      strength: 110,
      seed: 8,
    },
    720,
    { sizes: [34, 56], dark: 0.48, count: 7 },
    () => 660,
  );
  const cliff = rock(
    {
      crest: line("520,720 600,600 680,470 716,408 790,392 980,396 1060,330 1130,300 1220,310"),
      roughness: 14,
      foot: line("520,800 1220,860"),
      spur: 150,
      strength: 120,
      lean: -60,
      seed: 13,
    },
    820,
    0.46,
    () => 800,
  );
  return withNight(
    plate(
      rect(0, 0, 1200, 800, sky),
      grain(random, [120, 40, 1100, 200], { count: 11, length: 240, width: 6 }, inks.raised),
      path(massif.plane, far),
      path(massif.shade, mix(far, inks.mantle, 0.34)),
      path(massif.lit, far),
      path(woods.plane, forest),
      path(woods.lit, mix(forest, inks.raised, 0.45)),
      path(cliff.plane, crag),
      path(cliff.shade, mix(crag, inks.ink, 0.4)),
      path(cliff.lit, crag),
      ...sheep(),
      path("M-20 700Q300 640 620 690T1220 740V820H-20Z", turf),
      path(
        grass(51, line("-20,810 200,760 420,800"), 44) +
          grass(52, line("640,800 900,770 1220,800"), 44),
        mix(turf, inks.night, 0.5),
      ),
      pilgrim({
        at: [300, 775],
        height: 350,
        kind: "man",
        staff: true,
        hat: true,
        inks: { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.woodLit },
      }),
    ),
    { [sky]: "#24385a" },
  );
}

/** The sheep, from the side, its head turned to who comes. */
function sheep(): string[] {
  const dark = mix(inks.wood, inks.night, 0.4);
  return [
    gouges(
      [
        [[850, 340], [848, 402], 11],
        [[880, 344], [880, 404], 11],
        [[934, 342], [936, 404], 11],
        [[960, 338], [964, 400], 11],
      ],
      dark,
    ),
    rounded(
      line(
        "826,300 842,274 872,266 900,256 934,262 968,266 990,290 994,322 978,350 940,358 900,362 860,356 832,336",
      ),
      inks.raised,
    ),
    // The fleece stands in curls on the back, and its belly is in the shade.
    ...line("872,268 906,258 940,262 970,272 988,296").map((at) =>
      ellipse(at, 20, 15, inks.raised),
    ),
    rounded(
      line("834,334 880,344 940,340 992,312 982,346 940,359 900,363 860,357"),
      mix(inks.raised, inks.mantlePale, 0.5),
    ),
    gouges(
      [
        [[884, 288], [908, 294], 5, -7],
        [[924, 306], [950, 308], 5, -7],
        [[880, 320], [906, 322], 5, -7],
        [[948, 282], [970, 290], 5, -7],
      ],
      mix(inks.hairline, inks.mantlePale, 0.4),
    ),
    rounded(line("800,268 822,246 852,252 860,284 840,310 812,302 796,288"), dark),
    rounded(line("818,246 840,228 868,240 866,268 842,262"), inks.raised),
    ribbon(band("858,262,5 878,268,13 892,280,6"), dark),
    circle([822, 270], 4, inks.goldLit),
  ];
}
