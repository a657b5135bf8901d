import { dayInWords } from "../time/calendar-date.ts";
import { clockInWords, endInstant, romeDate, startInstant } from "../time/rome-time.ts";
import type { Bulletin, RoadState } from "./bulletins.ts";

const STATES: Record<RoadState, string> = {
  aperta: "Aperta",
  attenzione: "Attenzione",
  chiusa: "Chiusa",
};

/** Formats when a bulletin was issued: "Aggiornato il 14 gennaio", if stale with what to do; with the year unless it is now's. */
export function issuedInWords(
  { issued }: Bulletin,
  isStale: boolean,
  now: number | undefined,
): string {
  const date = romeDate(startInstant(issued));
  // One that is stale says what the page says that was built, so that no line breaks elsewhere.
  const isThisYear = now !== undefined && romeDate(now).year === date.year;
  const year = isThisYear && !isStale ? "" : ` ${date.year}`;
  return `Aggiornato il ${dayInWords(date)}${year}${isStale ? ": prima di partire telefonate" : ""}`;
}

/** Formats the state of the road, and until when: "Chiusa fino al 16 gennaio", "Aperta fino alle 12 del 16 gennaio". */
export function stateInWords({ state, until }: Bulletin): string {
  if (until === undefined) return STATES[state];
  const end = endInstant(until);
  if (!until.includes("T")) return `${STATES[state]} fino al ${dayInWords(romeDate(end - 1))}`;
  return `${STATES[state]} fino alle ${clockInWords(end)} del ${dayInWords(romeDate(end))}`;
}
