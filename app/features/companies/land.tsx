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

/** Draws the church of Canneto, where all routes end, with its name above. */
export function Church({ at: [x, y] }: { at: Point }) {
  return (
    <g className={styles.church} transform={`translate(${x} ${y})`}>
      <use href={`${drawing}#church`} />
      <text y="-48">Canneto</text>
    </g>
  );
}

/** Draws an arrow that points to a place beyond the edge of the map. */
export function Arrow({ bearing }: { bearing: number }) {
  return (
    <path d="M0 14V-2M-6 4L0 -3L6 4" transform={`rotate(${bearing})`} className={styles.arrow} />
  );
}
