import type { Value } from "../../api.ts";
import { freshEntry } from "../form/fresh-entry.ts";
import { getAt, type Path, setAt } from "../form/path.ts";
import { NO_WORDS, type Words } from "../form/schema.ts";

/**
 * Appends a new entry to a list of the fields, for a shortcut of the start page.
 * @param list the name of the list; "" if the whole file is one
 * @param now as a day and hour of Rome
 */
export function addEntry(
  fields: Value,
  list: string,
  words: Words,
  now: string,
): { fields: Value; at: Path } {
  const path = list === "" ? [] : list.split(".");
  const entries = (getAt(fields, path) ?? []) as Value[];
  const fresh = freshEntry(words[list] ?? NO_WORDS, entries, now);
  return { fields: setAt(fields, path, [...entries, fresh]), at: [...path, entries.length] };
}
