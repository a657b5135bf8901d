import { mix } from "./inks.ts";
import { seeded } from "./random.ts";
import { circle, path, polygon, rect } from "./svg.ts";

/** A pilgrim from behind, standing on a point: a cloak, a head, sometimes a staff or a scarf. */
export function pilgrim(x: number, y: number, height: number, ink: string, seed: number): string {
  const random = seeded(seed);
  const width = height * (0.3 + random() * 0.08);
  const head = height * 0.1;
  const shoulder = y - height * 0.76;
  const parts = [
    path(
      `M${(x - width / 2).toFixed(0)} ${y}C${(x - width * 0.56).toFixed(0)} ${(y - height * 0.4).toFixed(0)} ${(x - width * 0.5).toFixed(0)} ${shoulder.toFixed(0)} ${x.toFixed(0)} ${(shoulder - head * 0.3).toFixed(0)}C${(x + width * 0.5).toFixed(0)} ${shoulder.toFixed(0)} ${(x + width * 0.56).toFixed(0)} ${(y - height * 0.4).toFixed(0)} ${(x + width / 2).toFixed(0)} ${y}z`,
      ink,
    ),
    circle([x, shoulder - head * 1.1], head, random() < 0.5 ? ink : mix(ink, "#ffffff", 0.22)),
  ];
  if (random() < 0.4) {
    const side = random() < 0.5 ? -1 : 1;
    parts.push(
      rect(
        x + side * width * 0.62,
        y - height * 0.95,
        Math.max(3, height * 0.02),
        height * 0.95,
        ink,
      ),
    );
  }
  return parts.join("");
}

/** A company of pilgrims on their way, the farther the smaller. */
export function company(
  x: number,
  y: number,
  count: number,
  height: number,
  ink: string,
  seed: number,
): string {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const row = index / Math.max(1, count - 1);
    const size = height * (1 - row * 0.5);
    return {
      at: x + (random() - 0.5) * height * 2.4 * (1 - row * 0.4),
      ground: y - row * height * 0.62,
      size,
      index,
    };
  })
    .reverse()
    .map(({ at, ground, size, index }) =>
      pilgrim(at, Math.round(ground), size, mix(ink, "#ffffff", 0.06 * (index % 3)), seed + index),
    )
    .join("");
}

export type BannerShape = "swallowtail" | "round" | "straight" | "pointed";

/** A banner on its staff, hanging from a bar: what is on it is a plain ornament, no town's arms. */
export function banner(
  x: number,
  ground: number,
  height: number,
  shape: BannerShape,
  cloth: string,
  trim: string,
  ornament: "star" | "wave" | "cross",
): string {
  const top = ground - height;
  const width = height * 0.34;
  const long = height * 0.46;
  const left = x - width / 2;
  const right = x + width / 2;
  const hang = top + height * 0.06;
  const foot = hang + long;
  const tails: Record<BannerShape, string> = {
    swallowtail: `L${right} ${foot}L${x} ${foot - long * 0.24}L${left} ${foot}`,
    round: `L${right} ${foot - width / 2}A${width / 2} ${width / 2} 0 0 1 ${left} ${foot - width / 2}`,
    straight: `L${right} ${foot}L${left} ${foot}`,
    pointed: `L${right} ${foot - long * 0.2}L${x} ${foot}L${left} ${foot - long * 0.2}`,
  };
  const middle = hang + long * 0.4;
  const size = width * 0.26;
  const ornaments = {
    star: polygon(
      Array.from({ length: 16 }, (_, index): [number, number] => {
        const angle = (index * Math.PI) / 8 - Math.PI / 2;
        const reach = index % 2 ? size * 0.3 : index % 4 ? size * 0.7 : size * 1.15;
        return [x + reach * Math.cos(angle), middle + reach * Math.sin(angle)];
      }),
      trim,
    ),
    wave: [-0.5, 0, 0.5]
      .map((step) =>
        path(
          `M${x - size * 1.1} ${middle + step * size}q${size * 0.55} ${-size * 0.5} ${size * 1.1} 0t${size * 1.1} 0v${size * 0.22}q${-size * 0.55} ${size * 0.5} ${-size * 1.1} 0t${-size * 1.1} 0z`,
          trim,
        ),
      )
      .join(""),
    cross:
      rect(x - size * 0.16, middle - size, size * 0.32, size * 2.2, trim) +
      rect(x - size * 0.7, middle - size * 0.4, size * 1.4, size * 0.32, trim),
  };
  const outline = `M${left} ${hang}L${right} ${hang}${tails[shape]}z`;
  return [
    rect(x - height * 0.012, top - height * 0.02, height * 0.024, height * 1.02, "#4a2f22"),
    path(outline, cloth),
    path(
      `M${x + width * 0.18} ${hang}L${right} ${hang}L${right} ${foot - long * 0.24}L${x + width * 0.18} ${foot - long * 0.24}z`,
      mix(cloth, "#000000", 0.18),
    ),
    rect(left - width * 0.1, hang - height * 0.018, width * 1.2, height * 0.024, "#6b4a34"),
    rect(left, hang + long * 0.05, width, long * 0.03, trim),
    ornaments[ornament],
    rect(x - height * 0.008, top - height * 0.1, height * 0.016, height * 0.09, trim),
    rect(x - height * 0.03, top - height * 0.075, height * 0.06, height * 0.016, trim),
  ].join("");
}
