import { useEffect } from "react";
import { guardLeaving } from "./use-route.ts";

const QUESTION = "Quello che avete scritto non è ancora salvato. Andare via lo stesso?";

/** Asks for confirmation before the desk is closed, or another page opened, with unsaved changes. */
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
