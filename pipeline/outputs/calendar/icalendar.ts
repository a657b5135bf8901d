import { instantOf } from "../../../domain/hours/timetable.ts";
import { type CalendarDate, DAY, isoDate, plusDays } from "../../../domain/time/calendar-date.ts";

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
    ...events.flatMap((event) => eventLines(event, madeAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, madeAt: number): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utc(madeAt)}`,
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
  if (hour) return [`DTSTART:${utc(instantOf(first, hour))}`];
  return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(plusDays(last, 1))}`];
}

const compact = (date: CalendarDate) => isoDate(date).replaceAll("-", "");

const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Folds a line of more than 75 octets without splitting a character: 18 of any characters have 72 at most. */
const folded = (line: string) =>
  Buffer.byteLength(line) > 75 ? line.replace(/.{18}(?=.)/gsu, "$&\r\n ") : line;
