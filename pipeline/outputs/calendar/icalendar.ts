import { type CalendarDate, plusDays } from "../../../domain/time/calendar-date.ts";

/** What stands in a calendar: whole days, or one day from an hour on. */
export interface CalendarEvent {
  /** The same in every build, for it is how a calendar knows the event again. */
  uid: string;
  title: string;
  description: string;
  /** The page of the site that tells more, whole. */
  url: string;
  first: CalendarDate;
  last: CalendarDate;
  /** When it begins, by the clock of Rome, as "11:00". */
  hour?: string | undefined;
  /** Whether the day has still to be asked for. */
  isTentative: boolean;
}

/** How often calendars that follow a file may ask for it. */
const REFRESH = "P1D";

const DAY = 86_400_000;

/**
 * A file of a calendar (RFC 5545, RFC 7986).
 * @param madeAt the day of the build, in milliseconds since the epoch; it counts the editions of each event too, because
 *   a build knows nothing of the one before, and a later edition has to win
 */
export function icalendar(name: string, events: readonly CalendarEvent[], madeAt: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Santuario di Canneto//Calendario//IT",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(events.some(({ hour }) => hour) ? TIME_ZONE : []),
    ...events.flatMap((event) => eventLines(event, madeAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, madeAt: number): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `SEQUENCE:${Math.floor(madeAt / DAY)}`,
    ...dayLines(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isTentative ? "TENTATIVE" : "CONFIRMED"}`,
    // It takes nobody's time: whoever looks sees the day as free.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Whole days end with the day after the last; of an hour only the beginning is known. */
function dayLines({ first, last, hour }: CalendarEvent): string[] {
  if (hour) {
    const time = hour.replace(":", "").padStart(4, "0");
    return [`DTSTART;TZID=Europe/Rome:${compact(first)}T${time}00`];
  }
  return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(plusDays(last, 1))}`];
}

function compact({ year, month, day }: CalendarDate): string {
  return `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;
}

/** The rules of legal time in Italy since 1996, as calendars want them beside an hour. */
const TIME_ZONE = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Rome",
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** A text as a value: of its signs, those that mean something in a calendar are told apart. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** The octets of the longest line, without its end. */
const LONGEST_LINE = 75;

/** A long line goes on in the next ones, each after a space; no letter is cut in two. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LONGEST_LINE) {
      text += "\r\n ";
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
