import { useEffect } from "react";
import { guardLeaving } from "./use-route.ts";

const QUESTION = "Quello che avete scritto non è ancora salvato. Andare via lo stesso?";

/** Asks before somebody goes elsewhere in the desk, or closes it, while something is not saved. */
export function useLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: Event) => event.preventDefault();
    const open = guardLeaving(() => window.confirm(QUESTION));
    window.addEventListener("beforeunload", stay);
    return () => {
      open();
      window.removeEventListener("beforeunload", stay);
    };
  }, [isUnsaved]);
}
