import type { CalendarDate } from "../time/calendar-date.ts";

/** A saint as the banner shows it: texts, never markup. */
export interface SaintOfTheDay {
  name: string;
  /** The kind of celebration; empty when it is not known. */
  kind: string;
  /** The colour of the glow, in Italian or as style sheets write it; empty when it is not known. */
  colour: string;
}

/** A record of the yearly file or of the external list, whatever it is: fields that are no texts are empty. */
export function toSaint(record: unknown): SaintOfTheDay {
  const fields: Record<string, unknown> =
    typeof record === "object" && record !== null ? { ...record } : {};
  return {
    name: textOf(fields.nome),
    kind: textOf(fields.tipo_evento),
    colour: textOf(fields.colore).toLowerCase(),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

export function isNamed(saint: SaintOfTheDay): boolean {
  return saint.name !== "";
}

/**
 * The saints of a day in the yearly file, the one shown first ahead (docs/behaviour.md, "Saint of the day"). Dates may
 * have leading zeros or not; records of another shape are passed over.
 */
export function saintsOn(date: CalendarDate, records: unknown): SaintOfTheDay[] {
  if (!Array.isArray(records)) return [];
  return records
    .filter((record) => isDate(record?.data, date))
    .map(toSaint)
    .filter(isNamed);
}

function isDate(text: unknown, { year, month, day }: CalendarDate): boolean {
  const match = typeof text === "string" ? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) : null;
  return (
    match !== null &&
    Number(match[1]) === year &&
    Number(match[2]) === month &&
    Number(match[3]) === day
  );
}

/** Names of more than seven words have a smaller heading in narrow windows (docs/behaviour.md, "Saint of the day"). */
export function isLongName(name: string): boolean {
  return name.split(/\s+/).length > 7;
}
