import { type CalendarDate, daysBetween, plusDays, weekday } from "../time/calendar-date.ts";
import { specialDayOn } from "./special-days.ts";
import {
  FEAST_DAY,
  inOrder,
  minutesOf,
  type Period,
  periodOn,
  type Span,
  type Timetable,
  type WeekdayTimes,
} from "./timetable.ts";

export interface Mass {
  time: string;
  /** Whether it is on the eve of a Sunday or of a feast of precept. */
  isVigil: boolean;
}

/** Hours of one day: a missing list is unknown, an empty one means none. */
export interface DayHours {
  date: CalendarDate;
  /** Name of a special day. */
  name?: string | undefined;
  opening?: readonly Span[] | undefined;
  masses?: readonly Mass[] | undefined;
  confessions?: readonly string[] | undefined;
  /** Whether it is a feast of precept with its opening or Masses unspecified. */
  isByPhone?: boolean | undefined;
  note?: string | undefined;
}

type Lists = Pick<DayHours, "opening" | "masses" | "confessions">;

const CLOSED: Lists = { opening: [], masses: [], confessions: [] };

/** Returns the hours of one day (docs/behaviour.md, "Hours"); undefined where nothing is confirmed. */
export function dayHours(timetable: Timetable, date: CalendarDate): DayHours | undefined {
  const period = periodOn(timetable.periods, date);
  const special = specialDayOn(timetable, date);
  if (!period && !special) return undefined;
  const { name, note } = special ?? {};
  if (special?.isClosed) return { date, name, note, ...CLOSED };
  const ordinary = period ? ordinaryHours(period, date) : {};
  const opening = special?.opening ?? ordinary.opening;
  const masses = special?.masses?.map((time) => ({ time, isVigil: false })) ?? ordinary.masses;
  const confessions = special?.confessions ?? ordinary.confessions;
  const isByPhone = dayOf(date) === FEAST_DAY && !(masses && (opening || !period?.opening));
  return { date, name, note, opening, masses, confessions, isByPhone };
}

/** Returns the hours of each day in a range, both ends included; days without confirmed hours are left out. */
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
  return {
    opening: itemsOn(period.opening, date)
      ?.map(({ from, to }) => ({ from, to }))
      .sort((one, other) => minutesOf(one.from) - minutesOf(other.from)),
    masses: massesOn(period, date),
    confessions: timesOn(period.confessions, date),
  };
}

function massesOn({ masses, vigilMasses = [] }: Period, date: CalendarDate): Mass[] | undefined {
  // The Mass of the next day may be celebrated in the evening before.
  const vigil = isOfPrecept(plusDays(date, 1)) ? vigilMasses : [];
  const times = timesOn(masses, date);
  // On a feast, its evening Masses for the next day alone would be taken for all.
  if (!times && (vigil.length === 0 || dayOf(date) === FEAST_DAY)) return undefined;
  return inOrder([...(times ?? []), ...vigil]).map((time) => ({
    time,
    isVigil: vigil.includes(time),
  }));
}

/** Returns the day of the week as a timetable counts it: a feast of precept is not a weekday. */
function dayOf(date: CalendarDate): number {
  return weekday(date) !== 0 && isOfPrecept(date) ? FEAST_DAY : weekday(date);
}

/** Returns the entries of a list for a day; undefined on a feast that it does not name. A Sunday without any is a feast. */
function itemsOn<Item extends { weekdays: readonly number[] }>(
  list: readonly Item[] | undefined,
  date: CalendarDate,
): Item[] | undefined {
  const on = (day: number) => list?.filter(({ weekdays }) => weekdays.includes(day));
  const day = dayOf(date);
  const items = on(day);
  if (day === 0 && items?.length === 0) return on(FEAST_DAY);
  return day === FEAST_DAY && list?.length && items?.length === 0 ? undefined : items;
}

function timesOn(list: readonly WeekdayTimes[] | undefined, date: CalendarDate) {
  const items = itemsOn(list, date);
  return items && inOrder(items.flatMap(({ times }) => times));
}

/** Feasts of precept that Italy keeps on their own day, as month and day; the others fall on a Sunday there. */
const FEASTS_OF_PRECEPT = ["1-1", "1-6", "8-15", "11-1", "12-8", "12-25"];

function isOfPrecept(date: CalendarDate): boolean {
  return weekday(date) === 0 || FEASTS_OF_PRECEPT.includes(`${date.month}-${date.day}`);
}
