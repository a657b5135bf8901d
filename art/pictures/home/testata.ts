import { GROUT } from "../../tools/madonna.ts";
import { mosaic, type Shape } from "../../tools/mosaic.ts";

const WIDTH = 1600;
const HEIGHT = 400;

/** Waves of the spring: a band between two curves that rise and fall together. */
function waves(top: number, depth: number, phase: number, ink: string, region: string): Shape {
  const crest = (y: number) => {
    const points: string[] = [];
    for (let x = 0; x <= WIDTH; x += 20) {
      points.push(`${x} ${(y + 16 * Math.sin((x / WIDTH) * Math.PI * 8 + phase)).toFixed(1)}`);
    }
    return points;
  };
  return {
    region,
    ink,
    outline: `M${crest(top).join("L")}L${crest(top + depth)
      .reverse()
      .join("L")}z`,
  };
}

/** A star of eight points. */
function star(x: number, y: number, long: number, short: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 - Math.PI / 2;
    const reach = index % 2 === 1 ? short : index % 4 === 0 ? long : long * 0.68;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** A beech leaf, its tip at so many degrees from its stalk. */
function leaf(x: number, y: number, length: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${(x + along * length * Math.cos(angle) - across * length * Math.sin(angle)).toFixed(1)} ${(y + along * length * Math.sin(angle) + across * length * Math.cos(angle)).toFixed(1)}`;
  return `M${at(0, 0)}C${at(0.2, -0.34)} ${at(0.7, -0.34)} ${at(1, 0)}C${at(0.7, 0.34)} ${at(0.2, 0.34)} ${at(0, 0)}z`;
}

/** A branch of beech that hangs from a corner: its leaves grow on both sides of the twig. */
function branch(side: 1 | -1): Shape[] {
  const inks = ["#5f7d3a", "#7f9a48", "#8a4526", "#4d6b33"];
  const mirror = (x: number) => (side === 1 ? x : WIDTH - x);
  const twig: [number, number][] = [
    [60, 96],
    [150, 120],
    [240, 132],
    [330, 130],
    [420, 116],
    [505, 94],
  ];
  const stem = twig.map(([x, y]) => `${mirror(x)} ${y}`);
  const back = [...twig].reverse().map(([x, y]) => `${mirror(x)} ${y + 12}`);
  return [
    { region: "twig", ink: "#4a2f22", outline: `M${stem.join("L")}L${back.join("L")}z` },
    ...twig.flatMap(([x, y], index) =>
      [-58, 42].map((degrees, below) => ({
        region: "leaves",
        ink: inks[(index + below * 2) % inks.length] ?? "#5f7d3a",
        outline: leaf(mirror(x), y + 6, 92 - index * 4, side === 1 ? degrees : 180 - degrees),
      })),
    ),
  ];
}

/** The band above the splash page: the star of the sea over the waters of the spring, between branches of beech. */
export default function draw(): Promise<string> {
  return mosaic({
    width: WIDTH,
    height: HEIGHT,
    grout: GROUT,
    seed: 8,
    shapes: [
      { region: "gold", ink: "#c9983a", outline: `M0 0h${WIDTH}v${HEIGHT}H0z` },
      ...branch(1),
      ...branch(-1),
      waves(272, 46, 0, "#9db8ee", "wave-foam"),
      waves(312, 48, 0, "#4f78bd", "wave-light"),
      waves(356, 80, 0, "#1f3f7a", "wave-deep"),
      {
        region: "ring",
        ink: "#8c2f2a",
        outline: "M676 150a124 124 0 1 0 248 0a124 124 0 1 0 -248 0z",
      },
      {
        region: "sky",
        ink: "#152c5e",
        outline: "M690 150a110 110 0 1 0 220 0a110 110 0 1 0 -220 0z",
      },
      { region: "star", ink: "#ecca74", outline: star(800, 150, 98, 26) },
      { ink: "#fbeec2", outline: star(800, 150, 46, 16) },
    ],
    layings: {
      gold: {
        size: 17,
        liveliness: 0.13,
        follows: ["ring", "leaves", "twig", "wave-foam"],
        glitters: true,
      },
      twig: { size: 7 },
      leaves: { size: 9, liveliness: 0.14 },
      "wave-foam": { size: 13 },
      "wave-light": { size: 14 },
      "wave-deep": { size: 15 },
      ring: { size: 12 },
      sky: { size: 11 },
      star: { size: 8, liveliness: 0.1, glitters: false },
    },
  });
}
