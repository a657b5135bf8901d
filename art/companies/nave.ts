import { inks, mix } from "../tools/inks.ts";
import { cross, flame } from "../tools/pilgrims.ts";
import { band, line } from "../tools/points.ts";
import { type Cut, gouges, rays } from "../tools/strokes.ts";
import { circle, path, polygon, rect } from "../tools/svg.ts";
import { company, type Setting, spot } from "./scene.ts";

/** Piedimonte, towards midnight: the company has come into a church on its way and sings before the altar. */
export const nave: Setting = (scene) => {
  const { light, random } = scene;
  const wall = mix(inks.wood, inks.night, 0.5);
  const apse = mix(inks.gold, inks.wood, 0.45);
  const floor = mix(inks.wood, inks.night, 0.3);
  const warm = {
    ...scene,
    isIndoors: true,
    light: { ...light, on: (ink: string) => mix(ink, inks.night, 0.14) },
  };
  return [
    rect(0, 0, 1600, 1000, wall),
    path("M470 760V330A330 300 0 0 1 1130 330V760Z", mix(apse, inks.goldLit, 0.25)),
    path("M540 760V350A260 240 0 0 1 1060 350V760Z", mix(apse, inks.wood, 0.35)),
    rays(random, [800, 430], { from: 90, to: 330, count: 40, width: 6 }, apse),
    gouges(voussoirs(), wall),
    polygon(line("470,760 1130,760 1620,1010 -20,1010"), floor),
    polygon(line("680,760 920,760 1090,1010 510,1010"), mix(floor, inks.goldLit, 0.3)),
    ...altar(),
    ...[-1, 1].flatMap((hand) => columns(hand)),
    company(
      warm,
      [1130, 960, 390],
      band(
        "690,790,190 760,780,180 850,785,186 920,800,196 620,840,240 720,860,256 870,860,250 980,870,262 560,930,320 690,960,350 900,970,350 400,985,380",
      ),
    ),
    ...line("1330,560 270,560").map((at) => {
      const [x, y] = spot(scene, at);
      return (
        circle([x, y - 30], 58, mix(wall, inks.goldLit, 0.2)) +
        flame([x, y], 44, inks.goldLit, inks.raised)
      );
    }),
  ];
};

/** The joints between the stones of the arch. */
function voussoirs(): Cut[] {
  return Array.from({ length: 11 }, (_, index): Cut => {
    const angle = Math.PI * (1 + (index + 0.5) / 11);
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    return [[800 + across * 262, 345 + up * 242], [800 + across * 328, 332 + up * 298], 5];
  });
}

/** The altar with its candles, and the cross over it. */
function altar(): string[] {
  const cloth = mix(inks.raised, inks.goldLit, 0.2);
  return [
    cross([800, 400], 76, inks.goldLit),
    rect(580, 716, 440, 18, inks.woodLit),
    rect(560, 734, 480, 26, inks.beech),
    rect(650, 580, 300, 136, cloth),
    rect(870, 580, 80, 136, mix(cloth, inks.wood, 0.3)),
    rect(636, 566, 328, 18, inks.raised),
    ...[664, 706, 748, 852, 894, 936].map(
      (x) => rect(x - 5, 524, 10, 44, inks.raised) + flame([x, 526], 28, inks.goldLit, inks.raised),
    ),
  ];
}

/** Two columns of one side of the nave, lit from the altar; -1 is the left one. */
function columns(hand: number): string[] {
  const plane = mix(inks.wood, inks.night, 0.3);
  return band("430,800,90 660,900,150").flatMap(([away, foot, width]) => {
    const x = 800 + hand * away - width / 2;
    const edge = hand < 0 ? x + width - width * 0.16 : x;
    return [
      rect(x, -10, width, foot, plane),
      rect(edge, -10, width * 0.16, foot, mix(inks.goldLit, inks.wood, 0.45)),
      polygon(
        [
          [x - width * 0.2, foot + width * 0.2],
          [x + width * 1.2, foot + width * 0.2],
          [x + width, foot - width * 0.16],
          [x, foot - width * 0.16],
        ],
        plane,
      ),
    ];
  });
}
