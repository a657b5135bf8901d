import styles from "./valley.module.css";
import drawing from "./valley.svg";

/** Visible part of the drawing: its middle, and the ground. */
const CROP = { viewBox: "0 0 2400 900", preserveAspectRatio: "xMidYMax slice" };

/** Draws the valley of Canneto in the colours of theme and season, as hydration/head-script.ts decides, with moving glints. */
export function Valley() {
  return (
    <div className={styles.valley}>
      <svg
        role="img"
        aria-label="Illustrazione: la valle di Canneto fra i faggi, con la basilica e il Melfa sotto i monti della Meta."
        {...CROP}
      >
        <use href={`${drawing}#valley`} />
      </svg>
      {["glint1", "glint2"].map((glint) => (
        <svg key={glint} aria-hidden="true" className={styles.glint} {...CROP}>
          <use href={`${drawing}#${glint}`} />
        </svg>
      ))}
    </div>
  );
}
