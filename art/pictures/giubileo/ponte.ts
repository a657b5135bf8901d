import { inks, mix } from "../../tools/inks.ts";
import { line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { type Cut, gouges, grain, rounded } from "../../tools/strokes.ts";
import { circle, ellipse, group, path, polygon, rect, uprightCanvas } from "../../tools/svg.ts";

const river = mix(inks.spring, inks.mantle, 0.35);
const paving = mix(inks.paper, inks.goldLit, 0.3);
const COATS = [
  inks.beech,
  inks.mantle,
  mix(inks.wood, inks.ink, 0.3),
  inks.spring,
  mix(inks.red, inks.wood, 0.3),
  inks.ink,
  inks.violet,
];

/** A bridge from above: on one side they go over, on the other they come back, in two files, with the shadows to the right. */
export default function draw(): string {
  const random = seeded(1300);
  return uprightCanvas(
    inks.paper,
    rect(0, 0, 1200, 1500, river),
    gouges(
      Array.from({ length: 90 }, (): Cut => {
        const x = random() < 0.5 ? random() * 250 : 900 + random() * 300;
        const y = random() * 1500;
        return [[x - 40, y], [x + 60 + random() * 70, y + 8], 7, 6];
      }),
      mix(river, inks.springLit, 0.45),
    ),
    // The shadow of the bridge, and its piers, which break the water.
    rect(900, 0, 110, 1500, mix(river, inks.night, 0.45)),
    ...[180, 680, 1180].map(
      (y) =>
        path(
          `M290 ${y - 110}L170 ${y}L290 ${y + 110}H910L1030 ${y}L910 ${y - 110}Z`,
          mix(inks.hairline, inks.woodLit, 0.55),
        ) +
        path(`M290 ${y - 110}L170 ${y}H290Z`, inks.raised) +
        path(`M910 ${y + 110}L1030 ${y}H910Z`, mix(inks.woodLit, inks.wood, 0.5)) +
        gouges(
          [
            [[150, y], [40, y + 60], 8, 10],
            [[160, y + 16], [90, y + 110], 7, 10],
            [[1050, y], [1150, y + 50], 8, -8],
          ],
          inks.raised,
        ),
    ),
    rect(260, 0, 680, 1500, mix(inks.hairline, inks.wood, 0.35)),
    rect(260, 0, 34, 1500, inks.raised),
    rect(318, 0, 564, 1500, paving),
    rect(318, 0, 44, 1500, mix(paving, inks.wood, 0.42)),
    rect(906, 0, 34, 1500, mix(inks.woodLit, inks.raised, 0.4)),
    grain(
      random,
      [370, 20, 840, 1480],
      { count: 90, length: 46, width: 4 },
      mix(paving, inks.wood, 0.25),
    ),
    rect(597, 0, 7, 1500, mix(paving, inks.wood, 0.4)),
    ...file(random, 460, true),
    ...file(random, 742, false),
  );
}

/** A file: two abreast, up or down. */
function file(random: () => number, middle: number, isUp: boolean): string[] {
  return Array.from({ length: 13 }, (_, row) => row).flatMap((row) =>
    [-46, 46].map((side, place) => {
      const x = middle + side + (random() - 0.5) * 26;
      const y = 40 + row * 122 + place * 44 + (random() - 0.5) * 30;
      const coat = COATS[Math.floor(random() * COATS.length)] ?? inks.beech;
      const kind = Math.floor(random() * 4);
      return person(Math.round(x), Math.round(y), coat, kind, isUp);
    }),
  );
}

/** One of them: shoulders, a hat, a scarf or hair, and with some a staff or a sack. */
function person(x: number, y: number, coat: string, kind: number, isUp: boolean): string {
  const worn = [inks.woodLit, inks.raised, inks.wood, inks.goldLit][kind] ?? inks.wood;
  const shadow = mix(paving, inks.wood, 0.5);
  return (
    group(
      `translate(${x} ${y})`,
      rounded(line("0,-20 40,0 86,34 96,56 70,62 20,40 -10,20"), shadow),
    ) +
    group(
      `translate(${x} ${y})${isUp ? "" : " rotate(180)"}`,
      kind === 0 || kind === 2 ? gouges([[[40, -60], [44, 40], 6]], inks.wood) : "",
      polygon(line("-16,16 -4,16 -6,40 -18,38"), inks.ink),
      polygon(line("6,-30 18,-30 18,-8 6,-8"), inks.ink),
      rounded(line("-42,4 -38,-18 -16,-28 16,-28 38,-18 42,4 24,22 -24,22"), coat),
      isUp
        ? rounded(line("-42,4 -38,-18 -16,-28 -6,-10 -14,14 -26,20"), mix(coat, inks.raised, 0.35))
        : rounded(line("42,4 38,-18 16,-28 6,-10 14,14 26,20"), mix(coat, inks.raised, 0.35)),
      kind === 3
        ? rounded(line("-20,2 20,2 24,30 0,40 -24,30"), mix(inks.beech, inks.woodLit, 0.4))
        : "",
      kind < 2 ? ellipse([0, -6], 31, 29, mix(worn, inks.wood, 0.18)) : "",
      circle([0, -6], 19, worn),
    ) +
    gouges([[[x - 15, y - 4], [x - 2, y - 21], 6, 7]], mix(worn, inks.raised, 0.55))
  );
}
