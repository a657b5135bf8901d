import { type CalendarDate, plusDays } from "../../../domain/time/calendar-date.ts";

/** A calendar event: whole days, or a single day from an hour on. */
export interface CalendarEvent {
  /** Stable across builds: calendars identify the event by it. */
  uid: string;
  title: string;
  description: string;
  /** The absolute URL of the page with more details. */
  url: string;
  first: CalendarDate;
  last: CalendarDate;
  /** The start time in Rome, as "11:00". */
  hour?: string | undefined;
  /** Whether the day is still unconfirmed. */
  isTentative: boolean;
}

/** The interval at which subscribed calendars may refresh. */
const REFRESH = "P1D";

const DAY = 86_400_000;

/**
 * Serialises a calendar (RFC 5545, RFC 7986).
 * @param madeAt the day of the build, in milliseconds since the epoch; also the sequence number of each event, because a
 *   build knows no earlier one, and a later revision has to win
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
    // Transparent: the event does not mark the day as busy.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Returns the date properties: DTEND of whole days is exclusive; of an event with an hour only the start is known. */
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

/** The rules of Italian daylight saving time since 1996, required beside a local time. */
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

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** The maximum octets of a line, without its line break. */
const LONGEST_LINE = 75;

/** Folds a long line into continuation lines, each after a space, without splitting a character. */
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
