import type { FigureInks } from "./figure-inks.ts";
import { type Head, head, headOf, SKIN } from "./heads.ts";
import { mix } from "./inks.ts";
import { band, line } from "./points.ts";
import { type Cut, gouges, type Pressed, ribbon, rounded } from "./strokes.ts";
import { circle, ellipse, group, type Point, polygon, short } from "./svg.ts";

export interface Figure {
  /** Where the feet stand. */
  at: Point;
  height: number;
  kind: "man" | "woman" | "child";
  inks: FigureInks;
  staff?: boolean;
  load?: "pack" | "bundle";
  hat?: boolean;
  /** What a woman wears: a scarf over the shoulders, if nothing is given. */
  wears?: Exclude<Head, "short" | "hat">;
  /** Which hands hang at the sides, -1 the left and 1 the right one: both, if nothing is given and there is no staff. */
  hands?: readonly (-1 | 1)[];
  /** The staff and the forward foot are the left ones; the light stays where it is. */
  mirrored?: boolean;
}

/** A pilgrim seen from behind, walking away: drawn 100 units tall, with the feet at the origin. */
export function pilgrim(figure: Figure): string {
  const { at, height, kind, inks, staff, load, mirrored } = figure;
  const scale = (height / 100) * (kind === "child" ? 0.62 : 1);
  const turned = (...parts: string[]) =>
    mirrored ? group("scale(-1 1)", ...parts) : parts.join("");
  return group(
    `translate(${short(at[0])} ${short(at[1])}) scale(${scale.toFixed(3)})`,
    turned(
      staff ? ribbon(band("25,1,2 23,-50,2.4 21,-98,1.8"), inks.dark) : "",
      kind === "woman" ? skirt(inks) : legs(inks),
    ),
    kind === "woman" ? shawl(inks) : coat(inks),
    kind === "woman" ? "" : turned(hands(inks, figure.hands ?? (staff ? [-1] : [-1, 1]))),
    turned(staff ? arm(inks) : ""),
    load ? burden(inks, load) : "",
    head([0, -80.5], 36, inks, headOfFigure(figure), height >= FINE),
  );
}

/** From this height on a head shows its finest cuts. */
const FINE = 300;

function headOfFigure({ kind, hat, wears = "scarf" }: Figure): Head {
  if (kind === "woman") return wears;
  return hat ? "hat" : "short";
}

/** Hands that hang at the sides, and the line of the sleeve; the sides are -1 for the left and 1 for the right one. */
function hands({ skin = SKIN, dark, coat: plane }: FigureInks, sides: readonly number[]): string {
  return sides
    .map((side) => {
      const ink = side < 0 ? skin : mix(skin, dark, 0.25);
      return (
        ellipse([side * 14.2, -31.5], 2.4, 3.6, ink) +
        gouges([[[side * 9.6, -66], [side * 10.6, -34], 0.9]], mix(plane, dark, 0.6))
      );
    })
    .join("");
}

function legs({ dark }: FigureInks): string {
  return (
    polygon(line("-10,-44 1,-44 -1,-22 -3,0 -12,1 -9,-20"), dark) +
    polygon(line("0,-44 11,-44 11,-24 12,-8 17,-6 14,-2 5,-4 3,-24"), dark)
  );
}

function coat({ coat: plane, lit, dark }: FigureInks): string {
  return (
    rounded(line("-13,-77 0,-82 13,-77 16,-56 15,-33 0,-30 -15,-33 -16,-58"), plane) +
    rounded(line("-13,-76 -6,-79 -9,-60 -10,-33 -15,-34 -15.5,-58"), lit) +
    gouges(
      [
        [[3, -40], [2, -31], 1.1],
        [[9, -72], [12, -36], 1.6, 1],
      ],
      dark,
    )
  );
}

function skirt({ dark, coat: plane }: FigureInks): string {
  return (
    rounded(line("-9,-46 9,-46 16,-8 12,-1 0,0 -13,-1 -16,-8"), dark) +
    gouges(
      [
        [[-6, -40], [-11, -4], 1.8],
        [[0, -40], [-1, -4], 1.4],
        [[6, -38], [9, -5], 1.2],
      ],
      plane,
    )
  );
}

function shawl({ coat: plane, lit }: FigureInks): string {
  return (
    rounded(line("-12,-74 0,-80 12,-74 15,-55 8,-42 0,-34 -8,-42 -15,-55"), plane) +
    rounded(line("-12,-73 -5,-76 -7,-58 -3,-39 -9,-43 -14,-55"), lit)
  );
}

