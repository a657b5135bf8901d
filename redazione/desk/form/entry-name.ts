import type { Value } from "../../api.ts";

/** Letters of a name shown while an entry is closed. */
const LONGEST = 70;

/**
 * What an entry of a list is called while it is closed: its field that names it, else the first that says something; all
 * that it says, if none names it ("domenica · 8:00, 17:00"). Undefined for an entry in which nothing is written yet.
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

/** Without marks of bold and of lines; the asterisk of an address ("/sito/*") is none. */
function wordsOf(value: Value | undefined): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "string" ? value.replace(/(?<!\/)\*|\\/g, "").trim() : "";
}

const shorten = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
