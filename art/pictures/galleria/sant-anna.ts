import { inks, mix } from "../../tools/inks.ts";
import { flame, pilgrim } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, ellipse, path, polygon, rect } from "../../tools/svg.ts";

const wall = mix(inks.wood, inks.night, 0.5);
const vault = mix(inks.wood, inks.beech, 0.35);
const niche = mix(inks.mantle, inks.night, 0.3);
const stone = mix(inks.hairline, inks.woodLit, 0.35);
const brown = mix(inks.wood, inks.beech, 0.45);

/** Saint Anne in the crypt: on her chair with a high back, the book open, the girl Mary standing at her right. */
export default function draw(): string {
  const random = seeded(1941);
  return canvas(
    wall,
    path("M180 1000V470A620 470 0 0 1 1420 470V1000Z", vault),
    path("M400 800V440A400 360 0 0 1 1200 440V800Z", niche),
    gouges(voussoirs(), mix(vault, inks.beechLit, 0.4)),
    rays(
      random,
      [800, 400],
      { from: 300, to: 420, count: 30, width: 8 },
      mix(niche, inks.goldLit, 0.5),
    ),
    ...group(),
    polygon(line("360,770 1240,770 1260,800 340,800"), stone),
    polygon(line("380,800 1220,800 1220,1000 380,1000"), mix(stone, inks.wood, 0.3)),
    polygon(line("1060,800 1220,800 1220,1000 1060,1000"), mix(stone, inks.wood, 0.5)),
    gouges(
      [
        [[420, 850], [700, 850], 4],
        [[560, 920], [980, 920], 4],
      ],
      mix(stone, inks.wood, 0.6),
    ),
    ...band("430,770,150 500,770,110 1100,770,120 1180,770,160").flatMap(candle),
    polygon(line("-10,930 1610,930 1610,1010 -10,1010"), mix(wall, inks.night, 0.3)),
    pilgrim({
      at: [330, 985],
      height: 430,
      kind: "woman",
      wears: "kerchief",
      inks: {
        coat: mix(inks.mantle, inks.night, 0.25),
        lit: inks.mantlePale,
        dark: inks.night,
        accent: inks.goldLit,
      },
    }),
    pilgrim({
      at: [214, 985],
      height: 400,
      kind: "child",
      inks: {
        coat: inks.beech,
        lit: inks.beechLit,
        dark: inks.wood,
        accent: inks.paper,
      },
    }),
  );
}

/** The group of statues, with the folds of its clothes; the light comes from the candles on the left. */
function group(): string[] {
  const veil = mix(inks.springLit, inks.paper, 0.25);
  const veilShade = mix(inks.spring, inks.springLit, 0.35);
  const dress = mix(inks.beech, inks.red, 0.25);
  const girl = inks.mantlePale;
  return [
    // The chair.
    polygon(line("700,330 716,300 960,300 976,330 990,770 690,770"), inks.gold),
    polygon(line("930,318 976,330 990,770 950,770"), mix(inks.gold, inks.wood, 0.5)),
    // Saint Anne.
    rounded(
      line("720,770 716,650 750,560 770,500 838,474 906,500 930,560 970,650 974,770"),
      veilShade,
    ),
    rounded(line("752,770 756,680 784,600 838,560 892,600 926,680 940,770"), dress),
    gouges(
      [
        [[806, 700], [786, 768], 7],
        [[850, 690], [850, 768], 8],
        [[890, 690], [910, 768], 7],
      ],
      mix(dress, inks.night, 0.45),
    ),
    rounded(
      line(
        "776,520 770,440 800,376 840,362 880,376 908,440 902,520 936,600 900,650 870,560 808,560 776,650 738,600",
      ),
      veil,
    ),
    rounded(line("880,376 908,440 902,520 936,600 900,650 884,560 888,440"), veilShade),
    ellipse([838, 440], 36, 48, brown),
    gouges(
      [
        [[820, 432], [834, 432], 4],
        [[846, 432], [860, 432], 4],
        [[838, 440], [836, 456], 4],
        [[828, 470], [850, 470], 4],
      ],
      inks.night,
    ),
    gouges([[[812, 410], [808, 456], 8, 5]], mix(brown, inks.beechLit, 0.6)),
    // The book on her knees, her hands under it.
    ellipse([776, 652], 20, 14, brown),
    ellipse([908, 652], 20, 14, brown),
    polygon(line("760,606 842,624 842,662 760,642"), inks.raised),
    polygon(line("842,624 924,606 924,642 842,662"), inks.hairline),
    gouges(
      [
        [[772, 620], [830, 633], 3],
        [[772, 630], [830, 643], 3],
        [[854, 633], [912, 620], 3],
        [[854, 643], [912, 630], 3],
      ],
      inks.woodLit,
    ),
    // Mary, a girl with braids.
    rounded(line("596,770 600,650 622,580 650,562 680,580 700,650 704,770"), girl),
    rounded(line("666,572 684,584 700,650 704,770 676,770 674,650"), mix(girl, inks.mantle, 0.5)),
    rounded(
      line("612,520 614,480 650,456 686,480 688,520 668,548 632,548"),
      mix(inks.wood, inks.night, 0.5),
    ),
    ellipse([650, 514], 27, 35, brown),
    gouges(
      [
        [[636, 508], [646, 508], 3],
        [[655, 508], [665, 508], 3],
        [[642, 532], [658, 532], 3],
      ],
      inks.night,
    ),
    ribbon(band("620,524,12 614,560,14 618,610,8"), mix(inks.wood, inks.night, 0.5)),
    ribbon(band("680,524,12 686,560,14 682,610,8"), mix(inks.wood, inks.night, 0.5)),
    ribbon(band("618,596,18 634,636,20 652,640,14"), mix(girl, inks.raised, 0.3)),
    ribbon(band("684,596,18 668,636,20 650,640,14"), mix(girl, inks.mantle, 0.4)),
    ellipse([651, 634], 11, 17, brown),
  ];
}

function candle([x, foot, height]: readonly [number, number, number]): string[] {
  return [
    rect(x - 13, foot - height, 26, height, inks.raised),
    rect(x + 4, foot - height, 9, height, inks.hairline),
    flame([x, foot - height - 2], 40, inks.goldLit, "#ffe9a8"),
  ];
}

/** The stones of the arch of the chapel. */
function voussoirs(): Cut[] {
  return Array.from({ length: 13 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 13);
    return [
      [800 + Math.cos(angle) * 424, 440 + Math.sin(angle) * 384],
      [800 + Math.cos(angle) * 520, 450 + Math.sin(angle) * 440],
      7,
    ];
  });
}
