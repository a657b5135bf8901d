import type { Label } from "../../content.server/company-map/label-places.ts";

/** From a point to the first line of a name of one line, in heights of letters; how much each further line lifts it. */
const OFFSETS = {
  right: { dx: ".8em", dy: 0.35, lift: 0.5, anchor: "start" },
  left: { dx: "-.8em", dy: 0.35, lift: 0.5, anchor: "end" },
  above: { dx: undefined, dy: -0.75, lift: 1, anchor: "middle" },
  below: { dx: undefined, dy: 1.5, lift: 0, anchor: "middle" },
} as const;

/** The name of a town on a map, at its point, where content.server/company-map/label-places.ts found room for it. */
export function TownName({ label: { side, lines } }: { label: Label }) {
  const { dx, dy, lift, anchor } = OFFSETS[side];
  const [first, second] = lines;
  const top = Math.round((dy - lift * (lines.length - 1)) * 100) / 100;
  return (
    <text dx={dx} dy={`${top}em`} textAnchor={anchor}>
      {first}
      {second && (
        <tspan x="0" dx={dx} dy="1em">
          {second}
        </tspan>
      )}
    </text>
  );
}
