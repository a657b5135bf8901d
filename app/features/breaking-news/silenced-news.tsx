import { useState } from "react";
import { useStore } from "../../state/create-store.ts";
import { newsMemory, unsilence } from "./news-memory.ts";

/** Undoes "Non mostrare più", for those who have ticked it. */
export function SilencedNews() {
  const { isSilenced } = useStore(newsMemory);
  const [isUndone, setIsUndone] = useState(false);
  function undo() {
    unsilence();
    setIsUndone(true);
  }
  if (isSilenced) {
    return (
      <div>
        <button type="button" className="button" onClick={undo}>
          Mostra di nuovo gli avvisi
        </button>
      </div>
    );
  }
  if (!isUndone) return null;
  return (
    // Receives the focus of the removed button, so that it is announced.
    <p tabIndex={-1} ref={(words) => words?.focus()}>
      Da ora gli avvisi del santuario compaiono di nuovo.
    </p>
  );
}
