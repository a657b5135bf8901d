import { dayInWords } from "../time/calendar-date.ts";
import { endInstant, romeDate, romeWallClock, startInstant } from "../time/rome-time.ts";
import type { Bulletin, RoadState } from "./bulletins.ts";

/** Labels of the states of the road, in a word. */
export const STATE_IN_WORDS: Record<RoadState, string> = {
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

/** Formats the end of a bulletin: "fino al 16 gennaio", "fino alle 12 del 16 gennaio"; undefined without an end. */
export function untilInWords({ until }: Bulletin): string | undefined {
  if (until === undefined) return undefined;
  if (!until.includes("T")) return `fino al ${dayInWords(romeDate(endInstant(until) - 1))}`;
  const clock = new Date(romeWallClock(endInstant(until)));
  const minutes = clock.getUTCMinutes() ? `.${String(clock.getUTCMinutes()).padStart(2, "0")}` : "";
  return `fino alle ${clock.getUTCHours()}${minutes} del ${dayInWords(romeDate(endInstant(until)))}`;
}
