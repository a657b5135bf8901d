import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Draft, FieldProblem, Value } from "../../api.ts";
import { addPicture, useAsked } from "../api.ts";
import { pictureName } from "../editor/picture-name.ts";
import { getAt, idOf, type Path, setAt } from "./path.ts";

const Context = createContext({} as ReturnType<typeof useFormContext>);

export const FormProvider = Context.Provider;

/** Returns what the fields share with their form. */
export const useForm = () => useContext(Context);

/** Provides what the fields of a file share. */
export function useFormContext(
  path: string,
  draft: Draft,
  problems: readonly FieldProblem[],
  onChange: (draft: Draft) => void,
) {
  const [places, setPlaces] = useState<Places>(new Map());
  const pages = useAsked("pages");
  const [wanted, setWanted] = useState<Path>();
  useEffect(() => {
    if (!wanted) return;
    focusOn(wanted);
    setWanted(undefined);
  }, [wanted]);
  // Edits made during a picture's upload are kept.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  return {
    fields: draft.fields,
    problems,
    pages: pages.answer ?? [],
    /** Sets a value, or computes it from the current one; undefined removes the field. */
    change: (to: Path, value: Value | undefined | ((now: Value | undefined) => Value)) => {
      const { fields } = latest.current;
      const made = typeof value === "function" ? value(getAt(fields, to)) : value;
      onChange({ ...latest.current, fields: setAt(fields, to, made) });
    },
    isOpen: (id: string, atFirst: boolean) => places.get(id) ?? atFirst,
    setOpen: (id: string, open: boolean) => setPlaces((all) => new Map(all).set(id, open)),
    /** Expands everything around a field, and moves focus to it. */
    goTo: useCallback((to: Path) => {
      setPlaces((all) => openedTo(all, to));
      setWanted(to);
    }, []),
    /** Moves focus to an entry that has been moved, or beside one removed, with the list's entries collapsed. */
    followTo: (entry: Path) => {
      setPlaces((all) => closedIn(all, entry.slice(0, -1)));
      setWanted(entry);
    },
    /** Uploads a picture; resolves to its path, or rejects with a sentence. */
    addPicture: (file: File) => addPicture(...pictureName(path, file.name), file),
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
type Places = ReadonlyMap<string, boolean>;

const listOf = (id: string) => /^(.+)\/\d+$/.exec(id)?.[1];

/** Collapses the entries of a list, whose places change when one is moved. */
const closedIn = (places: Places, list: Path): Places =>
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
