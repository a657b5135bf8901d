import { useCallback, useState } from "react";
import { ID_SEPARATOR, idOf, type Path } from "./path.ts";

/** The lists and groups that were explicitly expanded or collapsed. */
type Places = ReadonlyMap<string, boolean>;

/** Expands everything around a field; collapses the list's other entries, so that nobody edits the wrong one. */
export function openedTo(places: Places, path: Path): Places {
  const way = path.map((_, end) => idOf(path.slice(0, end + 1)));
  const besides = [...places.keys()].filter((id) => {
    const list = id.split(ID_SEPARATOR).slice(0, -1).join(ID_SEPARATOR);
    const isEntry = /\/\d+$/.test(id);
    return isEntry && !way.includes(id) && way.some((open) => isEntryOf(open, list));
  });
  return new Map([
    ...places,
    ...besides.map((id) => [id, false] as const),
    ...way.map((id) => [id, true] as const),
  ]);
}

function isEntryOf(id: string, list: string): boolean {
  return /^\/\d+$/.test(id.slice(list.length)) && id.startsWith(list);
}

/** Manages which parts of a form are expanded. */
export function useOpenPlaces() {
  const [places, setPlaces] = useState<Places>(new Map());
  return {
    isOpen: (id: string, atFirst: boolean) => places.get(id) ?? atFirst,
    setOpen: (id: string, open: boolean) => setPlaces((all) => new Map(all).set(id, open)),
    openTo: useCallback((path: Path) => setPlaces((all) => openedTo(all, path)), []),
  };
}
