import { useState } from "react";
import { idOf, type Path } from "./path.ts";

/** Which lists and groups are open, where somebody has said so. */
export function useOpenPlaces() {
  const [places, setPlaces] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    isOpen: (id: string, atFirst: boolean) => places.get(id) ?? atFirst,
    setOpen: (id: string, open: boolean) => setPlaces((all) => new Map(all).set(id, open)),
    /** Opens everything around a field. */
    openTo: (path: Path) =>
      setPlaces(
        (all) =>
          new Map([...all, ...path.map((_, end) => [idOf(path.slice(0, end + 1)), true] as const)]),
      ),
  };
}
