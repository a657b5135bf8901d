import { inks, mix } from "../../tools/inks.ts";
import { band, line } from "../../tools/points.ts";
import { seeded } from "../../tools/random.ts";
import { leaves, trunk } from "../../tools/ridges.ts";
import { boulder } from "../../tools/rocks.ts";
import { grain, ribbon, under } from "../../tools/strokes.ts";
import { circle, polygon, uprightCanvas } from "../../tools/svg.ts";
import { stream } from "../../tools/waters.ts";

const air = mix(inks.springLit, inks.raised, 0.35);
const mist = mix(air, inks.raised, 0.62);
const bark = mix(inks.wood, inks.spring, 0.45);
const ground = mix(inks.spring, inks.ink, 0.45);
const stone = {
  plane: mix(inks.hairline, inks.spring, 0.3),
  lit: mix(inks.hairline, inks.raised, 0.55),
  shade: mix(inks.spring, inks.ink, 0.45),
  cuts: mix(inks.hairline, inks.spring, 0.55),
};

/** Water that comes out of the rocks between tall beeches, and the mist that rises from it at daybreak. */
export default function draw(): string {
  const random = seeded(1958);
  const stems = (text: string, ink: string, lit: string) =>
    band(text)
      .map(([x, foot, width]) => trunk(random, [x, foot], foot + 60, width, { plane: ink, lit }))
      .join("");
  const veil = (text: string, ink: string) => ribbon(band(text), ink);
  return uprightCanvas(
    air,
    circle([470, 470], 190, mix(air, inks.raised, 0.5)),
    circle([470, 470], 110, inks.raised),
    stems("60,960,30 230,940,22 700,950,24 880,960,30 1090,950,24", mix(air, bark, 0.28), mist),
    stems("340,1010,34 560,1000,26 960,1020,38", mix(air, bark, 0.5), mist),
    under(
      line("-20,1010 260,960 520,990 800,950 1220,1000"),
      line("1220,1520 -20,1520"),
      mix(ground, air, 0.3),
    ),
    veil("-40,880,20 200,850,60 480,876,74 760,846,66 1010,870,44 1240,856,8", mist),
    veil("120,740,4 380,716,30 640,732,40 900,708,22 1080,716,3", mist),
    under(
      line("-20,1120 220,1080 520,1110 820,1070 1220,1110"),
      line("1220,1520 -20,1520"),
      ground,
    ),
    grain(
      random,
      [-20, 1120, 1160, 1480],
      { count: 60, length: 60, width: 6, slope: -1.1 },
      mix(inks.spring, inks.springLit, 0.2),
    ),
    boulder(random, [330, 1150], [260, 180], stone),
    boulder(random, [860, 1140], [300, 220], stone),
    boulder(random, [600, 1150], [420, 330], stone),
    polygon(
      line("520,1130 590,1086 660,1100 690,1150 540,1160"),
      mix(inks.night, inks.spring, 0.35),
    ),
    stream(random, band("600,1140,110 610,1180,170 560,1250,280 620,1340,440 560,1520,760"), {
      plane: mix(inks.springLit, inks.mantle, 0.4),
      lit: mix(inks.raised, inks.springLit, 0.25),
    }),
    boulder(random, [190, 1330], [260, 170], stone),
    boulder(random, [1030, 1350], [300, 200], stone),
    boulder(random, [850, 1270], [140, 90], stone),
    stems("30,1520,110 1150,1520,130", bark, mix(bark, inks.springLit, 0.45)),
    leaves(random, [150, 150], [260, 150], 60, 62, inks.spring),
    leaves(random, [1060, 120], [240, 150], 60, 64, mix(inks.spring, inks.ink, 0.25)),
    leaves(random, [1010, 260], [150, 90], 22, 54, mix(inks.spring, inks.springLit, 0.4)),
  );
}
