import { useState } from "react";
import styles from "../offline/kept-pages-switch.module.css";
import { readNewsMemory, storeSilenced } from "./news-memory.ts";
import { newsMemory, useNewsMemory } from "./use-news-memory.ts";

/** The way back from "Non mostrare più", for who has ticked it. */
export function SilencedNews() {
  const { isSilenced } = useNewsMemory();
  const [isUndone, setIsUndone] = useState(false);
  function undo() {
    storeSilenced(false);
    newsMemory.set(readNewsMemory());
    setIsUndone(true);
  }
  if (isSilenced) {
    return (
      <div className={styles.switch}>
        <button type="button" onClick={undo}>
          Mostra di nuovo gli avvisi
        </button>
      </div>
    );
  }
  if (!isUndone) return null;
  return (
    // The focus that the button had: with it, it is said.
    <p tabIndex={-1} ref={(words) => words?.focus()}>
      Da ora gli avvisi del santuario compaiono di nuovo.
    </p>
  );
}
