import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Timetable } from "../../../domain/hours/timetable.ts";
import type { Bulletin } from "../../../domain/road/bulletins.ts";
import { sampleTimetable } from "../../../tests/support/sample-timetable.ts";
import { FeastLine, HoursLine, RoadLine } from "./lines.tsx";
import { Today } from "./today.tsx";

/** What is read in some HTML. */
const read = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

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

describe("the page that is built", () => {
  const built = (timetable: Timetable, current?: Bulletin) =>
    read(<Today timetable={timetable} road={{ ...noRoad, current }} feasts={feasts} />);

  test("says nothing that is right on one day alone", () => {
    expect(built(sampleTimetable)).toMatch(
      /^Oggi a Canneto Orari Aperture e Messe Di oggi e dei prossimi giorni La strada Una sola, da Settefrati Le feste Il calendario dell’anno Telefonateci: [\d ]+$/,
    );
    expect(built(empty)).toContain("Orari Ve li diciamo al telefono");
  });

  test("says of a bulletin until when it holds and when it was issued, and lets a closed road lead", () => {
    expect(built(empty, closed)).toContain(
      "La strada Chiusa fino alle 12 del 16 gennaio Aggiornato il 14 gennaio 2027 C’è la neve.",
    );
    const html = (current?: Bulletin) =>
      renderToStaticMarkup(
        <Today timetable={empty} road={{ ...noRoad, current }} feasts={feasts} />,
      );
    expect(html(closed)).toContain('data-lead="road"');
    expect(html({ ...closed, state: "attenzione" })).not.toContain("data-lead");
    expect(html()).not.toContain("data-lead");
  });
});

describe("the hours", () => {
  test.each([
    [
      "2027-05-05T15:00:00+02:00",
      "Orari Aperto ora, fino alle 19 Prossima Messa alle 17, fra due ore",
    ],
    [
      "2027-11-05T15:00:00+01:00",
      "Orari Ve li diciamo al telefono L’orario valeva fino al 31 ottobre",
    ],
  ])("at %s: %s", (instant, said) => {
    expect(read(<HoursLine timetable={sampleTimetable} now={Date.parse(instant)} />)).toBe(said);
  });

  test("of a feast of which nothing is said are for the telephone, never none", () => {
    const [, summer] = sampleTimetable.periods;
    if (!summer) throw new Error("No summer");
    const autumn = { ...summer, endDate: "2027-12-31" };
    const said = (opening: typeof summer.opening) =>
      read(
        <HoursLine
          timetable={{ periods: [{ ...autumn, opening }], specialDays: [] }}
          now={Date.parse("2027-12-08T10:00:00+01:00")}
        />,
      );
    expect(said(summer.opening)).toBe(
      "Orari Aperto ora, fino alle 12.30 Per la festa telefonateci",
    );
    expect(said([{ weekdays: [0], from: "8:00", to: "19:00" }])).toBe(
      "Orari Per la festa telefonateci",
    );
  });

  test("are the next Mass where the openings are not known", () => {
    const [, summer] = sampleTimetable.periods;
    const timetable = {
      periods: summer ? [{ ...summer, opening: undefined }] : [],
      specialDays: [],
    };
    expect(
      read(<HoursLine timetable={timetable} now={Date.parse("2027-05-05T15:00:00+02:00")} />),
    ).toBe("Orari Prossima Messa alle 17, fra due ore");
  });
});

describe("the road", () => {
  const said = (now: string, bulletin?: Bulletin, isStale = false) =>
    read(<RoadLine road={noRoad} bulletin={bulletin} isStale={isStale} now={Date.parse(now)} />);

  test("without a bulletin is the advice of the season", () => {
    expect(said("2027-01-15T12:00:00Z")).toBe("La strada Con la neve, telefonate");
    expect(said("2027-06-15T12:00:00Z")).toBe("La strada Una sola, da Settefrati");
  });

  test("has the state in words and the day it was issued; of a stale one, the advice to telephone", () => {
    expect(said("2027-01-15T12:00:00Z", closed)).toContain("Aggiornato il 14 gennaio C’è");
    expect(said("2027-01-15T12:00:00Z", { ...closed, until: "2027-01-16" }, true)).toContain(
      "Chiusa fino al 16 gennaio Aggiornato il 14 gennaio: prima di partire telefonate C’è",
    );
  });
});

describe("the feast", () => {
  test.each([
    ["2027-08-13T10:00:00Z", "Prossima festa Festa 22 agosto, fra 9 giorni Il giorno grande."],
    ["2027-08-21T21:59:00Z", "Prossima festa Festa 22 agosto, domani Il giorno grande."],
    ["2027-08-21T22:00:00Z", "La festa Festa oggi Il giorno grande."],
    [
      "2027-08-22T22:00:00Z",
      "Prossima festa Festa 22 agosto 2028, fra 365 giorni Il giorno grande.",
    ],
  ])("at %s: %s", (instant, said) => {
    expect(read(<FeastLine feasts={feasts} now={Date.parse(instant)} />)).toBe(said);
  });
});
