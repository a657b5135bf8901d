import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Period, Timetable } from "../../../domain/hours/timetable.ts";
import type { Bulletin } from "../../../domain/road/bulletins.ts";
import { textOf } from "../../../tests/support/rows.ts";
import { sampleTimetable } from "../../../tests/support/sample-timetable.ts";
import { feastAt, hoursAt, Line, roadAt } from "./lines.tsx";
import { Today } from "./today.tsx";

const read = (line: Omit<ComponentProps<typeof Line>, "href">) =>
  textOf(renderToStaticMarkup(<Line href="/" {...line} />));

const every = (month: number, day: number) => ({ month, day });

const feasts = [
  { name: "Festa", what: "Il giorno grande.", rule: { from: every(8, 22), to: every(8, 22) } },
];
const advice = {
  otherwise: "Una sola, da Settefrati",
  notices: [{ from: every(11, 1), to: every(4, 15), text: "Con la neve, telefonate" }],
};
const closed: Bulletin = {
  state: "chiusa",
  since: "2027-01-14T07:30",
  until: "2027-01-16T12:00",
  issued: "2027-01-14",
  text: "C’è la neve.",
};
const noRoad = { advice, others: [] };
const empty: Timetable = { periods: [], specialDays: [] };

const [, summer] = sampleTimetable.periods as [Period, Period];

/** A timetable of one period: the summer with something else. */
const withSummer = (fields: Partial<Period>): Timetable => ({
  periods: [{ ...summer, ...fields }],
  specialDays: [],
});

describe("the page that is built", () => {
  const built = (timetable: Timetable, current?: Bulletin) =>
    renderToStaticMarkup(
      <Today timetable={timetable} road={{ ...noRoad, current }} feasts={feasts} />,
    );

  test("says nothing that is right on one day alone", () => {
    expect(textOf(built(sampleTimetable))).toMatch(
      /^Oggi a Canneto Orari Aperture e Messe Di oggi, di domani e dei prossimi giorni La strada Una sola, da Settefrati Le feste Il calendario dell’anno Telefonateci: [\d ]+$/,
    );
    expect(textOf(built(empty))).toContain("Orari Ve li diciamo al telefono");
  });

  test("says of a bulletin until when it holds and when it was issued, and lets a closed road lead", () => {
    expect(textOf(built(empty, closed))).toContain(
      "La strada Chiusa fino alle 12 del 16 gennaio Aggiornato il 14 gennaio 2027 C’è la neve.",
    );
    // The page of these tests is built on 20 November 2026 (vitest.config.ts).
    const attention = { ...closed, state: "attenzione" } as const;
    const old = { ...closed, issued: "2026-11-12" };
    const leads = [closed, attention, old, undefined].map((bulletin) =>
      built(empty, bulletin).includes('data-lead="road"'),
    );
    expect(leads).toEqual([true, false, false, false]);
    expect(textOf(built(empty, old))).toContain("prima di partire telefonate");
  });
});

const autumn = { endDate: "2027-12-31" };
const onSundays = [{ weekdays: [0], from: "8:00", to: "19:00" }];

test.each([
  [
    "when the timetable has run out",
    sampleTimetable,
    "2027-11-05T15:00:00+01:00",
    "Ve li diciamo al telefono L’orario valeva fino al 31 ottobre",
  ],
  [
    "on a feast of which nothing is said",
    withSummer(autumn),
    "2027-12-08T10:00:00+01:00",
    "Aperto ora, fino alle 12.30 Per la festa telefonateci",
  ],
  [
    "on a feast, and with openings on Sundays alone",
    withSummer({ ...autumn, opening: onSundays }),
    "2027-12-08T10:00:00+01:00",
    "Per la festa telefonateci",
  ],
  [
    "where the openings are not known",
    withSummer({ opening: undefined }),
    "2027-05-05T15:00:00+02:00",
    "Prossima Messa alle 17, fra due ore",
  ],
])("the hours %s", (_when, timetable, instant, said) => {
  const now = Date.parse(instant);
  expect(read({ what: "Orari", ...hoursAt(timetable, now) })).toBe(`Orari ${said}`);
});

test.each([
  ["2027-01-15T12:00:00Z", undefined, false, "Con la neve, telefonate"],
  [
    "2027-01-15T12:00:00Z",
    closed,
    false,
    "Chiusa fino alle 12 del 16 gennaio Aggiornato il 14 gennaio C’è la neve.",
  ],
  [
    "2027-01-15T12:00:00Z",
    { ...closed, until: "2027-01-16" },
    true,
    "Chiusa fino al 16 gennaio Aggiornato il 14 gennaio 2027: prima di partire telefonate C’è la neve.",
  ],
])("the road at %s with the bulletin %j, stale: %s", (now, bulletin, isStale, said) => {
  const line = roadAt(advice, { bulletin, isStale }, Date.parse(now));
  expect(read({ what: "La strada", ...line })).toBe(`La strada ${said}`);
});

test.each([
  ["2027-08-21T21:59:00Z", "Prossima festa Festa 22 agosto, domani"],
  ["2027-08-21T22:00:00Z", "La festa Festa oggi"],
  ["2027-08-22T22:00:00Z", "Prossima festa Festa 22 agosto 2028, fra 365 giorni"],
])("the feast at %s: %s", (instant, said) => {
  expect(read(feastAt(feasts, Date.parse(instant)))).toBe(`${said} Il giorno grande.`);
});
