import styles from "./day-marks.module.css";

export type Point = readonly [x: number, y: number];

/** Shapes that tell apart the days of departure, centred on 0; day-marks.module.css has their colours, by data-day. */
const SHAPES = [
  "M0 -9L9.5 8H-9.5z",
  "M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z",
  "M-7.5 -7.5H7.5V7.5H-7.5z",
  "M0 -10L10 0L0 10L-10 0z",
  "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3z",
];

/** Returns the mark of a day, by its position among the days; undefined for an unknown day. */
export const markOf = (day: number | undefined): number | undefined =>
  day === undefined ? undefined : day % SHAPES.length;

const idOf = (day: number) => `segno-${markOf(day)}`;

/** Defines the shapes of the days, once on a page that shows marks. */
export function DayShapes() {
  return (
    <svg className={styles.shapes} aria-hidden="true">
      {SHAPES.map((shape, index) => (
        <path key={shape} id={idOf(index)} d={shape} />
      ))}
    </svg>
  );
}

export function DayMark({ day }: { day: number }) {
  return (
    <svg viewBox="-11 -11 22 22" className={styles.mark} data-day={markOf(day)} aria-hidden="true">
      <use href={`#${idOf(day)}`} />
    </svg>
  );
}

/** Renders the mark of a day at a point of a map, in the colour of the enclosing day. */
export function MapMark({ day }: { day: number }) {
  return <use href={`#${idOf(day)}`} className={styles.mapMark} />;
}

/** Draws a route through its places, in the colour of its day of departure. */
export function Way({ points, day }: { points: readonly Point[]; day: number | undefined }) {
  return (
    <path
      d={`M${points.map((point) => point.join(" ")).join("L")}`}
      className={styles.way}
      data-day={markOf(day)}
    />
  );
}
