import { type CalendarDate, compareDates, plusDays } from "../../time/calendar-date.ts";
import { easter } from "../../time/easter.ts";

/** A day of every year, whatever the year. */
export interface MonthDay {
  month: number;
  day: number;
}

/** A feast and the rule that gives its days: the same of every year, or so many days after Easter. */
export interface Feast {
  name: string;
  rule: { from: MonthDay; to: MonthDay } | { easter: number };
}

/** A feast in one year: its first and its last day. */
export interface Occurrence {
  name: string;
  first: CalendarDate;
  last: CalendarDate;
}

/** The days of a feast in a year. */
export function occurrenceIn({ name, rule }: Feast, year: number): Occurrence {
  if ("easter" in rule) {
    const day = plusDays(easter(year), rule.easter);
    return { name, first: day, last: day };
  }
  return { name, first: { year, ...rule.from }, last: { year, ...rule.to } };
}

/** The feast that is going on, or else the one that comes first from today on. */
export function nextFeast(feasts: readonly Feast[], today: CalendarDate): Occurrence | undefined {
  return [today.year, today.year + 1]
    .flatMap((year) => feasts.map((feast) => occurrenceIn(feast, year)))
    .filter(({ last }) => compareDates(last, today) >= 0)
    .sort((one, other) => compareDates(one.first, other.first))[0];
}

/** What to say in a part of the year, which may run over New Year's Eve. */
export interface SeasonalNotice {
  from: MonthDay;
  to: MonthDay;
  text: string;
}

/** The first notice whose part of the year holds today; undefined when none does. */
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

const MONTHS =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  );

/** The days of a feast in Italian, as seen from today: "oggi", "dal 12 al 20 agosto", "1° maggio 2027". */
export function datesInWords({ first, last }: Occurrence, today: CalendarDate): string {
  if (compareDates(first, today) <= 0) {
    return compareDates(last, today) === 0 ? "oggi" : `fino al ${dayInWords(last)}`;
  }
  const year = first.year === today.year ? "" : ` ${first.year}`;
  if (compareDates(first, last) === 0) return dayInWords(first) + year;
  const start = first.month === last.month ? String(first.day) : dayInWords(first);
  return `dal ${start} al ${dayInWords(last)}${year}`;
}

function dayInWords({ month, day }: MonthDay): string {
  return `${day === 1 ? "1°" : day} ${MONTHS[month - 1]}`;
}
