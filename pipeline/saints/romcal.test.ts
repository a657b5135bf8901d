import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { saints as allSaints } from "../../tests/fixtures/saints.ts";
import { words } from "../../tests/support/rows.ts";
import { saintsOfYear } from "./yearly-saints.ts";

/** The general calendar alone: romcal does not know the celebrations of the diocese. */
const saints = { ...allSaints, local: [], exceptions: [] };

const KINDS: Record<string, string> = { S: "Solennità", D: "Domenica", F: "Festa", M: "Memoria" };

const COLOURS: Record<string, string> = {
  ...{ w: "bianco", r: "rosso", g: "verde", p: "viola", o: "rosa" },
};

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
  // A line has a year, and three signs for each of its days: rank, colour, and how many optional memorials.
  const lines = readFileSync("tests/fixtures/romcal.txt", "utf8").split("\n");
  for (const line of lines.filter((line) => /^\d/.test(line))) {
    const codes = line.slice(5).match(/.../g) ?? [];
    const records = saintsOfYear(Number(line.slice(0, 4)), saints);
    const shown = records.filter(({ data }, index) => data !== records[index - 1]?.data);
    expect(codes).toHaveLength(shown.length);
    for (const [index, { data, nome, tipo_evento, colore }] of shown.entries()) {
      const [rank = "", inks = ""] = codes[index] ?? "";
      const [kind, colour] = [KINDS[rank], COLOURS[inks]];
      // Weekdays and the Triduum have no rank in romcal; below a memorial the choice is free.
      if (kind === undefined && FREE.test(tipo_evento)) continue;
      compared += 1;
      if (kind !== tipo_evento) differences.set(data, `${nome}: ${tipo_evento}, not ${kind}`);
      else if (colour !== colore) differences.set(data, `${nome}: ${colore}, not ${colour}`);
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
