import { type CalendarDate, daysBetween, plusDays, weekday } from "../../time/calendar-date.ts";
import { isEve } from "./feasts-of-precept.ts";
import { specialDayOn } from "./special-days.ts";
import {
  inOrder,
  minutesOf,
  type Period,
  periodOn,
  type Span,
  type Timetable,
} from "./timetable.ts";

export interface Mass {
  time: string;
  /** On the eve of a Sunday or of a feast of precept. */
  isVigil: boolean;
}

/** What is known of one day: a list that is missing is not known, an empty one says that there is none. */
export interface DayHours {
  date: CalendarDate;
  /** Of a special day. */
  name?: string | undefined;
  opening?: readonly Span[] | undefined;
  masses?: readonly Mass[] | undefined;
  confessions?: readonly string[] | undefined;
  note?: string | undefined;
}

type Lists = Pick<DayHours, "opening" | "masses" | "confessions">;

const CLOSED: Lists = { opening: [], masses: [], confessions: [] };

/**
 * The hours of one day, those of a special day before those of its period (docs/behaviour.md, "Hours"); undefined where
 * nothing is confirmed.
 */
export function dayHours(timetable: Timetable, date: CalendarDate): DayHours | undefined {
  const period = periodOn(timetable.periods, date);
  const special = specialDayOn(timetable, date);
  if (!period && !special) return undefined;
  const ordinary = period ? ordinaryHours(period, date) : {};
  if (!special) return { date, ...ordinary };
  const { name, note } = special;
  if (special.isClosed) return { date, name, note, ...CLOSED };
  return {
    date,
    name,
    note,
    opening: special.opening ?? ordinary.opening,
    masses: special.masses?.map((time) => ({ time, isVigil: false })) ?? ordinary.masses,
    confessions: special.confessions ?? ordinary.confessions,
  };
}

/** The hours of each day from one to another, both included; days of which nothing is confirmed are left out. */
export function hoursBetween(
  timetable: Timetable,
  first: CalendarDate,
  last: CalendarDate,
): DayHours[] {
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, index) => plusDays(first, index)).flatMap(
    (date) => dayHours(timetable, date) ?? [],
  );
}

function ordinaryHours(period: Period, date: CalendarDate): Lists {
  if (period.isClosed) return CLOSED;
  const day = weekday(date);
  const isToday = ({ weekdays }: { weekdays: readonly number[] }) => weekdays.includes(day);
  return {
    opening: period.opening
      ?.filter(isToday)
      .map(({ from, to }) => ({ from, to }))
      .sort((one, other) => minutesOf(one.from) - minutesOf(other.from)),
    masses: massesOn(period, date),
    confessions:
      period.confessions &&
      inOrder(period.confessions.filter(isToday).flatMap(({ times }) => times)),
  };
}

function massesOn({ masses, vigilMasses = [] }: Period, date: CalendarDate): Mass[] | undefined {
  const vigil = isEve(date) ? vigilMasses : [];
  if (!masses && vigil.length === 0) return undefined;
  const times = (masses ?? [])
    .filter(({ weekdays }) => weekdays.includes(weekday(date)))
    .flatMap(({ times }) => times);
  return inOrder([...times, ...vigil]).map((time) => ({ time, isVigil: vigil.includes(time) }));
}
