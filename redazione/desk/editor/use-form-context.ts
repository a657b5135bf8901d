import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldProblem } from "../../api.ts";
import { addPicture, useAsked } from "../api.ts";
import type { FormContext } from "../form/form-context.ts";
import { getAt, idOf, type Path, setAt } from "../form/path.ts";
import type { Writing } from "./editing.ts";
import { pictureName } from "./picture-name.ts";

/** Provides the context that a file's fields share. */
export function useFormContext(
  path: string,
  draft: Writing,
  problems: readonly FieldProblem[],
  change: (draft: Writing) => void,
): FormContext {
  const [places, setPlaces] = useState<Places>(new Map());
  const pages = useAsked("pages");
  const pictures = useAsked("pictures");
  const [wanted, setWanted] = useState<Path>();
  useEffect(() => {
    if (!wanted) return;
    focusOn(wanted);
    setWanted(undefined);
  }, [wanted]);
  const goTo = useCallback((to: Path) => {
    setPlaces((all) => openedTo(all, to));
    setWanted(to);
  }, []);
  // Edits made during a picture's upload are kept.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  return {
    ...{ fields: draft.fields, problems, goTo },
    change: (to, value) => {
      const { fields } = latest.current;
      const made = typeof value === "function" ? value(getAt(fields, to)) : value;
      change({ ...latest.current, fields: setAt(fields, to, made) });
    },
    followTo: (entry) => {
      setPlaces((all) => closedIn(all, entry.slice(0, -1)));
      setWanted(entry);
    },
    isOpen: (id, atFirst) => places.get(id) ?? atFirst,
    setOpen: (id, open) => setPlaces((all) => new Map(all).set(id, open)),
    pages: pages.answer ?? [],
    pictures: pictures.answer ?? [],
    addPicture: async (file) => {
      const [folder, name] = pictureName(path, file.name);
      const added = await addPicture(folder, name, file);
      pictures.again();
      return added;
    },
  };
}

/** Moves focus to a field, or to the first of its inputs. */
function focusOn(path: Path): void {
  const field = document.getElementById(idOf(path));
  const body = field?.closest("li, section")?.querySelector<HTMLElement>("input, select, textarea");
  const target = field?.matches("[aria-expanded]") && body ? body : field;
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}

/** The lists, entries and groups of a form that were explicitly expanded or collapsed, by their ids. */
export type Places = ReadonlyMap<string, boolean>;

const listOf = (id: string) => /^(.+)\/\d+$/.exec(id)?.[1];

/** Collapses the entries of a list, whose places change when one is moved. */
export const closedIn = (places: Places, list: Path): Places =>
  new Map([...places].filter(([id]) => listOf(id) !== idOf(list)));

/** Expands everything around a field; collapses the list's other entries, so that nobody edits the wrong one. */
export function openedTo(places: Places, path: Path): Places {
  const way = path.map((_, end) => idOf(path.slice(0, end + 1)));
  const lists = way.map(listOf).filter((list) => list !== undefined);
  const others = [...places.keys()].filter((id) => lists.includes(listOf(id) ?? ""));
  return new Map([
    ...places,
    ...others.map((id) => [id, false] as const),
    ...way.map((id) => [id, true] as const),
  ]);
}
