import {
  beam,
  block,
  blue,
  night,
  ochre,
  paper,
  red,
  shadeOf,
  wine,
  wood,
} from "../../stations/block.ts";
import { fist, leaning, open, over, reaching, sleeve, tanned } from "../../stations/hands.ts";
import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, group, type Point, polygon, rect } from "../../tools/svg.ts";

/** The stations of the Via Crucis, upright, told by hands and things: no face but the bowed head of the twelfth. */
export default function draw(): Record<string, string> {
  return Object.fromEntries(
    STATIONS.map((parts, index) => [`prayers/stazioni/${index + 1}`, block(index + 1, ...parts())]),
  );
}

const STATIONS = [
  condemned,
  loaded,
  firstFall,
  mother,
  simon,
  veronica,
  secondFall,
  women,
  thirdFall,
  stripped,
  nailed,
  death,
  taken,
  tomb,
];

/** Pilate washes his hands: water from a jar, a basin below. */
function condemned() {
  return [
    rect(0, 800, 800, 200, wine),
    grain(seeded(1), [0, 830, 760, 980], { count: 14, length: 160, width: 7 }, red),
    rounded(
      line("-40,120 60,60 150,80 230,170 300,196 330,236 300,262 220,250 120,330 20,340 -60,260"),
      red,
    ),
    rounded(line("20,340 120,330 220,250 300,262 230,240 140,260 60,300 -40,290"), night),
    gouges(
      [
        [[20, 110], [150, 100], 12, 16],
        [[40, 150], [200, 180], 9, 18],
      ],
      ochre,
    ),
    ribbon(band("306,240,34 352,300,30 372,400,26 376,700,34"), paper),
    gouges([[[340, 290], [372, 640], 7, -14]], blue),
    reaching("translate(540 530) scale(-1 1) rotate(-2)", tanned),
    sleeve("860,610,330 700,560,230 606,536,140", blue, ochre),
    reaching("translate(560 436) scale(-1 1) rotate(14)", tanned),
    sleeve("860,420,320 720,430,220 620,440,140", blue, ochre),
    polygon(line("120,716 700,716 620,880 520,926 300,926 200,880"), ochre),
    polygon(line("470,716 700,716 620,880 520,926 400,926"), mix(ochre, red, 0.6)),
    ellipse([410, 716], 290, 46, wine),
    ellipse([400, 722], 256, 34, mix(blue, paper, 0.3)),
    ellipse([376, 720], 90, 14, paper),
    gouges(
      [
        [[190, 760], [240, 860], 9, 8],
        [[230, 764], [276, 890], 6, 8],
      ],
      paper,
    ),
  ];
}

/** The arms of the cross on a shoulder, embraced. */
function loaded() {
  return [
    rounded(line("180,1000 190,700 300,540 480,480 660,520 860,640 860,1040"), paper),
    rounded(line("560,1000 600,760 640,540 860,640 860,1040"), mix(ochre, red, 0.4)),
    gouges(
      [
        [[250, 960], [380, 620], 12, 20],
        [[380, 980], [450, 660], 9, 14],
        [[640, 960], [700, 680], 12, -16],
      ],
      red,
    ),
    beam([250, -60], [560, 520], 120, true),
    beam([-60, 140], [860, 640], 150),
    over("translate(250 236) rotate(28.5)"),
    over("translate(620 436) rotate(28.5)"),
  ];
}

function ground(top: string, ink: string) {
  return polygon([...line(top), [820, 1020], [-20, 1020]] as Point[], ink);
}

const stones = (places: readonly (readonly [number, number, number])[]) =>
  places
    .map(([x, y, size]) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        polygon(line("-60,20 -44,-22 4,-38 50,-16 64,22"), mix(ochre, red, 0.25)),
        polygon(line("4,-38 50,-16 64,22 10,22 20,-10"), wine),
        gouges([[[-44, -18], [4, -34], 7]], paper),
      ),
    )
    .join("");

