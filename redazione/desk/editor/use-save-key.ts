import { useEffect, useRef } from "react";

/** Control and S save, as in every other program. */
export function useSaveKey(save: () => void): void {
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      saveNow.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
