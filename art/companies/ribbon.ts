import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { gouges, ribbon, rounded } from "../tools/strokes.ts";
import { circle, group, polygon, ring } from "../tools/svg.ts";
import { fist } from "./close.ts";
import { land, mountains, sky, soils, trees, way } from "./grounds.ts";
import { company, landmarkAt, type Scene, type Setting, spot, turned } from "./scene.ts";

/** Opi, near: the ribbon that the town cut to welcome the dark Madonna, across the road on which she comes. */
export const welcome: Setting = (scene) => {
  const { light } = scene;
  const { grass, dry, shade } = soils(light);
  const band1 = light.onCloth(inks.red);
  const side = scene.side === "right" ? 1 : -1;
  return [
    sky(scene, [360, 150], 300),
    mountains(scene, "far", "-40,330 200,230 480,310 760,190 1060,300 1340,200 1640,320"),
    landmarkAt(scene, [1090, 480], 3.3),
    trees(scene, "-60,460 260,430 600,460 1000,470 1660,440", 620, 24),
    land(scene, "-60,560 400,530 1000,540 1660,520", mix(grass, light.on(inks.springLit), 0.1)),
    land(scene, "-60,760 500,740 1100,750 1660,730", dry),
    way(scene, "560,536,12 640,560,22 620,600,44 680,680,110 740,800,280 780,1010,640"),
    company(
      scene,
      [640, 640, 92],
      band(
        "604,590,54 630,580,50 590,578,48 650,566,44 612,562,42 640,552,38 600,620,66 660,606,60",
      ),
      shade,
    ),
    // The ribbon, taut between two hands, and what is cut of it.
    ribbon(turned(scene, band("-60,700,92 200,716,92 420,742,96 700,744,92 838,730,92")), band1),
    ribbon(
      turned(scene, band("-60,676,12 200,692,12 420,718,12 700,720,12 838,706,12")),
      mix(band1, inks.raised, 0.5),
    ),
    ribbon(
      turned(scene, band("870,722,92 1000,716,92 1180,736,94 1380,716,92 1660,690,92")),
      band1,
    ),
    ribbon(
      turned(scene, band("870,698,12 1000,692,12 1180,712,12 1380,692,12 1660,666,12")),
      mix(band1, inks.raised, 0.5),
    ),
    gouges(
      [
        [spot(scene, [480, 724]), spot(scene, [560, 776]), 12, 8],
        [spot(scene, [1080, 706]), spot(scene, [1160, 764]), 12, 8],
      ],
      mix(band1, inks.night, 0.35),
    ),
    bow(scene, band1),
    fist(scene, spot(scene, [350, 730]), {
      size: 250,
      side: (-1 * side) as 1 | -1,
      turn: -64 * side,
      sleeve: light.on(mix(inks.mantle, inks.ink, 0.2)),
      skin: 0.1,
    }),
    scissors(scene),
    fist(scene, spot(scene, [1010, 930]), {
      size: 260,
      side: side as 1 | -1,
      turn: -22 * side,
      sleeve: light.on(mix(inks.beech, inks.ink, 0.15)),
    }),
  ];
};

/** Open scissors whose blades hold the ribbon between them, the rings below. */
function scissors(scene: Scene): string {
  const { light } = scene;
  const steel = light.on(mix(inks.hairline, inks.mantlePale, 0.4));
  const edge = light.on(inks.raised);
  const grip = light.on(inks.ink);
  return group(
    scene.side === "right"
      ? "translate(920 800) rotate(-20)"
      : "translate(680 800) scale(-1 1) rotate(-20)",
    ...[14, -14].map((turn, index) =>
      group(
        `rotate(${turn})`,
        polygon(line("-20,20 -16,-210 0,-300 12,-210 20,20"), steel),
        polygon(line(index ? "2,20 0,-300 12,-210 20,20" : "-20,20 -16,-210 0,-300 -4,20"), edge),
        ribbon(band("0,0,34 6,80,26 20,130,24"), grip),
        ring([26, 190], 50, 70, 20, grip),
      ),
    ),
    circle([0, 0], 13, grip),
    circle([-2, -2], 6, edge),
  );
}

/** A bow tied on the ribbon. */
function bow(scene: Scene, ink: string): string {
  const dark = mix(ink, inks.night, 0.3);
  const p = (text: string) => turned(scene, line(text));
  return (
    ribbon(turned(scene, band("1330,720,40 1300,820,46 1250,900,40")), dark) +
    ribbon(turned(scene, band("1340,720,40 1390,820,46 1400,920,40")), ink) +
    rounded(p("1336,716 1270,640 1180,640 1170,720 1240,760"), ink) +
    rounded(p("1336,716 1410,630 1500,640 1500,730 1420,760"), dark) +
    rounded(p("1300,690 1370,686 1380,744 1306,750"), mix(ink, inks.raised, 0.2))
  );
}