/** A hand on the stones under the leaning cross. */
function firstFall() {
  return [
    ground("-20,700 300,676 820,720", wine),
    beam([40, 930], [720, -60], 130),
    beam([150, 40], [760, 460], 110),
    grain(seeded(3), [0, 740, 760, 980], { count: 16, length: 130, width: 7 }, red),
    stones([
      [110, 800, 1],
      [690, 910, 1.3],
    ]),
    leaning("translate(420 760) scale(1.15)"),
    sleeve("860,330,360 700,470,230 560,600,150", paper, ochre),
  ];
}

/** Two hands that meet. */
function mother() {
  return [
    reaching("translate(165 580) rotate(-23) scale(.9)"),
    sleeve("-140,800,380 0,690,270 132,594,150", blue, ochre),
    reaching("translate(720 305) scale(-1 1) rotate(29) scale(.88)"),
    sleeve("960,110,400 860,200,280 754,286,150", paper, red),
  ];
}

/** The hands of one on the beam, of the other under it. */
function simon() {
  return [
    ground("-20,880 820,820", wine),
    ribbon(band("570,440,230 600,560,170 640,700,180 700,900,210"), mix(ochre, paper, 0.2)),
    ribbon(band("650,440,70 664,560,50 706,700,60 770,900,70"), mix(ochre, red, 0.5)),
    sleeve("760,1100,380 716,960,320 676,830,240", red, paper),
    beam([-60, 640], [860, 240], 160),
    over("translate(210 436) rotate(-23.5) scale(1.1)"),
    over("translate(576 452) rotate(156.5) scale(-1.25 1.15)", tanned),
  ];
}

/** The cloth, held by its corners, with the print of the crown. */
function veronica() {
  return [
    rounded(
      line(
        "120,190 300,230 500,230 690,180 700,420 676,700 690,900 560,860 400,890 240,860 120,900 134,640 110,420",
      ),
      paper,
    ),
    rounded(
      line("580,226 690,180 700,420 676,700 690,900 610,872 630,620 620,400"),
      mix(ochre, paper, 0.4),
    ),
    gouges(
      [
        [[150, 240], [180, 840], 14, 10],
        [[240, 250], [250, 420], 9, 6],
        [[560, 250], [540, 420], 9, -6],
        [[270, 700], [250, 850], 9, 4],
        [[540, 700], [560, 850], 9, 6],
      ],
      mix(ochre, red, 0.3),
    ),
    crown("translate(400 540)", red),
    fist("translate(120 210) rotate(20) scale(-.9 .9)", tanned),
    fist("translate(690 200) rotate(-20) scale(.9)", tanned),
  ];
}

/** A crown of thorns: three twigs that wind about one another, and thorns. */
function crown(transform: string, ink: string) {
  const at = (angle: number, by: number): Point => [Math.cos(angle) * by, Math.sin(angle) * by];
  const twigs = [0, 2, 4].map((phase) =>
    ribbon(
      Array.from({ length: 19 }, (_, index) => {
        const angle = (index / 18) * Math.PI * 2;
        const [x, y] = at(angle, 130 + Math.sin(angle * 3 + phase) * 15);
        return [x, y, 13] as const;
      }),
      ink,
    ),
  );
  const thorns = Array.from({ length: 17 }, (_, index): Cut => {
    const angle = (index / 17) * Math.PI * 2 + 0.1;
    return [at(angle, 130), at(angle + (index % 2 ? 0.16 : -0.14), index % 3 ? 178 : 86), 7];
  });
  return group(transform, ...twigs, gouges(thorns, ink));
}

/** The shadow of one who kneels under the cross, on the stones of the road. */
function secondFall() {
  const slabs: Cut[] = [
    [[-20, 330], [820, 250], 9],
    [[-20, 560], [820, 470], 10],
    [[-20, 810], [820, 720], 12],
    [[240, 310], [220, 540], 8],
    [[560, 280], [600, 490], 8],
    [[120, 545], [80, 800], 9],
    [[700, 485], [760, 725], 9],
    [[300, 775], [260, 1000], 10],
    [[600, 745], [640, 1000], 10],
  ];
  return [
    ground("-20,120 820,60", ochre),
    gouges(slabs, wine),
    grain(seeded(7), [0, 160, 740, 960], { count: 22, length: 90, width: 6, slope: -0.1 }, paper),
    polygon(line("90,250 120,190 800,630 770,690"), night),
    polygon(line("210,560 150,526 366,190 424,226"), night),
    rounded(
      line(
        "250,520 330,440 440,430 560,500 640,610 660,720 790,800 800,850 600,850 540,740 440,650 380,640 350,760 330,850 240,850 236,820 280,790 286,640",
      ),
      night,
    ),
    rounded(line("150,620 150,560 200,520 260,540 280,600 250,660 190,670"), night),
  ];
}

