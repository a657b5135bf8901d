import styles from "./valley.module.css";
import drawing from "./valley.svg";

/**
 * The valley of Canneto, in the inks of the season at the shrine and of the visitor's theme. The crop keeps what
 * stands in its middle, and the ground. hydration/before-paint.ts tells the season before the first paint.
 */
export function Valley() {
  return (
    <svg
      role="img"
      aria-label="Illustrazione: la valle di Canneto fra i faggi, con la facciata della basilica, il suo portico e le acque del Melfa sotto i monti della Meta."
      viewBox="0 0 2400 900"
      preserveAspectRatio="xMidYMax slice"
      className={styles.valley}
    >
      <use href={`${drawing}#valley`} />
    </svg>
  );
}
