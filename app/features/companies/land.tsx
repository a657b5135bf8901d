import styles from "./land.module.css";
import drawing from "./land.svg";

type Point = readonly [x: number, y: number];

/** The land around Canneto, in the inks of the visitor's theme, where a map's own parts stand on it. */
export function Land() {
  return <use href={`${drawing}#land`} className={styles.land} />;
}

/** A region's land, by the region's name: lazio, abruzzo, molise, campania. */
export function RegionLand({ name }: { name: string }) {
  return <use href={`${drawing}#${name}`} />;
}

/** The church of Canneto, where all ways end, with its name over it. */
export function Church({ at: [x, y] }: { at: Point }) {
  return (
    <g className={styles.church} transform={`translate(${x} ${y})`}>
      <use href={`${drawing}#church`} />
      <text y="-48">Canneto</text>
    </g>
  );
}

/** Where a place beyond the edge lies, as an arrow that points there. */
export function Arrow({ bearing }: { bearing: number }) {
  return (
    <path d="M0 14V-2M-6 4L0 -3L6 4" transform={`rotate(${bearing})`} className={styles.arrow} />
  );
}
