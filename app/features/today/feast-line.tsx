import { FEASTS_PAGE } from "../../../domain/addresses.ts";
import { datesInWords, daysUntil, type Feast, nextFeast } from "../../../domain/feasts/feasts.ts";
import { compareDates } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { Line } from "./line.tsx";

export interface FeastLineProps {
  feasts: readonly (Feast & { what?: string | undefined })[];
  now: number | undefined;
}

/** Shows the current feast with what is celebrated, or the next one with the days until it. */
export function FeastLine({ feasts, now }: FeastLineProps) {
  return <Line href={FEASTS_PAGE} {...answerAt(feasts, now)} />;
}

const CALENDAR = { what: "Le feste", answer: "Il calendario dell’anno" };

function answerAt(feasts: FeastLineProps["feasts"], now: number | undefined) {
  if (now === undefined) return CALENDAR;
  const today = romeDate(now);
  const feast = nextFeast(feasts, today);
  if (!feast) return CALENDAR;
  const isGoingOn = compareDates(feast.first, today) <= 0;
  const dates = datesInWords(feast, today);
  return {
    what: isGoingOn ? "La festa" : "Prossima festa",
    answer: feast.name,
    note: isGoingOn ? dates : `${dates}, ${daysUntil(feast, today)}`,
    more: feast.what,
  };
}
