import {
  type CalendarDate,
  compareDates,
  dayInWords,
  daysBetween,
  type MonthDay,
  plusDays,
  weekdayAndDay,
  weekdayInWords,
} from "../time/calendar-date.ts";
import { easter } from "../time/easter.ts";

/** Feast and the rule for its days: the same every year, or a number of days after Easter. */
export interface Feast {
  name: string;
  rule: { from: MonthDay; to: MonthDay } | { easter: number };
  /** Start times in single years, as "11:00": only confirmed ones. */
  hours?: Readonly<Record<string, string>> | undefined;
}

export interface Days {
  first: CalendarDate;
  last: CalendarDate;
}

export function daysIn({ rule }: Pick<Feast, "rule">, year: number): Days {
  if ("easter" in rule) {
    const day = plusDays(easter(year), rule.easter);
    return { first: day, last: day };
  }
  return { first: { year, ...rule.from }, last: { year, ...rule.to } };
}

export const feastId = (slug: string) => `festa-${slug}`;

/** Returns every feast with its current or next days, earliest first. */
export function upcomingFeasts<Kind extends Feast>(
  feasts: readonly Kind[],
  today: CalendarDate,
): (Kind & Days)[] {
  return feasts
    .map((feast) => {
      const thisYear = daysIn(feast, today.year);
      const isOver = compareDates(thisYear.last, today) < 0;
      return { ...feast, ...(isOver ? daysIn(feast, today.year + 1) : thisYear) };
    })
    .sort((one, other) => compareDates(one.first, other.first));
}

/** Returns the current feast, the shortest if several; or else the next one from today on. */
export function nextFeast<Kind extends Feast>(
  feasts: readonly Kind[],
  today: CalendarDate,
): (Kind & Days) | undefined {
  const upcoming = upcomingFeasts(feasts, today);
  const length = ({ first, last }: Days) => daysBetween(first, last);
  const [goingOn] = upcoming
    .filter(({ first }) => compareDates(first, today) <= 0)
    .sort((one, other) => length(one) - length(other));
  return goingOn ?? upcoming[0];
}

/** Formats how far off a feast is: "oggi", "domani", "fra 9 giorni". */
export function daysUntil({ first }: Days, today: CalendarDate): string {
  const days = daysBetween(today, first);
  if (days <= 0) return "oggi";
  return days === 1 ? "domani" : `fra ${days} giorni`;
}

/** Notice for a part of the year, which may run over New Year's Eve. */
export interface SeasonalNotice {
  from: MonthDay;
  to: MonthDay;
  text: string;
}

/** Returns the first notice whose part of the year includes today; undefined when none does. */
export function noticeFor(
  notices: readonly SeasonalNotice[],
  today: CalendarDate,
): string | undefined {
  const place = ({ month, day }: MonthDay) => month * 100 + day;
  const now = place(today);
  return notices.find(({ from, to }) =>
    place(from) <= place(to)
      ? place(from) <= now && now <= place(to)
      : now >= place(from) || now <= place(to),
  )?.text;
}

/** Formats the days of a feast in Italian, relative to today: "oggi", "dal 12 al 20 agosto", "1° maggio 2027". */
export function datesInWords({ first, last }: Days, today: CalendarDate): string {
  if (compareDates(first, today) <= 0) {
    return compareDates(last, today) === 0 ? "oggi" : `fino al ${dayInWords(last)}`;
  }
  const year = first.year === today.year ? "" : ` ${first.year}`;
  if (compareDates(first, last) === 0) return dayInWords(first) + year;
  const start = first.month === last.month ? String(first.day) : dayInWords(first);
  return `dal ${start} al ${dayInWords(last)}${year}`;
}

/** Formats the days of a feast in full: "domenica 22 agosto 2027", "da giovedì 12 a venerdì 20 agosto 2027". */
export function fullDates({ first, last }: Days): string {
  const end = `${weekdayAndDay(last)} ${last.year}`;
  if (compareDates(first, last) === 0) return end;
  const start = first.month === last.month ? String(first.day) : dayInWords(first);
  return `da ${weekdayInWords(first)} ${start} a ${end}`;
}

/** All feasts and companies in one file, to which calendars can subscribe (docs/public-names.md, "Server"). */
export const CALENDAR = "/calendario.ics";

export const calendarAddress = (slug: string) => `/calendario/${slug}.ics`;
