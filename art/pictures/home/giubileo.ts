import { circle, frame, GROUT, MADONNA_HEIGHT, MADONNA_WIDTH } from "../../tools/madonna.ts";
import { mosaic, type Shape } from "../../tools/mosaic.ts";

const GOLD = "#c9983a";

/** Rays of light from the doorway, every other one paler. */
function rays(): Shape[] {
  const x = 600;
  const y = 1060;
  return Array.from({ length: 15 }, (_, index) => {
    const from = Math.PI + (index / 15) * Math.PI;
    const to = Math.PI + ((index + 1) / 15) * Math.PI;
    const at = (angle: number) =>
      `${(x + 1300 * Math.cos(angle)).toFixed(0)} ${(y + 1300 * Math.sin(angle)).toFixed(0)}`;
    return {
      region: index % 2 === 0 ? "ray" : "gold",
      ink: index % 2 === 0 ? "#ecca74" : GOLD,
      outline: `M${x} ${y}L${at(from)}L${at(to)}z`,
    };
  });
}

/** An arch: the height at which it begins to bend, and its half width. */
const arch = (half: number, spring: number) =>
  `M${600 - half} 1330V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V1330z`;

/** The picture of the jubilee: a door that stands open, and light beyond it; over the arch the star of Mary. */
export default function draw(): Promise<string> {
  const border = frame(MADONNA_WIDTH, MADONNA_HEIGHT);
  return mosaic({
    width: MADONNA_WIDTH,
    height: MADONNA_HEIGHT,
    grout: GROUT,
    seed: 25,
    shapes: [
      { region: "gold", ink: GOLD, outline: `M0 0h${MADONNA_WIDTH}v${MADONNA_HEIGHT}H0z` },
      ...rays(),
      // The stone of the arch, lit from the left, and the light within.
      { region: "stone", ink: "#d9cfba", outline: arch(356, 790) },
      {
        ink: "#b6a98d",
        outline: `M600 434a356 356 0 0 1 356 356V1330H880V790a280 280 0 0 0 -280 -280z`,
      },
      { region: "stone-inner", ink: "#8a7a5c", outline: arch(292, 790) },
      { region: "light", ink: "#fbeec2", outline: arch(272, 790) },
      {
        ink: "#fff9e4",
        outline: "M600 560a200 240 0 0 1 200 240V1330H400V800a200 240 0 0 1 200 -240z",
      },
      // The leaves of the door, open to both sides.
      {
        region: "leaf",
        ink: "#7a4f2b",
        outline: "M328 1330V790C328 700 372 620 430 572L452 640V1384z",
      },
      {
        region: "leaf-right",
        ink: "#4a2f22",
        outline: "M872 1330V790C872 700 828 620 770 572L748 640V1384z",
      },
      ...[760, 930, 1100, 1240].flatMap((y): Shape[] => [
        { ink: "#9a6a3a", outline: `M344 ${y}L436 ${y + 18}V${y + 96}L344 ${y + 70}z` },
        { ink: "#633c24", outline: `M856 ${y}L764 ${y + 18}V${y + 96}L856 ${y + 70}z` },
      ]),
      // The threshold: three steps, and the water of the spring before them.
      { region: "step", ink: "#d9cfba", outline: "M210 1330H990V1384H210z" },
      { region: "step-2", ink: "#c9bc9e", outline: "M160 1384H1040V1440H160z" },
      { ink: "#fbeec2", outline: "M452 1330H748L790 1440H410z" },
      { region: "water", ink: "#4f78bd", outline: "M0 1440H1200V1600H0z" },
      {
        ink: "#1f3f7a",
        outline: "M0 1510C200 1480 400 1540 600 1510C800 1480 1000 1540 1200 1510V1600H0z",
      },
      {
        ink: "#e6d79c",
        outline: "M410 1440H790L830 1530C760 1500 680 1520 600 1510C520 1500 440 1530 370 1530z",
      },
      // The star.
      { region: "ring", ink: "#8c2f2a", outline: circle(600, 262, 128) },
      { region: "sky", ink: "#152c5e", outline: circle(600, 262, 112) },
      {
        region: "star",
        ink: "#ecca74",
        outline: `M${Array.from({ length: 16 }, (_, index) => {
          const angle = (index * Math.PI) / 8 - Math.PI / 2;
          const reach = index % 2 === 1 ? 26 : index % 4 === 0 ? 100 : 66;
          return `${(600 + reach * Math.cos(angle)).toFixed(1)} ${(262 + reach * Math.sin(angle)).toFixed(1)}`;
        }).join("L")}z`,
      },
      ...border.shapes,
    ],
    layings: {
      gold: { size: 23, liveliness: 0.13, glitters: true, follows: ["ring", "stone"] },
      ray: { size: 23, liveliness: 0.1, glitters: true, follows: ["ring", "stone"] },
      stone: { size: 21 },
      "stone-inner": { size: 13 },
      light: { size: 18, liveliness: 0.06, follows: ["stone-inner"] },
      leaf: { size: 13 },
      "leaf-right": { size: 13 },
      step: { size: 17 },
      "step-2": { size: 18 },
      water: { size: 18, follows: ["step-2"] },
      ring: { size: 13 },
      sky: { size: 12 },
      star: { size: 8 },
      ...border.layings,
    },
  });
}
