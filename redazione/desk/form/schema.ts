import type { Schema, Value } from "../../api.ts";
import { romeNow } from "../rome-time.ts";
import { getAt, isIndex, type Path } from "./path.ts";

/**
 * Returns a schema without alternatives: null unions become `nullable`, alternative groups of fields become one group
 * with the fields of all, which requires what all of them require.
 */
export function plain({ anyOf, ...own }: Schema): Schema {
  if (!anyOf) return own;
  const values = anyOf.filter(({ type }) => type !== "null");
  const [first = {}, ...others] = values;
  const group = others.length > 0 && {
    format: undefined,
    properties: first.properties && Object.assign({}, ...values.map((one) => one.properties)),
    required: first.required?.filter((name) =>
      values.every(({ required }) => required?.includes(name)),
    ),
  };
  return plain({ ...first, ...group, ...own, nullable: values.length < anyOf.length });
}

/** Returns the schema of a field; undefined if there is none at that path. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((outer, name) => {
    const inner = isIndex(name) ? outer?.items : outer?.properties?.[name];
    return inner && plain(inner);
  }, plain(schema));
}

/** Returns the readable path of a field: "Periodi › Estate 2027 › Nota"; empty for the whole file. */
export function placeOf(path: Path, fields: Value, schema: Schema): string {
  const names = path.map((name, index) => {
    const [here, list] = [path.slice(0, index + 1), schemaAt(schema, path.slice(0, index))];
    // The years of a feast's hours are numbers too, and no list.
    if (!list?.items) return schemaAt(schema, here)?.title ?? String(name);
    return entryName(getAt(fields, here), list.namedBy) ?? `${Number(name) + 1}`;
  });
  return names.join(" › ");
}

/** Returns the schema of a list's entries; lines have the label of their list, and its input. */
export function entrySchemaOf({ title, input, items = {} }: Schema): Schema {
  const entry = plain(items);
  return entry.properties ? entry : { ...entry, title, input: input ?? entry.input };
}

/** The beginning of a day or a moment in a file, which names nothing. */
const MOMENT = /^\d{4}-\d{2}-\d{2}/;

/**
 * Returns the label of a collapsed list entry: the field that names it ("immagine.alt"), else the first one in words, else all its
 * values ("domenica · 8:00, 17:00"). Undefined for an empty entry.
 */
export function entryName(entry: Value | undefined, namedBy?: string): string | undefined {
  if (typeof entry !== "object" || entry === null)
    return entry ? shorten(String(entry)) : undefined;
  const said = Object.values(entry).map(wordsOf).filter(Boolean);
  const name = namedBy
    ? wordsOf(getAt(entry, namedBy.split("."))) || said.find((words) => !MOMENT.test(words))
    : said.join(" · ");
  return name ? shorten(name) : undefined;
}

/** Strips the marks of bold and of line breaks; the asterisk of an address ("/sito/*") is not one. */
function wordsOf(value: Value | undefined): string {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "string" ? value.replace(/(?<!\/)\*|\\/g, "").trim() : "";
}

/** Cuts a text; the name of a collapsed entry is short. */
export const shorten = (text: string, longest = 70): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Adds an entry as the list's schema says: "$now" is the current hour, "$next" an unused number of the year. A line is empty. */
export function withEntry(list: readonly Value[], schema: Schema, now = romeNow()): Value[] {
  if (!entrySchemaOf(schema).properties) return [...list, ""];
  const entry = Object.entries(schema.fresh ?? {}).map(([name, value]) => {
    if (value === "$next") return [name, nextNumber(list, name, now)];
    return [name, value === "$now" ? now : value];
  });
  return [...list, Object.fromEntries(entry)];
}

function nextNumber(list: readonly Value[], name: string, now: string): number {
  const first = Number(now.slice(0, 4)) * 1000 + 1;
  const used = list.map((entry) => Number((entry as Record<string, Value> | null)?.[name]));
  return Math.max(first, ...used.filter(Number.isFinite).map((number) => number + 1));
}