/** Women from behind, one with a child; over them the cross goes by. */
function women() {
  return [
    beam([330, 560], [700, -40], 70, true),
    beam([420, 70], [760, 300], 62, true),
    ground("-20,820 820,790", wine),
    veiled("translate(590 1010) scale(1.02)", mix(ochre, red, 0.25)),
    veiled("translate(200 1030) scale(1.16)", blue),
    veiled("translate(400 1080) scale(.95)", paper),
  ];
}

/** A woman in her mantle, from behind, her head bowed to the left: 780 high, feet at the origin. */
function veiled(transform: string, ink: string) {
  return group(
    transform,
    rounded(
      line(
        "-20,-640 50,-660 104,-600 108,-510 160,-420 200,-240 240,40 -220,40 -190,-220 -150,-420 -100,-500 -84,-590",
      ),
      ink,
    ),
    rounded(
      line(
        "50,-660 104,-600 108,-510 160,-420 200,-240 240,40 60,40 110,-240 80,-420 40,-500 70,-600",
      ),
      shadeOf(ink),
    ),
    gouges(
      [
        [[-60, -590], [-150, 0], 14, -40],
        [[-20, -480], [-60, 0], 11, -26],
        [[30, -470], [50, 0], 9, 16],
      ],
      ink === paper ? ochre : mix(ink, paper, 0.55),
    ),
  );
}

/** A hand flat on the ground under the weight of the whole beam. */
function thirdFall() {
  return [
    ground("-20,620 820,590", mix(wine, night, 0.4)),
    grain(seeded(9), [0, 660, 760, 980], { count: 16, length: 150, width: 7 }, red),
    beam([560, 700], [690, -60], 110),
    beam([-60, 470], [860, 590], 170),
    stones([
      [640, 900, 1.4],
      [90, 930, 0.9],
    ]),
    reaching("translate(570 800) scale(-1.1 1.1) rotate(4)"),
    sleeve("860,640,240 740,730,200 640,790,130", paper, ochre),
  ];
}

/** The tunic without a seam, and the dice. */
function stripped() {
  const die = (transform: string, pips: Point[]) =>
    group(
      transform,
      polygon(line("-60,-50 50,-64 64,40 -50,56"), paper),
      polygon(line("50,-64 84,-40 94,52 64,40"), mix(ochre, red, 0.3)),
      ...pips.map((pip) => circle(pip, 10, red)),
    );
  return [
    ground("-20,800 820,770", night),
    grain(seeded(10), [0, 830, 760, 980], { count: 12, length: 150, width: 6 }, red),
    polygon(
      line(
        "396,150 320,215 220,330 110,520 92,600 226,652 262,560 300,470 284,600 214,790 300,772 360,800 450,776 540,806 622,784 566,600 540,460 590,560 612,652 738,604 716,520 600,330 510,220 436,150",
      ),
      ochre,
    ),
    polygon(
      line(
        "436,150 510,220 600,330 716,520 738,604 612,652 590,560 540,460 566,600 622,784 540,806 480,786 480,600 450,400",
      ),
      mix(ochre, red, 0.55),
    ),
    polygon(line("92,600 226,652 210,664 100,622"), wine),
    polygon(line("738,604 612,652 626,664 730,624"), night),
    gouges(
      [
        [[390, 210], [250, 770], 14, -22],
        [[410, 220], [350, 780], 12, -12],
        [[424, 220], [430, 770], 11, 4],
        [[440, 220], [540, 780], 11, 14],
        [[350, 230], [130, 560], 11, 24],
        [[480, 240], [670, 600], 10, -20],
      ],
      red,
    ),
    gouges(
      [
        [[330, 220], [110, 480], 9, 26],
        [[282, 470], [216, 760], 8, -6],
      ],
      paper,
    ),
    sleeve("860,-120,300 700,-20,220 560,70,150", red, paper),
    fist("translate(426 150) rotate(-64) scale(.95)", tanned),
    die("translate(190 880) rotate(-8)", [
      [0, -6],
      [-28, -34],
      [28, 24],
    ]),
    die("translate(400 906) rotate(14)", [
      [-28, -30],
      [28, 22],
      [-28, 24],
      [28, -32],
    ]),
    die("translate(590 876) rotate(-2)", [[0, -4]]),
  ];
}

