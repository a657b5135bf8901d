import { useEffect, useState } from "react";
import { PrintButton } from "../../components/print-button.tsx";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { keepAwake } from "./keep-awake.ts";
import { LARGEST, stepLetterSize, useLetterSize } from "./letter-size.ts";
import styles from "./reading-tools.module.css";

/** What helps to pray from the screen: larger letters, a screen that stays on, paper. Nothing of it without scripts. */
export function ReadingTools() {
  const size = useLetterSize();
  return (
    <fieldset aria-label="Strumenti di lettura" className={styles.tools}>
      <button
        type="button"
        aria-label="Riduci il testo"
        aria-disabled={size === 0}
        onClick={() => stepLetterSize(-1)}
      >
        A
      </button>
      <button
        type="button"
        aria-label="Ingrandisci il testo"
        aria-disabled={size === LARGEST}
        onClick={() => stepLetterSize(1)}
        className={styles.larger}
      >
        A
      </button>
      <PrintButton />
      <AwakeSwitch />
    </fieldset>
  );
}

/** Keeps the screen on while somebody prays; not shown where the browser has no such thing. */
function AwakeSwitch() {
  const [isAwake, setAwake] = useState(false);
  const isMissing = useHydrated() && !("wakeLock" in navigator);

  useEffect(() => {
    if (!isAwake) return;
    return keepAwake(
      () => navigator.wakeLock.request("screen"),
      document,
      () => setAwake(false),
    );
  }, [isAwake]);

  if (isMissing) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isAwake}
      onClick={() => setAwake(!isAwake)}
      className={styles.awake}
    >
      Tieni acceso lo schermo
    </button>
  );
}
