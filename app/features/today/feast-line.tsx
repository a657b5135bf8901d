import { type CalendarDate, compareDates } from "../../time/calendar-date.ts";
import { romeDate } from "../../time/rome-time.ts";
import { datesInWords, daysIn, daysUntil, type Feast, nextFeast } from "../feasts/feasts.ts";
import { Line } from "./line.tsx";

export interface FeastLineProps {
  feasts: readonly (Feast & { what?: string | undefined })[];
  now: number | undefined;
}

/**
 * The feast that goes on, with what is celebrated; or the next one, and in how many days it is. From the day on which the
 * Madonna Bianca comes up her own is named as well.
 */
export function FeastLine({ feasts, now }: FeastLineProps) {
  return <Line href="/app/pellegrinaggio/feste" {...answerAt(feasts, now)} />;
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
    note: dates + (isGoingOn ? greatFeast(feasts, today) : `, ${daysUntil(feast, today)}`),
    more: feast.what,
  };
}

/** After other words, the feast of 22 August, and in how many days it is, while all are on their way to it. */
function greatFeast(feasts: FeastLineProps["feasts"], today: CalendarDate): string {
  const { year, month, day } = today;
  const first = { year, month, day: 22 };
  const isNear = month === 8 && day > 17 && day < 22;
  const feast = feasts.find((one) => compareDates(daysIn(one, year).first, first) === 0);
  return isNear && feast ? `; ${feast.name}, ${daysUntil({ first }, today)}` : "";
}
