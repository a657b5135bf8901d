import { useEffect, useState } from "react";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { PrintButton } from "../../page-components/print-button/print-button.tsx";
import { useStore } from "../../state/create-store.ts";
import { letterSize, SIZES, stepLetterSize } from "./letter-size.ts";
import styles from "./reading-tools.module.css";

/** Font size controls; placed before the text, which would push them out of view as it grows. Hidden without scripts. */
export function LetterSize() {
  const size = useStore(letterSize);
  return (
    <fieldset aria-label="Grandezza del testo" className={styles.tools}>
      <button
        type="button"
        className="button"
        aria-label="Riduci il testo"
        aria-disabled={size === 0}
        onClick={() => stepLetterSize(-1)}
      >
        A
      </button>
      <output>{`${SIZES[size]}%`}</output>
      <button
        type="button"
        aria-label="Ingrandisci il testo"
        aria-disabled={!(size + 1 in SIZES)}
        onClick={() => stepLetterSize(1)}
        className={`button ${styles.larger}`}
      >
        A
      </button>
    </fieldset>
  );
}

/** Other aids to prayer: printing, and a screen that stays on. Hidden without scripts. */
export function ReadingTools() {
  return (
    <fieldset aria-label="Strumenti di lettura" className={styles.tools}>
      <PrintButton />
      <AwakeSwitch />
    </fieldset>
  );
}

/** Keeps the screen on while the page is visible, until the browser refuses or the system takes it back. */
function AwakeSwitch() {
  const [isAwake, setAwake] = useState(false);
  const isMissing = useHydrated() && !("wakeLock" in navigator);

  useEffect(() => {
    if (!isAwake) return;
    const ending = new AbortController();
    const { signal } = ending;
    // A hidden page loses its lock by rule, and gets another one later.
    const lose = () => {
      if (!signal.aborted && document.visibilityState === "visible") setAwake(false);
    };
    async function hold() {
      if (document.visibilityState !== "visible") return;
      try {
        const lock = await navigator.wakeLock.request("screen");
        const letGo = () => void lock.release();
        if (signal.aborted) return letGo();
        lock.addEventListener("release", lose);
        signal.addEventListener("abort", letGo);
      } catch {
        lose();
      }
    }
    document.addEventListener("visibilitychange", hold, { signal });
    void hold();
    return () => ending.abort();
  }, [isAwake]);

  if (isMissing) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isAwake}
      onClick={() => setAwake(!isAwake)}
      className={`button ${styles.awake}`}
    >
      Tieni acceso lo schermo
    </button>
  );
}
