import type { Label } from "../../../pipeline/maps/company-map/label-places.ts";
import type { Point } from "./day-marks.tsx";
import styles from "./land.module.css";
import drawing from "./land.svg";

/** Draws the land around Canneto, or the profile of the road as a ridge of it, in the colours of the theme. */
export function Land({ part = "land" }: { part?: "land" | "profile" }) {
  return <use href={`${drawing}#${part}`} className={styles.land} />;
}

/** Draws a region's land, by the region's name: lazio, abruzzo, molise, campania. */
export function RegionLand({ name }: { name: string }) {
  return <use href={`${drawing}#${name}`} />;
}

export function Church({ at: [x, y], size = 1 }: { at: Point; size?: number }) {
  return (
    <g className={styles.church} transform={`translate(${x} ${y})`}>
      <use href={`${drawing}#church`} transform={size === 1 ? undefined : `scale(${size})`} />
      <text y={-48 * size}>Canneto</text>
    </g>
  );
}

/** Draws an arrow that points to a place beyond the edge of the map. */
export function Arrow({ bearing }: { bearing: number }) {
  return (
    <path
      d="M0 14V-2M-6 4L0 -3L6 4"
      transform={`translate(5) rotate(${bearing})`}
      className={styles.arrow}
    />
  );
}

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