/** An open hand on the beam, a nail, a hammer that comes down. */
function nailed() {
  const iron = mix(night, blue, 0.75);
  return [
    beam([-60, 640], [860, 700], 300),
    open("translate(290 1000) rotate(-4) scale(1.4)"),
    gouges(
      [
        [[300, 830], [292, 960], 13, -8],
        [[284, 826], [262, 900], 8, 5],
        [[316, 826], [330, 890], 7, -4],
      ],
      red,
    ),
    polygon(line("290,834 376,660 408,680"), night),
    group(
      "translate(398 656) rotate(32.7)",
      ellipse([0, 0], 46, 16, iron),
      gouges([[[-34, -4], [30, -6], 5]], paper),
    ),
    group(
      "translate(530 440) rotate(32.7)",
      rect(60, -26, 460, 52, mix(ochre, red, 0.5)),
      gouges([[[80, -16], [500, -16], 9]], ochre),
      polygon(line("-86,-150 86,-150 86,140 -86,140"), iron),
      polygon(line("20,-150 86,-150 86,140 20,140"), night),
      gouges(
        [
          [[-70, -140], [-70, 130], 10],
          [[-80, 112], [14, 112], 6],
        ],
        paper,
      ),
    ),
  ];
}

/** The ninth hour: the cross before a darkened sun. */
function death() {
  const dim = mix(ochre, red, 0.4);
  return [
    rays(seeded(12), [400, 300], { from: 236, to: 560, count: 46, width: 6 }, dim),
    circle([400, 300], 214, ochre),
    circle([406, 304], 204, mix(night, red, 0.25)),
    ground("-20,900 300,850 520,850 820,900", wine),
    rect(370, 60, 64, 860, wood),
    rect(408, 60, 26, 860, mix(wood, night, 0.6)),
    rect(60, 216, 680, 58, wood),
    rect(60, 250, 680, 24, mix(wood, night, 0.6)),
    gouges(
      [
        [[376, 70], [376, 900], 6],
        [[64, 221], [736, 221], 5],
      ],
      ochre,
    ),
    // The body, its head bowed so that only the hair is seen.
    rounded(
      line(
        "96,216 130,206 250,262 340,312 400,330 464,312 556,262 676,206 706,218 690,250 560,318 478,384 470,470 486,540 476,640 452,740 440,850 416,884 392,880 384,850 366,740 330,640 318,540 330,470 322,384 240,318 116,250",
      ),
      paper,
    ),
    rounded(
      line(
        "464,312 556,262 676,206 706,218 690,250 560,318 478,384 470,470 486,540 476,640 452,740 440,850 416,884 420,740 440,640 430,480 436,390",
      ),
      mix(ochre, paper, 0.15),
    ),
    rounded(line("312,530 400,552 492,524 500,640 540,700 470,690 400,700 320,660"), red),
    gouges(
      [
        [[330, 560], [470, 560], 8, -12],
        [[340, 610], [480, 640], 7, -12],
      ],
      ochre,
    ),
    gouges(
      [
        [[360, 400], [440, 396], 5, -10],
        [[352, 436], [438, 440], 5, -14],
        [[400, 700], [404, 850], 6],
      ],
      wine,
    ),
    rounded(
      line("340,318 352,276 386,254 424,262 446,296 440,338 412,372 378,390 350,364"),
      mix(wood, night, 0.5),
    ),
    gouges(
      [
        [[400, 276], [362, 366], 6, 8],
        [[420, 284], [388, 372], 6, 8],
        [[378, 274], [350, 340], 6, 8],
      ],
      mix(ochre, red, 0.3),
    ),
    crown("translate(392 288) rotate(-14) scale(.42 .24)", ochre),
  ];
}

