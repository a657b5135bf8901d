import { idOf, type Path } from "../form/path.ts";

/** The lists, entries and groups of a form that were explicitly expanded or collapsed, by their ids. */
export type Places = ReadonlyMap<string, boolean>;

const listOf = (id: string) => /^(.+)\/\d+$/.exec(id)?.[1];

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
