import type { Label } from "../../../pipeline/maps/company-map/label-places.ts";

/** Offset down to the first line of a one-line name, and lift for each further line, in em. */
const BESIDE = { dy: 0.35, lift: 0.5 };
const ABOVE = { dy: -0.75, lift: 1 };
const BELOW = { dy: 1.5, lift: 0 };

const OFFSETS = {
  right: { ...BESIDE, dx: ".8em", anchor: undefined },
  left: { ...BESIDE, dx: "-.8em", anchor: "end" },
  above: { ...ABOVE, dx: undefined, anchor: "middle" },
  below: { ...BELOW, dx: undefined, anchor: "middle" },
  "above right": { ...ABOVE, dx: ".2em", anchor: undefined },
  "below right": { ...BELOW, dx: ".2em", anchor: undefined },
  "above left": { ...ABOVE, dx: "-.2em", anchor: "end" },
  "below left": { ...BELOW, dx: "-.2em", anchor: "end" },
} as const;

/** Renders a town's name on a map at the position that maps/company-map/label-places.ts found for it. */
export function TownName({ label, className }: { label: Label; className?: string | undefined }) {
  const { side, lines } = label;
  const { dx, dy, lift, anchor } = OFFSETS[side];
  const [first, second] = lines;
  const top = Math.round((dy - lift * (lines.length - 1)) * 100) / 100;
  return (
    <text className={className} dx={dx} dy={`${top}em`} textAnchor={anchor}>
      {first}
      {second && (
        <tspan x="0" dx={dx} dy="1em">
          {second}
        </tspan>
      )}
    </text>
  );
}
