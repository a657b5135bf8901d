import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { ridge } from "../tools/ridges.ts";
import { type Cut, gouges, grain, ribbon } from "../tools/strokes.ts";
import { canvas, polygon, rect } from "../tools/svg.ts";

const wall = mix(inks.beech, inks.wood, 0.45);
const floor = mix(inks.beech, inks.woodLit, 0.25);

/** A chair kept free before an open door; outside, high snowy mountains. */
export default function draw(): string {
  const random = seeded(198);
  const light = mix(inks.beechLit, inks.paper, 0.45);
  const sky = mix(inks.mantlePale, inks.paper, 0.3);
  return canvas(
    wall,
    grain(
      random,
      [-80, 30, 1560, 700],
      { count: 46, length: 130, width: 5, slope: 0.3 },
      mix(wall, inks.night, 0.22),
    ),
    rect(560, 110, 520, 640, sky),
    ridge(random, line("560,400 640,330 700,380 820,190 900,300 970,250 1080,390"), 660, {
      plane: inks.raised,
      shade: mix(inks.mantlePale, inks.mantle, 0.2),
      lit: inks.mantlePale,
    }),
    ridge(random, line("560,520 680,450 800,530 930,440 1080,530"), 760, {
      plane: mix(inks.mantle, inks.mantlePale, 0.45),
      shade: mix(inks.mantle, inks.ink, 0.1),
    }),
    polygon(
      line("560,620 760,580 940,600 1080,570 1080,750 560,750"),
      mix(inks.goldLit, inks.spring, 0.4),
    ),
    ...terraces(),
    polygon(line("0,750 1600,750 1600,1000 0,1000"), floor),
    polygon(line("560,750 1080,750 1440,1000 700,1000"), light),
    ...[790, 850, 930].map((y) =>
      ribbon(
        [
          [0, y, 3],
          [1600, y, 3],
        ],
        mix(floor, inks.wood, 0.5),
      ),
    ),
    polygon(line("520,70 560,110 560,750 520,750"), inks.woodLit),
    polygon(line("520,70 1120,70 1080,110 560,110"), mix(inks.wood, inks.night, 0.3)),
    polygon(line("1120,70 1080,110 1080,750 1120,750"), inks.wood),
    door(),
    chair(),
  );
}

/** Steps of field on the slope outside, as bent cuts. */
function terraces(): string[] {
  const cuts = [612, 636, 662, 690, 720].map(
    (y, index): Cut => [[580 - index * 4, y], [1060, y - 18 + index * 2], 4 + index, 14],
  );
  return [gouges(cuts, mix(inks.spring, inks.ink, 0.15))];
}

/** The leaf of the door, opened inwards on the right. */
function door(): string {
  return (
    polygon(line("1112,96 1400,20 1400,900 1112,752"), mix(inks.spring, inks.ink, 0.45)) +
    polygon(line("1112,96 1130,91 1130,761 1112,752"), inks.springLit) +
    (
      [
        [160, 380],
        [430, 660],
      ] as const
    )
      .map(
        ([top, bottom]) =>
          polygon(
            [
              [1165, top],
              [1345, top - 34],
              [1345, bottom + 64],
              [1165, bottom],
            ],
            mix(inks.spring, inks.ink, 0.25),
          ) +
          gouges(
            [
              [[1168, top + 4], [1168, bottom - 4], 5],
              [[1168, top + 2], [1342, top - 30], 4],
            ],
            inks.springLit,
          ),
      )
      .join("")
  );
}

/** A plain chair with a straw seat, turned a little to the light; its shadow falls towards the viewer. */
function chair(): string {
  const wood = inks.wood;
  const lit = inks.goldLit;
  return [
    polygon(line("770,872 980,850 1180,985 980,1000 880,1000"), mix(inks.beech, inks.ink, 0.4)),
    ribbon(band("700,860,20 704,700,20 690,420,18"), wood),
    ribbon(band("896,836,18 892,690,18 880,410,16"), wood),
    ...[456, 530, 604].map(
      (y) =>
        polygon(
          [
            [692, y],
            [884, y - 10],
            [886, y + 26],
            [694, y + 38],
          ],
          wood,
        ) + gouges([[[698, y + 5], [870, y - 4], 4]], lit),
    ),
    polygon(line("690,706 896,690 990,742 760,768"), lit),
    polygon(line("760,768 990,742 992,766 762,794"), mix(inks.gold, inks.wood, 0.3)),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      gouges(
        [[[690 + 70 * share, 706 + 62 * share], [896 + 94 * share, 690 + 52 * share], 4]],
        inks.gold,
      ),
    ),
    ribbon(band("772,780,22 768,950,20"), wood),
    ribbon(band("976,760,20 980,916,18"), wood),
    ribbon(band("770,870,12 978,846,12"), wood) + ribbon(band("702,800,10 770,830,10"), wood),
    gouges(
      [
        [[692, 440], [698, 690], 4],
        [[764, 800], [761, 940], 5],
        [[970, 780], [973, 900], 4],
        [[874, 420], [884, 670], 3],
      ],
      inks.beechLit,
    ),
  ].join("");
}
