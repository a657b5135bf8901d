import { Italy_It } from "@romcal/calendar.italy";
import { Romcal } from "romcal";
import { expect, test } from "vitest";
import { loadContent } from "../content.ts";
import { type SaintRecord, saintsOfYear } from "./yearly-saints.ts";

/** The general calendar alone: romcal does not know the celebrations of the diocese. */
const saints = { ...loadContent().saints, local: [], exceptions: [] };

const romcal = new Romcal({
  localizedCalendar: Italy_It,
  scope: "gregorian",
  epiphanyOnSunday: false,
  ascensionOnSunday: true,
  corpusChristiOnSunday: true,
});

const KINDS: Record<string, string> = {
  SOLEMNITY: "Solennità",
  SUNDAY: "Domenica",
  FEAST: "Festa",
  MEMORIAL: "Memoria",
};

const COLOURS: Record<string, string> = {
  WHITE: "bianco",
  RED: "rosso",
  GREEN: "verde",
  PURPLE: "viola",
  ROSE: "rosa",
};

/** The two differ on these days, and ours stands. */
const ROMCAL_LOSES: Record<string, readonly string[]> = {
  "Saint Joseph before Palm Sunday": ["2035-03-17", "2046-03-17"],
  "the Annunciation after a Sunday of Lent": [
    "2057-03-26",
    "2063-03-26",
    "2068-03-26",
    "2074-03-26",
    "2085-03-26",
    "2091-03-26",
    "2096-03-26",
  ],
  "Saint John before the Sacred Heart": ["2022-06-23", "2033-06-23", "2044-06-23"],
  "Saint John after Corpus Domini": ["2057-06-25", "2068-06-25"],
  "Saint John under the Immaculate Heart": ["2028-06-24", "2090-06-24"],
  "Peter and Paul under the Immaculate Heart": ["2030-06-29", "2041-06-29", "2052-06-29"],
  "Peter and Paul after the Sacred Heart": ["2057-06-30", "2068-06-30"],
  "Saint Thomas under the Immaculate Heart": ["2038-07-03"],
};

/** Years in which 8 December is a Sunday of Advent: Italy keeps the Immaculate Conception there, romcal moves it. */
const IMMACULATE_ON_SUNDAY = [2024, 2030, 2041, 2047, 2052, 2058, 2069, 2075, 2080, 2086, 2097];

/** Years in which the Immaculate Heart falls on another memorial: both are optional, romcal keeps one. */
const TWO_MEMORIALS = [
  "2025-06-28",
  "2026-06-13",
  "2027-06-05",
  "2031-06-21",
  "2032-06-05",
  "2036-06-21",
  "2037-06-13",
  "2048-06-13",
  "2062-06-03",
  "2067-06-11",
  "2073-06-03",
  "2078-06-11",
  "2084-06-03",
  "2087-06-28",
  "2089-06-11",
  "2098-06-28",
];

const isOptional = (kind: string | undefined) =>
  kind === undefined || kind === "Memoria facoltativa" || kind === "Santo del giorno";

test("from 2020 to 2099 romcal agrees on every memorial and what is above it, but for its own mistakes", async () => {
  const differences = new Map<string, string>();
  let compared = 0;
  for (let year = 2020; year <= 2099; year += 1) {
    const shown = new Map(
      saintsOfYear(year, saints)
        .toReversed()
        .map((record) => [record.data, record]),
    );
    for (const [date, [theirs]] of Object.entries(await romcal.generateCalendar(year))) {
      const ours = shown.get(date.replaceAll("-0", "-"));
      if (!theirs || !ours) throw new Error(`No celebration on ${date}`);
      const kind = KINDS[theirs.rank];
      // Weekdays and the Triduum have no rank in romcal; below a memorial the choice is free.
      if (
        kind === undefined &&
        (isOptional(ours.tipo_evento) || /Feria|Triduo/.test(ours.tipo_evento))
      )
        continue;
      compared += 1;
      const colour = COLOURS[theirs.colors[0] ?? ""];
      if (kind !== ours.tipo_evento)
        differences.set(date, `${ours.nome}: ${ours.tipo_evento}, not ${kind}`);
      else if (colour !== ours.colore)
        differences.set(date, `${ours.nome}: ${ours.colore}, not ${colour}`);
    }
  }
  expect(compared).toBeGreaterThan(10_000);

  const explained = (date: string, difference: string) => {
    const [year, day] = [Number(date.slice(0, 4)), date.slice(5)];
    return (
      // A feast of the Lord, not a solemnity.
      difference === "Battesimo del Signore: Festa, not Solennità" ||
      // It has no grade, and stands with the solemnities.
      difference.endsWith("defunti: Commemorazione, not Solennità") ||
      // A memorial in Italy since 2017.
      (day === "12-06" && difference.startsWith("San Nicola, vescovo: Memoria,")) ||
      (/12-0[89]/.test(day) && IMMACULATE_ON_SUNDAY.includes(year)) ||
      TWO_MEMORIALS.includes(date) ||
      Object.values(ROMCAL_LOSES).flat().includes(date)
    );
  };
  const unexplained = [...differences].filter(([date, difference]) => !explained(date, difference));
  expect(unexplained).toEqual([]);
  for (const date of [...TWO_MEMORIALS, ...Object.values(ROMCAL_LOSES).flat()]) {
    expect(differences.has(date), `${date} still differs`).toBe(true);
  }
}, 60_000);

test("from 2026 to 2030 romcal agrees on how many optional memorials may be kept, but for its own mistakes", async () => {
  const isTheirs = ({ nome, tipo_evento }: SaintRecord) =>
    tipo_evento === "Memoria facoltativa" && !/ in sabato$|Newman/.test(nome);
  const isMistaken = (date: string) =>
    TWO_MEMORIALS.includes(date) || date.endsWith("-12-06") || date === "2030-12-09";
  const differences: string[] = [];
  for (let year = 2026; year <= 2030; year += 1) {
    const ours = saintsOfYear(year, saints);
    for (const [date, theirs] of Object.entries(await romcal.generateCalendar(year))) {
      const ofDay = ours.filter(({ data }) => data === date.replaceAll("-0", "-"));
      // In Lent and before Christmas they are only remembered.
      if (ofDay[0]?.tipo_evento === "Feria" || isMistaken(date)) continue;
      const optional = theirs.filter(({ rank }) => rank === "OPTIONAL_MEMORIAL");
      const kept = ofDay.filter(isTheirs);
      if (kept.length !== optional.length)
        differences.push(
          `${date}: ${optional.map(({ name }) => name)}; ${ofDay.map(({ nome }) => nome)}`,
        );
    }
  }
  expect(differences).toEqual([]);
}, 60_000);
