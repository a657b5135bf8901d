import {
  datesInWords,
  daysUntil,
  type Feast,
  nextFeast,
  noticeFor,
} from "../../../domain/feasts/feasts.ts";
import { dayHours } from "../../../domain/hours/day-hours.ts";
import {
  gapInWords,
  nextMassInWords,
  openingInWords,
} from "../../../domain/hours/hours-in-words.ts";
import { nextMass, openingAt } from "../../../domain/hours/opening-now.ts";
import { isEmpty, type Timetable } from "../../../domain/hours/timetable.ts";
import type { BuiltRoad } from "../../../domain/road/bulletins.ts";
import { issuedInWords, stateInWords } from "../../../domain/road/road-in-words.ts";
import { compareDates } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import type { Calendar } from "../../../pipeline/schemas/calendar.ts";
import type { useBulletin } from "../road/use-bulletin.ts";
import styles from "./line.module.css";

/** What the lines answer from, whatever the time. */
export interface TodayData {
  timetable: Timetable;
  road: BuiltRoad & { advice: Calendar["road"] };
  feasts: readonly (Feast & { what?: string | undefined })[];
}

/** The time; undefined in the page that is built. */
type Now = number | undefined;

interface LineProps {
  href: string;
  /** Question that the line answers. */
  what: string;
  answer: string;
  note?: string | undefined;
  /** Text shown only where the line leads. */
  more?: string | undefined;
}

export function Line({ href, what, answer, note, more }: LineProps) {
  return (
    <a href={href} className={styles.line}>
      <span className={styles.what}>{what}</span>{" "}
      <span>
        <span className={styles.answer}>{answer}</span> <span className={styles.note}>{note}</span>{" "}
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </a>
  );
}

const CALENDAR = { what: "Le feste", answer: "Il calendario dell’anno" };

/** Tells the current feast with what is celebrated, or the next one with the days until it. */
export function feastAt(feasts: TodayData["feasts"], now: Now) {
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

/** Tells whether it is open, and the next Mass; where today's hours are not confirmed, advises to telephone. */
export function hoursAt(timetable: Timetable, now: Now) {
  if (isEmpty(timetable)) return { answer: "Ve li diciamo al telefono" };
  // As high as the content that replaces it.
  if (now === undefined)
    return { answer: "Aperture e Messe", note: "Di oggi, di domani e dei prossimi giorni" };
  const opening = openingAt(timetable, now);
  const mass = nextMass(timetable, now);
  const today = romeDate(now);
  const [answer, note] = [
    opening && openingInWords(opening, now),
    mass && nextMassInWords(mass, now),
    dayHours(timetable, today)?.isByPhone ? "Per la festa telefonateci" : undefined,
  ].filter((words) => words !== undefined);
  if (answer) return { answer, note };
  return { answer: "Ve li diciamo al telefono", note: gapInWords(timetable, today) };
}

/** Tells the road bulletin in force; without one, the advice of the season. */
export function roadAt(
  { notices, otherwise }: Calendar["road"],
  { bulletin, isStale }: ReturnType<typeof useBulletin>,
  now: Now,
) {
  if (!bulletin) {
    return { answer: (now !== undefined && noticeFor(notices, romeDate(now))) || otherwise };
  }
  const note = issuedInWords(bulletin, isStale, now);
  return { answer: stateInWords(bulletin), note, more: bulletin.text };
}
