import { inks, mix } from "../../tools/inks.ts";
import { star } from "../../tools/pilgrims.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { broken } from "../../tools/ridges.ts";
import { type Cut, gouges, grain, rays, ribbon, rounded } from "../../tools/strokes.ts";
import { canvas, circle, path, polygon, rect } from "../../tools/svg.ts";
import { glitter, water } from "../../tools/waters.ts";

const dark = mix(inks.night, inks.violet, 0.25);

/** From a dark vault a gate stands open on the sea before dawn; over it a great star, whose light comes up the steps. */
export default function draw(): string {
  const random = seeded(311);
  const sky = mix(inks.violet, inks.mantlePale, 0.45);
  return canvas(
    sky,
    polygon(line("300,360 1300,360 1300,620 300,620"), mix(sky, inks.rose, 0.5)),
    polygon(line("300,470 1300,470 1300,620 300,620"), mix(inks.rose, inks.paper, 0.35)),
    grain(
      random,
      [260, 200, 1200, 540],
      { count: 34, length: 260, width: 7 },
      mix(sky, inks.paper, 0.45),
    ),
    rays(random, [800, 260], { from: 90, to: 330, count: 48, width: 4 }, inks.paper),
    star([800, 260], 120, inks.raised),
    polygon(
      [...broken(random, line("300,566 420,520 520,548 640,574"), 0.2), [640, 590], [300, 590]],
      mix(inks.violet, inks.mantle, 0.5),
    ),
    water(
      random,
      { top: 574, bottom: 800, left: 300, right: 1300 },
      {
        plane: mix(inks.violet, inks.mantle, 0.55),
        strokes: [mix(inks.violet, inks.mantlePale, 0.5), mix(inks.mantle, inks.night, 0.3)],
        count: 80,
      },
    ),
    glitter(random, [800, 574], 800, [50, 300], inks.raised),
    boat(),
    vault(random),
    landing(),
    gate(-1),
    gate(1),
    steps(),
  );
}

/** A small boat, its sail furled, waiting off the landing. */
function boat(): string {
  return [
    ribbon(band("950,690,5 954,520,5"), dark),
    ribbon(band("915,560,10 958,540,14 1002,562,8"), inks.paper),
    rounded(line("880,680 950,692 1030,676 1014,708 940,716 896,706"), dark),
    gouges([[[886, 684], [1022, 682], 5, -10]], inks.beechLit),
  ].join("");
}

/** The wall around the arch, seen against the light: its inner edge lit on the left. */
function vault(random: () => number): string {
  const joints: Cut[] = Array.from({ length: 11 }, (_, index): Cut => {
    const angle = Math.PI + ((index + 0.5) * Math.PI) / 11;
    return [
      [800 + Math.cos(angle) * 396, 440 + Math.sin(angle) * 396],
      [800 + Math.cos(angle) * 470, 440 + Math.sin(angle) * 470],
      5,
    ];
  });
  const stone = mix(dark, inks.violet, 0.45);
  return [
    path("M0 0H1600V1010H0ZM1190 1010V440A390 390 0 0 0 410 440V1010Z", dark),
    path("M330 1010V440A470 470 0 0 1 1270 440V1010H1190V440A390 390 0 0 0 410 440V1010Z", stone),
    path(
      "M1190 1010V440A390 390 0 0 0 800 50V66A374 374 0 0 1 1174 440V1010Z",
      mix(inks.rose, inks.paper, 0.4),
    ),
    gouges(joints, dark),
    gouges(
      [600, 720, 840].flatMap((y): Cut[] => [
        [[334, y], [406, y], 5],
        [[1194, y], [1266, y], 5],
      ]),
      dark,
    ),
    grain(random, [-60, 20, 280, 980], { count: 40, length: 90, width: 4 }, stone),
    grain(random, [1280, 20, 1560, 980], { count: 40, length: 90, width: 4 }, stone),
  ].join("");
}

/** One leaf of the iron gate, opened towards the sea and seen against it: bars between rails, ending in spear heads. */
function gate(side: 1 | -1): string {
  const x = (out: number) => 800 + side * out;
  const iron = mix(inks.night, inks.ink, 0.4);
  const bars = [384, 358, 334, 312, 292];
  const top = (out: number) => 356 + (390 - out) * 0.5;
  const foot = (out: number) => 800 - (390 - out) * 0.42;
  const rail = (share: number) => (out: number) => top(out) + (foot(out) - top(out)) * share;
  return [
    ...bars.map((out) =>
      ribbon(
        [
          [x(out), foot(out), out / 36],
          [x(out), top(out), out / 42],
        ],
        iron,
      ),
    ),
    ...bars.map((out) =>
      polygon(
        [
          [x(out) - out / 34, top(out)],
          [x(out), top(out) - out / 9],
          [x(out) + out / 34, top(out)],
        ],
        inks.goldLit,
      ),
    ),
    ...[0.08, 0.16, 0.56, 0.94].map((share) =>
      ribbon(
        [390, 286].map((out) => [x(out), rail(share)(out), out / 36] as const),
        iron,
      ),
    ),
    ...bars.slice(1).map((out, index) => {
      const between = (out + (bars[index] ?? out)) / 2;
      return circle([x(between), rail(0.12)(between)], 8, inks.gold);
    }),
    gouges(
      bars.map((out): Cut => [[x(out) - 3, foot(out) - 20], [x(out) - 3, top(out) + 10], 2]),
      side < 0 ? inks.violet : inks.rose,
    ),
  ].join("");
}

/** The landing where the gate stands, beyond the arch. */
function landing(): string {
  return (
    polygon(line("410,802 1190,802 1104,740 496,740"), mix(dark, inks.violet, 0.6)) +
    polygon(line("640,802 960,802 920,740 680,740"), mix(inks.rose, inks.paper, 0.3)) +
    gouges([[[496, 741], [1104, 741], 5]], inks.rose)
  );
}

/** Steps that go down to the water, the light of the star along the middle of each. */
function steps(): string {
  return [0, 1, 2]
    .map((step) => {
      const y = 800 + step * 70;
      const ink = mix(dark, inks.violet, 0.5 - step * 0.12);
      return (
        rect(410, y, 780, 80, mix(ink, inks.night, 0.45)) +
        rect(410, y, 780, 26, ink) +
        polygon(
          [
            [640 - step * 50, y],
            [960 + step * 50, y],
            [984 + step * 50, y + 26],
            [616 - step * 50, y + 26],
          ],
          mix(inks.rose, inks.paper, 0.5),
        )
      );
    })
    .join("");
}
