import { useEffect } from "react";

const QUESTION = "Quello che avete scritto non è ancora salvato. Andare via lo stesso?";

/** Asks before somebody goes elsewhere in the desk, or closes it, while something is not saved. */
export function useLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const watch = new AbortController();
    const { signal } = watch;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      if (link && !window.confirm(QUESTION)) event.preventDefault();
    };
    document.addEventListener("click", follow, { capture: true, signal });
    window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
    return () => watch.abort();
  }, [isUnsaved]);
}
