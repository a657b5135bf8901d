import type { Value } from "../../api.ts";

/** Maximum length of the name of a collapsed entry. */
const LONGEST = 70;

/**
 * Returns the label of a collapsed list entry: the field that names it, else the first one with a value, else all its
 * values ("domenica · 8:00, 17:00"). Undefined for an empty entry.
 */
export function entryName(
  entry: Value | undefined,
  namedBy: string | undefined,
): string | undefined {
  if (typeof entry !== "object" || entry === null)
    return entry ? shorten(String(entry)) : undefined;
  const said = Object.values(entry).map(wordsOf).filter(Boolean);
  const name = namedBy ? wordsOf(Reflect.get(entry, namedBy)) || said[0] : said.join(" · ");
  return name ? shorten(name) : undefined;
}

/** Strips the marks of bold and of line breaks; the asterisk of an address ("/sito/*") is not one. */
function wordsOf(value: Value | undefined): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "string" ? value.replace(/(?<!\/)\*|\\/g, "").trim() : "";
}

const shorten = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
