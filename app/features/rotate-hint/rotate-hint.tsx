import { useEffect, useState } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import { useMediaQuery } from "../../components/use-media-query.ts";
import styles from "./rotate-hint.module.css";

/** Media query of landscape windows low enough for the hint (docs/behaviour.md, "Turning the device"). */
const LOW_LANDSCAPE = "(orientation: landscape) and (max-height: 600px)";

const SHOWN_FOR = 5_000;

/** Asks to turn the device upright; disappears after 5 s, and returns if the window becomes low again. */
export function RotateHint() {
  const isLow = useMediaQuery(LOW_LANDSCAPE);
  return (
    <div aria-live="polite" className={`screen-only ${styles.place}`}>
      {/* A window that is low because of a zoom of 200% or more would not gain by turning. */}
      {isLow && window.outerWidth < 2 * window.innerWidth && <Hint />}
    </div>
  );
}

function Hint() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : (
    <p role="status" className={styles.hint}>
      Ruota il dispositivo
      <button type="button" aria-label="Nascondi il suggerimento" onClick={() => setIsOver(true)}>
        <Icon name="close" />
      </button>
    </p>
  );
}
