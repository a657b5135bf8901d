import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { upcomingFeasts } from "../../../domain/feasts/feasts.ts";
import { DAY } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { loadContent } from "../../read/content.ts";
import { calendarFiles } from "./calendar-files.ts";

const content = loadContent();
const DECEMBER = Date.parse("2026-12-31T00:00:00Z");

/** The events of a file, as a calendar reads them. */
function eventsIn(files: Record<string, string>, address: string) {
  const text = files[address];
  if (text === undefined) throw new Error(`There is no ${address}.`);
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
}

const files = calendarFiles(content, DECEMBER);
const all = eventsIn(files, "/calendario.ics");
const FEAST = {
  ...{ slug: "prova", name: "Novena di prova", what: "Nove giorni.", place: undefined },
  ...{ rule: { from: { month: 8, day: 12 }, to: { month: 8, day: 20 } }, hours: undefined },
};

/** The events of a feast that stands in for those of the parish. */
function filesOf(feast: (typeof content.calendar.feasts)[number]) {
  const calendar = { ...content.calendar, feasts: [feast] };
  const made = calendarFiles({ ...content, calendar }, DECEMBER);
  return eventsIn(made, `/calendario/${feast.slug}.ics`);
}

const departing = content.companies.filter(({ fields }) => fields.departure);

test("there is a file for all, and one for each feast and each company with a day", () => {
  expect(Object.keys(files).sort()).toEqual(
    [
      "/calendario.ics",
      ...content.calendar.feasts.map(({ slug }) => `/calendario/${slug}.ics`),
      ...departing.map(({ slug }) => `/calendario/${slug}.ics`),
    ].sort(),
  );
});

test("all days of the year and of two more are in the file for all, each once", () => {
  const subjects = content.calendar.feasts.length + departing.length;
  const years = Map.groupBy(all, ({ startDate }) => startDate.year);
  expect([...years].map(([year, { length }]) => [year, length])).toEqual(
    [2026, 2027, 2028].map((year) => [year, subjects]),
  );
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
});

test("movable feasts are on the day of their year", () => {
  const palms = { ...FEAST, slug: "palme", name: "Palme", rule: { easter: -7 } };
  const days = filesOf(palms).map(({ startDate }) => startDate.toString());
  expect(days).toEqual(["2027-03-21", "2028-04-09"]);
});

test("an event keeps its name from one year's build to the next, and whatever the site's address", () => {
  const moved = { ...content, site: { ...content.site, web: "https://altrove.example" } };
  const later = eventsIn(calendarFiles(moved, DECEMBER + 30 * DAY), "/calendario.ics");
  const name = `${content.calendar.feasts[0]?.slug}-2027@calendario-di-canneto`;
  for (const events of [all, later]) expect(events.map(({ uid }) => uid)).toContain(name);
});

describe("the file of a feast", () => {
  test.each([0, 90, 233, 234, 364])(
    "built %i days after New Year's Eve has what its page says for a year to come",
    (days) => {
      const built = DECEMBER + days * DAY;
      const made = calendarFiles(content, built);
      for (const seen of [built, built + 180 * DAY, built + 364 * DAY]) {
        for (const { slug, first } of upcomingFeasts(content.calendar.feasts, romeDate(seen))) {
          const inFile = eventsIn(made, `/calendario/${slug}.ics`);
          expect(
            inFile.map(({ startDate: { year, month, day } }) => ({ year, month, day })),
            slug,
          ).toContainEqual(first);
        }
      }
    },
  );

  test("has no day that is over, and two at most", () => {
    for (const { slug } of content.calendar.feasts) {
      const events = eventsIn(files, `/calendario/${slug}.ics`);
      expect(events.map(({ startDate }) => startDate.year)).toEqual([2027, 2028]);
    }
  });

  test("leads to its place on the page of feasts, and says to telephone", () => {
    const [feast] = filesOf(FEAST);
    expect(feast?.component.getFirstPropertyValue("url")).toBe(
      `${content.site.web}/app/pellegrinaggio/feste#festa-prova`,
    );
    expect(feast?.description).toContain(content.site.phone);
    expect(feast?.duration.toString()).toBe("P9D");
  });

  test("has an hour in the year for which it is confirmed, and in no other", () => {
    const feasts = filesOf({ ...FEAST, hours: { 2027: "11:00" } });
    const starts = feasts.map(({ startDate }) => `${startDate}`);
    expect(starts).toEqual(["2027-08-12T09:00:00Z", "2028-08-12"]);
  });
});

test("the file of a company tells its days and its way, and that the day has to be asked for", () => {
  const [first] = content.companies;
  const told = { departure: { month: 8, day: 19 }, days: "19-22 agosto", route: "Guardiola" };
  const fields = { ...first?.fields, ...told };
  const companies = [{ ...first, fields }] as typeof content.companies;
  const made = calendarFiles({ ...content, companies }, DECEMBER);
  const [departure] = eventsIn(made, `/calendario/${first?.slug}.ics`);
  expect(departure?.summary).toBe(`Parte la compagnia di ${first?.fields.title}`);
  expect(departure?.startDate.toString()).toBe("2027-08-19");
  expect(departure?.description).toContain("Giorni: 19-22 agosto.\nPercorso: Guardiola");
  expect(departure?.component.getFirstPropertyValue("status")).toBe("TENTATIVE");
});
