import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { boulder } from "../../tools/rocks.ts";
import { type Cut, gouges, grain, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, ellipse, group, path, polygon, rect } from "../../tools/svg.ts";

const STONE = mix(inks.paper, inks.goldLit, 0.12);
const SHADE = mix(inks.hairline, inks.wood, 0.3);
const DEEP = mix(inks.hairline, inks.wood, 0.62);
const FIELD = mix(inks.paper, inks.woodLit, 0.3);
const WALL = mix(inks.mantle, inks.night, 0.42);

/**
 * A shield of stone on a carver's bench, with mallet and chisels: nobody has described the one on the church, so its
 * field is left blank.
 */
export default function draw(): string {
  const random = seeded(1915);
  return canvas(
    WALL,
    polygon(line("0,0 560,0 1240,800 0,800"), mix(WALL, inks.mantle, 0.45)),
    polygon(line("120,0 430,0 1010,800 470,800"), mix(WALL, inks.mantlePale, 0.22)),
    grain(
      random,
      [-60, 20, 1560, 760],
      { count: 60, length: 120, width: 4, slope: 0.25 },
      mix(WALL, inks.mantlePale, 0.16),
    ),
    bench(random),
    polygon(line("640,838 1010,806 1400,838 1330,872 700,874"), mix(inks.wood, inks.night, 0.55)),
    path(
      "M860 190C1010 170 1120 190 1180 200C1220 420 1190 640 980 800L830 800Z",
      mix(WALL, inks.night, 0.55),
    ),
    polygon(line("690,800 760,786 790,838 680,848"), mix(inks.woodLit, inks.wood, 0.4)),
    polygon(line("850,790 920,800 934,848 830,838"), mix(inks.wood, inks.night, 0.2)),
    shield(),
    tools(),
    chips(random),
  );
}

/** The bench: a thick plank with its grain, the front edge in the light. */
function bench(random: () => number): string {
  const plank = mix(inks.beech, inks.wood, 0.35);
  return [
    rect(0, 780, 1600, 230, plank),
    gouges([[[-20, 783], [1620, 783], 8]], inks.beechLit),
    rect(0, 918, 1600, 92, mix(plank, inks.night, 0.45)),
    gouges([[[-20, 919], [1620, 919], 7]], inks.woodLit),
    grain(
      random,
      [-80, 800, 1560, 905],
      { count: 44, length: 220, width: 5 },
      mix(plank, inks.night, 0.35),
    ),
    grain(random, [-80, 940, 1560, 990], { count: 14, length: 260, width: 5 }, plank),
  ].join("");
}

/** An outline of the shield around the middle of its upper edge, made smaller or larger. */
const outline = (size: number): string => {
  const at = (x: number, y: number) => `${Math.round(x * size)} ${Math.round(y * size + 300)}`;
  return (
    `M${at(-190, -270)}Q${at(-100, -232)} ${at(0, -286)}Q${at(100, -232)} ${at(190, -270)}` +
    `Q${at(196, -190)} ${at(238, -160)}C${at(212, 60)} ${at(160, 190)} ${at(0, 310)}` +
    `C${at(-160, 190)} ${at(-212, 60)} ${at(-238, -160)}Q${at(-196, -190)} ${at(-190, -270)}Z`
  );
};

/** The shield: its thickness, a moulding with a groove, a rolled edge at both shoulders, the blank field. */
function shield(): string {
  return group(
    "translate(800 170) rotate(-2)",
    group("translate(46 10)", path(outline(1.04), DEEP)),
    group("translate(26 5)", path(outline(1.04), SHADE)),
    path(outline(1.04), STONE),
    path(outline(0.95), SHADE),
    group("translate(5 5)", path(outline(0.93), STONE)),
    path(outline(0.84), DEEP),
    group("translate(7 9)", path(outline(0.815), FIELD)),
    // The rolled shoulders.
    ...[-1, 1].map(
      (side) =>
        circle([side * 232, 118], 40, side < 0 ? STONE : SHADE) +
        circle([side * 232, 118], 26, DEEP) +
        circle([side * 232 - 4, 114], 19, side < 0 ? inks.raised : STONE) +
        circle([side * 232, 118], 7, DEEP),
    ),
    ellipse([0, 24], 30, 22, STONE) + ellipse([6, 28], 17, 12, SHADE),
    gouges(
      [
        [[-222, 160], [-14, 590], 9, 88],
        [[-186, 34], [-30, 24], 6, -16],
        [[30, 24], [184, 34], 4, -14],
      ],
      inks.raised,
    ),
    gouges(
      [
        [[-150, 120], [30, 96], 5, 8],
        [[-150, 148], [-20, 132], 4, 6],
        [[-140, 176], [-60, 166], 4, 4],
        [[60, 420], [110, 330], 4, -6],
        [[30, 460], [90, 386], 4, -6],
      ],
      mix(FIELD, inks.woodLit, 0.6),
    ),
    gouges([[[212, 180], [20, 580], 12, -84]], DEEP),
  );
}

/** The mallet, round and worn, and two chisels. */
function tools(): string {
  const steel = mix(inks.mantlePale, inks.ink, 0.35);
  const chisel = (moved: string, length: number): string =>
    group(
      moved,
      polygon(
        line(`0,-11 ${length},-11 ${length + 46},-22 ${length + 46},22 ${length},11 0,11`),
        steel,
      ),
      polygon(
        line(`0,-11 ${length},-11 ${length + 46},-22 ${length + 46},-10 0,-3`),
        inks.mantlePale,
      ),
      polygon(line("-16,-16 0,-11 0,11 -16,16"), inks.ink),
    );
  return [
    polygon(line("190,862 420,846 500,866 330,892"), mix(inks.wood, inks.night, 0.55)),
    ribbon(band("318,838,30 470,866,26 560,884,34"), inks.woodLit),
    gouges([[[350, 836], [550, 872], 6]], inks.goldLit),
    rounded(line("170,716 250,700 330,724 342,800 318,868 240,880 176,858 158,790"), inks.gold),
    rounded(
      line("270,706 330,724 342,800 318,868 256,880 290,800"),
      mix(inks.gold, inks.wood, 0.6),
    ),
    gouges(
      [
        [[186, 740], [178, 840], 9, -8],
        [[214, 724], [206, 860], 5, -6],
      ],
      inks.goldLit,
    ),
    gouges([[[160, 790], [342, 796], 6, -10]], inks.wood),
    polygon(line("1130,880 1420,842 1450,858 1160,896"), mix(inks.wood, inks.night, 0.55)),
    chisel("translate(1120 862) rotate(-8)", 250),
    chisel("translate(1190 822) rotate(5)", 210),
  ].join("");
}

/** Chips of stone on the bench. */
function chips(random: () => number): string {
  const wear = { plane: SHADE, lit: inks.raised, shade: DEEP, cuts: STONE };
  const dust: Cut[] = Array.from({ length: 26 }, (): Cut => {
    const x = 560 + random() * 560;
    const y = 866 + random() * 40;
    return [[x, y], [x + 10 + random() * 16, y], 3];
  });
  return (
    gouges(dust, STONE) +
    line("600,896 660,880 1010,886 1060,906 900,900")
      .map((at, index) => boulder(random, at, [30 + (index % 3) * 16, 20 + (index % 2) * 8], wear))
      .join("")
  );
}