function arm({ coat: plane, skin = SKIN }: FigureInks): string {
  return ribbon(band("12,-74,7 20,-62,6.5 22.5,-56,5"), plane) + circle([23, -54.6], 2.8, skin);
}

function burden({ accent, dark, lit }: FigureInks, load: "pack" | "bundle"): string {
  if (load === "bundle")
    return (
      rounded(line("-7,-72 4,-75 12,-67 9,-56 -3,-54 -10,-61"), accent) +
      gouges(
        [
          [[-6, -68], [1, -72], 1.4, 1],
          [[-5, -60], [6, -57], 1, -1],
        ],
        lit,
      )
    );
  return (
    rounded(line("-10,-75 10,-75 11.5,-55 9,-46 -9,-46 -11.5,-55"), accent) +
    rounded(line("-12,-79 0,-81.5 12,-79 12,-74 0,-73 -12,-74"), dark) +
    gouges(
      [
        [[-8.5, -70], [-8.8, -50], 1.5],
        [[-10, -78], [4, -79], 1],
      ],
      lit,
    ) +
    polygon(line("-6,-60 6,-60 5,-49 -5,-49"), dark)
  );
}

/** What a figure on the ground hides from the light: one flat plane to the right of its feet. */
export function castShadow([x, y]: Point, length: number, width: number, ink: string): string {
  return polygon(
    [
      [x - width / 2, y - 2],
      [x + width / 2, y - 3],
      [x + length, y + length * 0.26],
      [x + length * 0.94, y + length * 0.33],
      [x - width * 0.2, y + 4],
    ],
    ink,
  );
}

/** Heads and shoulders of people from behind, a row in front of the other: no two alike. */
export function crowd(
  random: () => number,
  { from, to, y, size, rows }: { from: number; to: number; y: number; size: number; rows: number },
  palette: readonly FigureInks[],
): string {
  const parts: string[] = [];
  for (let row = 0; row < rows; row++) {
    const scale = size * (1 + row * 0.2);
    const level = y + row * size * 0.62;
    const step = scale * 0.86;
    for (let x = from - random() * step; x < to + step; x += step * (0.85 + random() * 0.35)) {
      const inks = palette[Math.floor(random() * palette.length)];
      if (!inks) continue;
      parts.push(bust([x, level + (random() - 0.5) * scale * 0.3], scale, inks, headOf(random())));
    }
  }
  return parts.join("");
}

/** One person of a crowd, down to the waist; size is the breadth of the shoulders. */
export function bust([x, y]: Point, size: number, inks: FigureInks, kind: Head): string {
  const p = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  return (
    rounded(
      [
        p(-0.46, 0.16),
        p(-0.15, 0),
        p(0.15, 0),
        p(0.46, 0.16),
        p(0.55, 0.62),
        p(0.56, 1.7),
        p(-0.56, 1.7),
        p(-0.55, 0.62),
      ],
      inks.coat,
    ) +
    gouges(
      [
        [p(-0.24, 0.06), p(-0.52, 1.1), size * 0.045, -size * 0.13],
        [p(0.1, 0.5), p(0.05, 1.5), size * 0.02],
      ],
      inks.lit,
    ) +
    head([x, y], size, inks, kind, size >= FINE / 4)
  );
}

export interface Banner {
  /** Where the staff ends below. */
  foot: Point;
  top: Point;
  width: number;
  drop: number;
  shape: "swallow" | "point" | "straight" | "scallop" | "round";
  ink: string;
  shade: string;
  trim: string;
  staff: string;
  emblem?: "star" | "cross" | "waves";
}

