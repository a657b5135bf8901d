import { gouges } from "../tools/strokes.ts";
import { type Point, path } from "../tools/svg.ts";
import type { MapInks } from "./inks.ts";

/** A steamer on its way to the west, the smoke behind it. */
export function steamer([x, y]: Point, inks: MapInks): string[] {
  const outline = (steps: string) => {
    const points = steps.split(" ").map((pair) => {
      const [dx = 0, dy = 0] = pair.split(",").map(Number);
      return `${Math.round(x) + dx} ${Math.round(y) + dy}`;
    });
    return `M${points.join("L")}z`;
  };
  return [
    path(
      outline(
        "-2,-34 10,-46 26,-44 36,-54 54,-52 64,-60 84,-56 70,-46 58,-40 44,-40 34,-32 18,-34 8,-28",
      ),
      inks.smoke,
    ),
    path(
      outline("-6,-12 -6,-32 4,-32 4,-12") + outline("12,-12 12,-30 21,-30 21,-12"),
      inks.funnel,
    ),
    path(outline("-52,-6 50,-6 44,14 -38,14"), inks.hull),
    path(outline("-30,-14 38,-14 42,-6 -36,-6"), inks.cabin),
    gouges(
      [
        [[x - 58, y + 18], [x - 16, y + 16], 4],
        [[x - 4, y + 20], [x + 62, y + 17], 5],
      ],
      inks.cabin,
    ),
  ];
}

/** A rose of the winds with eight points, each half in shade. */
export function rose([x, y]: Point, radius: number, inks: MapInks): string[] {
  const around = (angle: number, reach: number) =>
    `${Math.round(x + Math.sin(angle) * reach)} ${Math.round(y - Math.cos(angle) * reach)}`;
  const halves = (side: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      const reach = radius * (index % 2 ? 0.58 : 1);
      return `M${around(0, 0)}L${around(angle, reach)}L${around(angle + side * 0.4, reach * 0.24)}z`;
    }).join("");
  return [path(halves(-1), inks.road), path(halves(1), inks.roseShade)];
}
