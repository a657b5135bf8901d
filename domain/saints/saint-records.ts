import type { CalendarDate } from "../time/calendar-date.ts";
import { fieldsOf } from "../untrusted.ts";

/** Saint as shown by the banner: texts, never markup. */
export interface SaintOfTheDay {
  name: string;
  /** Kind of celebration; empty when unknown. */
  kind: string;
  /** Colour of the glow, in Italian or as a CSS colour; empty when unknown. */
  colour: string;
}

/** Parses an untrusted record of the yearly file or of the external list; fields that are not texts become empty. */
export function toSaint(record: unknown): SaintOfTheDay {
  const { nome, tipo_evento, colore } = fieldsOf(record);
  return { name: textOf(nome), kind: textOf(tipo_evento), colour: textOf(colore).toLowerCase() };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

export function isNamed(saint: SaintOfTheDay): boolean {
  return saint.name !== "";
}

/**
 * Returns the saints of a day in the yearly file, the one shown first ahead (docs/behaviour.md, "Saint of the day"). Dates
 * may have leading zeros or not; malformed records are skipped.
 */
export function saintsOn(date: CalendarDate, records: unknown): SaintOfTheDay[] {
  if (!Array.isArray(records)) return [];
  return records
    .filter((record) => isOfDay(record?.data, date))
    .map(toSaint)
    .filter(isNamed);
}

function isOfDay(text: unknown, { year, month, day }: CalendarDate): boolean {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(textOf(text))?.slice(1).map(Number);
  return parts?.join() === [year, month, day].join();
}

/** Returns whether a name has so many words that its heading is smaller (docs/behaviour.md, "Saint of the day"). */
export function isLongName(name: string): boolean {
  return name.split(/\s+/).length > 7;
}
