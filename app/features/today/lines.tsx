import { FEASTS_PAGE, HOURS_PAGE, ROAD_PAGE } from "../../../domain/addresses.ts";
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
import type { BuiltRoad, Bulletin } from "../../../domain/road/bulletins.ts";
import { issuedInWords, stateInWords } from "../../../domain/road/road-in-words.ts";
import { compareDates } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import type { Calendar } from "../../../pipeline/schemas/calendar.ts";
import styles from "./line.module.css";

/** What the lines answer from, whatever the time. */
export interface TodayData {
  timetable: Timetable;
  road: BuiltRoad & { advice: Calendar["road"] };
  feasts: readonly (Feast & { what?: string | undefined })[];
}

/** Part of it, with the time; undefined in the page that is built. */
type At<Part extends keyof TodayData> = Pick<TodayData, Part> & { now: number | undefined };

interface LineProps {
  href: string;
  /** Question that the line answers. */
  what: string;
  answer: string;
  note?: string | undefined;
  /** Text shown only where the line leads. */
  more?: string | undefined;
}

function Line({ href, what, answer, note, more }: LineProps) {
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

/** Shows the current feast with what is celebrated, or the next one with the days until it. */
export function FeastLine({ feasts, now }: At<"feasts">) {
  return <Line href={FEASTS_PAGE} {...feastAt(feasts, now)} />;
}

const CALENDAR = { what: "Le feste", answer: "Il calendario dell’anno" };

function feastAt(feasts: TodayData["feasts"], now: number | undefined) {
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

/** Shows whether it is open, and the next Mass; where today's hours are not confirmed, the advice to telephone. */
export function HoursLine({ timetable, now }: At<"timetable">) {
  return <Line href={HOURS_PAGE} what="Orari" {...hoursAt(timetable, now)} />;
}

function hoursAt(timetable: Timetable, now: number | undefined) {
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

type RoadLineProps = At<"road"> & { bulletin: Bulletin | undefined; isStale: boolean };

/** Shows the road bulletin in force; without one, the advice of the season. */
export function RoadLine({ road: { advice }, bulletin, isStale, now }: RoadLineProps) {
  const said = bulletin
    ? {
        answer: stateInWords(bulletin),
        note: issuedInWords(bulletin, isStale, now),
        more: bulletin.text,
      }
    : { answer: adviceAt(advice, now) };
  return (
    <section aria-label="La strada">
      <Line href={ROAD_PAGE} what="La strada" {...said} />
    </section>
  );
}

function adviceAt({ notices, otherwise }: Calendar["road"], now: number | undefined): string {
  return (now !== undefined && noticeFor(notices, romeDate(now))) || otherwise;
}
