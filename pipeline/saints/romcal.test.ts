import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { loadContent } from "../read/content.ts";
import { saintsOfYear } from "./yearly-saints.ts";

/** The general calendar alone: romcal does not know the celebrations of the diocese. */
const saints = { ...loadContent().saints, local: [], exceptions: [] };

const KINDS: Record<string, string> = { S: "Solennità", D: "Domenica", F: "Festa", M: "Memoria" };

const COLOURS: Record<string, string> = {
  ...{ w: "bianco", r: "rosso", g: "verde", p: "viola", o: "rosa" },
};

/** What romcal says of each day, by year. */
const romcal = new Map(
  readFileSync("tests/fixtures/romcal.txt", "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => [Number(line.slice(0, 4)), daysOf(line)]),
);

/** The days of a line of the fixture, with dates as in the yearly file: 2026-1-6. */
function daysOf(line: string) {
  const codes = line.slice(5).match(/.../g) ?? [];
  return codes.map(([rank = "", colour = ""], index) => {
    const day = new Date(Date.UTC(Number(line.slice(0, 4)), 0, index + 1));
    return {
      date: `${day.getUTCFullYear()}-${day.getUTCMonth() + 1}-${day.getUTCDate()}`,
      kind: KINDS[rank],
      colour: COLOURS[colour],
    };
  });
}

/**
 * The two differ on these days, and ours stands: Saint Joseph before Palm Sunday, the Annunciation after a Sunday of Lent,
 * Saint John, Peter and Paul and Saint Thomas beside Corpus Domini, the Sacred and the Immaculate Heart.
 */
const ROMCAL_LOSES = words(`
  2035-3-17 2046-3-17
  2057-3-26 2063-3-26 2068-3-26 2074-3-26 2085-3-26 2091-3-26 2096-3-26
  2022-6-23 2033-6-23 2044-6-23 2057-6-25 2068-6-25 2028-6-24 2090-6-24
  2030-6-29 2041-6-29 2052-6-29 2057-6-30 2068-6-30 2038-7-3`);

/** Years in which 8 December is a Sunday of Advent: Italy keeps the Immaculate Conception there, romcal moves it. */
const IMMACULATE_ON_SUNDAY = [2024, 2030, 2041, 2047, 2052, 2058, 2069, 2075, 2080, 2086, 2097];

/** Years in which the Immaculate Heart falls on another memorial: both are optional, romcal keeps one. */
const TWO_MEMORIALS = words(`
  2025-6-28 2026-6-13 2027-6-5 2031-6-21 2032-6-5 2036-6-21 2037-6-13 2048-6-13 2062-6-3 2067-6-11
  2073-6-3 2078-6-11 2084-6-3 2087-6-28 2089-6-11 2098-6-28`);

const FREE = /^(Memoria facoltativa|Santo del giorno|Feria|Triduo.*)$/;

test("from 2020 to 2099 romcal agrees on every memorial and what is above it, but for its own mistakes", () => {
  const differences = new Map<string, string>();
  let compared = 0;
  for (let year = 2020; year <= 2099; year += 1) {
    const shown = new Map(
      saintsOfYear(year, saints)
        .toReversed()
        .map((record) => [record.data, record]),
    );
    for (const { date, kind, colour } of romcal.get(year) ?? []) {
      const ours = shown.get(date);
      if (!ours) throw new Error(`No celebration on ${date}`);
      // Weekdays and the Triduum have no rank in romcal; below a memorial the choice is free.
      if (kind === undefined && FREE.test(ours.tipo_evento)) continue;
      compared += 1;
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
      (day === "12-6" && difference.startsWith("San Nicola, vescovo: Memoria,")) ||
      (/12-[89]$/.test(day) && IMMACULATE_ON_SUNDAY.includes(year)) ||
      TWO_MEMORIALS.includes(date) ||
      ROMCAL_LOSES.includes(date)
    );
  };
  const unexplained = [...differences].filter(([date, difference]) => !explained(date, difference));
  expect(unexplained).toEqual([]);
  const agreed = [...TWO_MEMORIALS, ...ROMCAL_LOSES].filter((date) => !differences.has(date));
  expect(agreed).toEqual([]);
});
