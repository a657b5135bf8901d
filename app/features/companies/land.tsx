import styles from "./land.module.css";
import drawing from "./land.svg";

type Point = readonly [x: number, y: number];

/** Draws the land around Canneto in the colours of the theme, as the base of a map. */
export function Land() {
  return <use href={`${drawing}#land`} className={styles.land} />;
}

/** Draws a region's land, by the region's name: lazio, abruzzo, molise, campania. */
export function RegionLand({ name }: { name: string }) {
  return <use href={`${drawing}#${name}`} />;
}

/** Draws the profile of the road to Canneto (pipeline/maps/road-profile.ts) as a ridge of that land. */
export function Profile() {
  return <use href={`${drawing}#profile`} className={styles.land} />;
}

/** Draws the church of Canneto, where all routes end, with its name above. */
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
    <path d="M0 14V-2M-6 4L0 -3L6 4" transform={`rotate(${bearing})`} className={styles.arrow} />
  );
}
