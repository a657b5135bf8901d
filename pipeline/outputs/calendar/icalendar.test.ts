import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEvent, icalendar } from "./icalendar.ts";

const MADE_AT = Date.parse("2026-11-22T00:00:00Z");

const EVENT: CalendarEvent = {
  uid: "novena-2027@example",
  title: "Novena",
  description: "Nove giorni.",
  url: "https://example.org/app/feste#festa-novena",
  first: { year: 2027, month: 8, day: 12 },
  last: { year: 2027, month: 8, day: 20 },
  isTentative: false,
};

/** An event as it stands in the file, and as a calendar reads it. */
function read(event: Partial<CalendarEvent> = {}) {
  const text = icalendar("Canneto", [{ ...EVENT, ...event }], MADE_AT);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [component] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("No event");
  return { text, calendar, component, event: new ICAL.Event(component) };
}

test("a feast of some days is whole days, and ends with the day after the last", () => {
  const { text, event } = read();
  expect(text).toContain("\r\nDTSTART;VALUE=DATE:20270812\r\nDTEND;VALUE=DATE:20270821\r\n");
  expect(event.startDate.isDate).toBe(true);
  expect(event.duration.toString()).toBe("P9D");
});

test("the end of a day at the end of the year is in the next one", () => {
  const day = { year: 2027, month: 12, day: 31 };
  expect(read({ first: day, last: day }).event.endDate.toString()).toBe("2028-01-01");
});

test.each([
  ["08-22", "9:30", "2027-08-22T07:30:00.000Z"],
  ["01-06", "16:00", "2027-01-06T15:00:00.000Z"],
])(
  "on %s at %s begins by the clock of Rome, and only the beginning is said",
  (date, hour, instant) => {
    const [month = 0, day = 0] = date.split("-").map(Number);
    const on = { year: 2027, month, day };
    const { text, event } = read({ first: on, last: on, hour });
    expect(event.startDate.toJSDate().toISOString()).toBe(instant);
    expect(text).not.toContain("DTEND");
  },
);

test("each later edition of an event counts more, and the same day makes the same file", () => {
  const edition = (at: number) => {
    const [, number] = /SEQUENCE:(\d+)/.exec(icalendar("Canneto", [EVENT], at)) ?? [];
    return Number(number);
  };
  expect(edition(MADE_AT + 86_400_000)).toBe(edition(MADE_AT) + 1);
  expect(read().text).toBe(read().text);
  expect(read().text).toContain("\r\nDTSTAMP:20261122T000000Z\r\n");
});

test("the file says its name and how often to ask for it, in both the ways that calendars know", () => {
  const { calendar } = read();
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(value("version")).toBe("2.0");
  expect([value("name"), value("x-wr-calname")]).toEqual(["Canneto", "Canneto"]);
  expect([value("refresh-interval"), value("x-published-ttl")]).toEqual(["P1D", "P1D"]);
  expect(calendar.getFirstProperty("refresh-interval")?.type).toBe("duration");
});

test("a day that has still to be asked for is tentative, and no day takes anybody's time", () => {
  expect(read().component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  const { component } = read({ isTentative: true });
  expect(component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
});

test("any text is read as it was written, in lines of 75 octets at most, and no letter is cut in two", () => {
  const text = fc
    .string({ unit: "grapheme", maxLength: 200 })
    .filter((each) => !/\p{Cc}/u.test(each));
  fc.assert(
    fc.property(text, text, (title, secondLine) => {
      const description = `Di più; ma, \\n:\n${secondLine}`;
      const { text, event } = read({ title, description });
      expect(event.summary ?? "").toBe(title);
      expect(event.description).toBe(description);
      expect(text).toMatch(/\r\n$/);
      for (const line of text.split("\r\n")) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      expect(text).not.toContain("\uFFFD");
    }),
    { seed: 20_261_123 },
  );
});