/** The ladder, the sheet that hangs from the empty cross, and his mother below. */
function taken() {
  const rungs = Array.from({ length: 7 }, (_, index): Cut => {
    const [x, y] = [556 - index * 22, 800 - index * 104];
    return [[x, y], [x + 104, y - 10], 12];
  });
  return [
    rect(350, -20, 96, 900, wood),
    rect(412, -20, 34, 900, mix(wood, night, 0.6)),
    rect(40, 150, 720, 84, wood),
    rect(40, 200, 720, 34, mix(wood, night, 0.6)),
    gouges(
      [
        [[358, 0], [358, 860], 8],
        [[46, 158], [750, 158], 8],
      ],
      ochre,
    ),
    gouges(rungs, mix(ochre, red, 0.2)),
    gouges(
      [
        [[590, 900], [410, 60], 18],
        [[690, 890], [500, 60], 18],
      ],
      ochre,
    ),
    rounded(
      line(
        "150,140 300,150 520,146 640,136 636,170 480,186 330,188 220,180 214,330 180,480 130,500 110,380",
      ),
      paper,
    ),
    rounded(line("180,176 222,180 214,330 180,480 130,500 160,400"), shadeOf(paper)),
    gouges(
      [
        [[150, 170], [136, 470], 8, 10],
        [[240, 166], [600, 156], 6, 8],
      ],
      ochre,
    ),
    ground("-20,900 820,880", night),
    // He lies across her knees: an arm that hangs, and the feet.
    ribbon(band("330,760,120 236,766,96 160,826,70 136,900,52"), paper),
    ribbon(band("320,800,34 250,800,30 182,846,22 156,900,14"), shadeOf(paper)),
    ...[
      "150,890,26 166,930,22 176,964,14",
      "138,892,26 142,944,22 144,976,14",
      "126,888,26 116,936,22 112,966,14",
    ].map((course) => ribbon(band(course), paper)),
    ribbon(band("500,740,150 640,770,120 740,830,92 860,900,84"), paper),
    ribbon(band("500,790,44 630,812,38 730,866,30 860,936,26"), shadeOf(paper)),
    gouges([[[560, 726], [720, 790], 7, -8]], ochre),
    rounded(
      line(
        "366,462 440,466 490,530 500,610 584,680 656,790 700,1040 170,1040 214,810 270,690 322,610 328,526",
      ),
      blue,
    ),
    rounded(
      line(
        "440,466 490,530 500,610 584,680 656,790 700,1040 470,1040 520,860 446,690 416,600 454,540",
      ),
      shadeOf(blue),
    ),
    gouges(
      [
        [[368, 540], [250, 980], 14, -40],
        [[396, 640], [350, 980], 10, -14],
      ],
      inks.mantlePale,
    ),
  ];
}

/** The stone before the tomb; over the hill it dawns. */
function tomb() {
  return [
    rays(seeded(14), [120, 400], { from: 100, to: 660, count: 44, width: 9 }, ochre),
    circle([120, 410], 96, paper),
    rounded(line("-60,480 120,420 330,370 560,250 860,190 860,1040 -60,1040"), wine),
    polygon(line("720,214 860,180 860,1040 730,1040 764,760 726,480"), night),
    gouges(
      [
        [[160, 426], [340, 386], 11, -8],
        [[360, 366], [560, 268], 11, -8],
        [[590, 246], [680, 226], 8],
        [[240, 466], [420, 430], 7, -6],
      ],
      ochre,
    ),
    gouges(
      [
        [[60, 520], [40, 900], 12, 10],
        [[690, 300], [676, 420], 9, -8],
      ],
      red,
    ),
    circle([450, 740], 250, night),
    circle([390, 716], 246, mix(ochre, red, 0.55)),
    circle([372, 702], 226, mix(ochre, paper, 0.25)),
    circle([388, 716], 214, mix(ochre, red, 0.25)),
    rays(seeded(15), [384, 712], { from: 40, to: 196, count: 22, width: 6 }, wine),
    gouges([[[182, 640], [330, 498], 13, -30]], paper),
    ground("-20,930 300,910 820,940", night),
    grain(seeded(16), [0, 950, 700, 985], { count: 8, length: 140, width: 6 }, ochre),
  ];
}