/** A procession banner on its staff: cloth hung from a bar, folds on the side away from the light, a fringe. */
export function banner(shape: Banner): string {
  const { foot, top, width, drop, ink, shade, trim, staff } = shape;
  const [x, y] = top;
  const bar = y + drop * 0.12;
  const p = (across: number, down: number): Point => [
    x + across * width * 0.5 + Math.sin(down * 3) * width * 0.025,
    bar + down * drop,
  ];
  const hem = hems[shape.shape].map(([across, down]) => p(across, down));
  const raised = hems[shape.shape].map(([across, down]) => p(across * 0.97, down - 0.07));
  const pole: Pressed[] = [
    [foot[0], foot[1], width * 0.06],
    [x, y, width * 0.045],
  ];
  return [
    ribbon(pole, staff),
    polygon([p(-1, 0), p(1, 0), ...hem], trim),
    polygon([p(-1, 0), p(1, 0), ...raised], ink),
    polygon([p(0.42, 0), p(1, 0), p(0.98, 0.72), p(0.62, 0.78)], shade),
    gouges(
      [
        [p(-0.1, 0.02), p(-0.16, 0.8), width * 0.022],
        [p(0.2, 0.03), p(0.24, 0.66), width * 0.03],
      ],
      shade,
    ),
    gouges(
      [
        [p(-0.86, 0.05), p(-0.88, 0.74), width * 0.02],
        [p(-0.62, 0.04), p(-0.66, 0.5), width * 0.014],
      ],
      trim,
    ),
    shape.emblem ? emblem(shape.emblem, p(-0.06, 0.38), width * 0.2, trim) : "",
    ribbon(
      [
        [x - width * 0.56, bar, width * 0.05],
        [x + width * 0.56, bar, width * 0.05],
      ],
      staff,
    ),
    circle([x - width * 0.57, bar], width * 0.045, trim),
    circle([x + width * 0.57, bar], width * 0.045, trim),
    cross([x, y - width * 0.13], width * 0.13, trim),
  ].join("");
}

const hems: Record<Banner["shape"], readonly Point[]> = {
  swallow: line("1,1 0.5,0.9 0,0.74 -0.5,0.9 -1,1"),
  point: line("1,0.76 0.5,0.9 0,1.04 -0.5,0.9 -1,0.76"),
  straight: line("1,0.94 0.4,0.9 -0.3,0.95 -1,0.92"),
  round: line("1,0.6 0.9,0.8 0.68,0.95 0.36,1.04 0,1.07 -0.36,1.04 -0.68,0.95 -0.9,0.8 -1,0.6"),
  scallop: line(
    "1,0.84 0.86,0.94 0.66,0.96 0.5,0.84 0.34,0.98 0,1.04 -0.34,0.98 -0.5,0.84 -0.66,0.96 -0.86,0.94 -1,0.84",
  ),
};

function emblem(kind: NonNullable<Banner["emblem"]>, at: Point, size: number, ink: string): string {
  if (kind === "star") return star(at, size, ink);
  if (kind === "cross") return cross(at, size, ink);
  const cuts = [-0.6, 0, 0.6].flatMap((row): Cut[] => [
    [[at[0] - size, at[1] + row * size], [at[0], at[1] + row * size], size * 0.12, size * 0.22],
    [[at[0], at[1] + row * size], [at[0] + size, at[1] + row * size], size * 0.12, -size * 0.22],
  ]);
  return gouges(cuts, ink);
}

/** A star of eight points, cut with a knife. */
export function star([x, y]: Point, size: number, ink: string): string {
  return polygon(
    Array.from({ length: 16 }, (_, index): Point => {
      const angle = (index / 16) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 ? size * 0.34 : index % 4 ? size * 0.72 : size;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
    ink,
  );
}

/** A plain cross with arms that widen a little outwards. */
export function cross([x, y]: Point, size: number, ink: string): string {
  const arm = size * 0.16;
  return (
    polygon(
      [
        [x - arm, y - size],
        [x + arm, y - size],
        [x + arm * 0.7, y],
        [x + arm, y + size * 1.3],
        [x - arm, y + size * 1.3],
        [x - arm * 0.7, y],
      ],
      ink,
    ) +
    polygon(
      [
        [x - size * 0.7, y - arm - size * 0.25],
        [x, y - arm * 0.7 - size * 0.25],
        [x + size * 0.7, y - arm - size * 0.25],
        [x + size * 0.7, y + arm - size * 0.25],
        [x, y + arm * 0.7 - size * 0.25],
        [x - size * 0.7, y + arm - size * 0.25],
      ],
      ink,
    )
  );
}

/** A flame: an outer plane and its white heart, leaning a little with the air. */
export function flame([x, y]: Point, size: number, outer: string, heart: string, lean = 0): string {
  const p = (dx: number, dy: number): Point => [
    x + dx * size + lean * dy * -0.3 * size,
    y - dy * size,
  ];
  return (
    rounded(
      [p(0, 0), p(0.26, 0.22), p(0.24, 0.5), p(0.02, 1.2), p(-0.2, 0.55), p(-0.26, 0.24)],
      outer,
    ) +
    rounded(
      [p(0, 0.06), p(0.12, 0.2), p(0.1, 0.4), p(0, 0.72), p(-0.1, 0.4), p(-0.12, 0.22)],
      heart,
    )
  );
}
