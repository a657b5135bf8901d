import { expect, test } from "vitest";
import { DAY } from "../../../domain/pilgrimage/night.ts";
import { loadContent } from "../../read/content.ts";
import { companyNight } from "./company-night.ts";
import { GOAL, placedOnMap } from "./map-frame.ts";

const content = loadContent();

const CASSINO = placedOnMap({ latitude: 41.4858, longitude: 13.8284 });

interface Told {
  departure?: number;
  /** "18 19:00 Cassino, 19 - Canneto 2017": a dash where no hour is known. */
  moments?: string;
  title?: string;
  position?: undefined;
}

/** The night of one company, at Cassino unless it is told otherwise, in August. */
function nightOf(
  { departure, moments, title = "Cassino", ...fields }: Told,
  calendar = content.calendar,
) {
  const [sample] = content.companies;
  if (!sample) throw new Error("There are no companies.");
  const still = { ...sample.fields, departure: undefined, moments: [] };
  const picinisco = {
    ...still,
    title: "Picinisco",
    position: { latitude: 41.65, longitude: 13.87 },
  };
  const told = {
    ...still,
    title,
    position: { latitude: 41.4858, longitude: 13.8284 },
    departure: departure ? { month: 8, day: departure } : undefined,
    route: "Atina, Picinisco, Canneto",
    moments: (moments?.split(", ") ?? []).map((moment) => {
      const [day, hour, place = "", year] = moment.split(" ");
      return {
        ...{ day: { month: 8, day: Number(day) }, hour: hour === "-" ? undefined : hour },
        ...{ place, year: year ? Number(year) : undefined },
      };
    }),
    ...fields,
  };
  const companies = [picinisco, told].map((each) => ({ ...sample, fields: each }));
  return companyNight({ calendar, companies });
}

const staysOf = (told: Told) => nightOf(told).walkers[0]?.stays;

test("a day of departure alone is a day in the town, and the only one", () => {
  const { first, days, walkers } = nightOf({ departure: 19 });
  expect([first, days.length]).toEqual([{ month: 8, day: 19 }, 1]);
  expect(walkers).toEqual([
    { home: CASSINO, stays: [{ at: CASSINO, from: 0, until: DAY, way: undefined }] },
  ]);
});

test("between two known hours it walks along its drawn way, from the midnight of its day on lit in its town", () => {
  const [home, goal] = staysOf({ moments: "18 19:00 Cassino, 19 9:15 Canneto" }) ?? [];
  expect([home?.from, home?.until]).toEqual([0, 19 * 60]);
  expect([goal?.from, goal?.until]).toEqual([DAY + 9 * 60 + 15, 2 * DAY]);
  expect(home?.way).toHaveLength(4);
  expect([home?.way?.[0], home?.way?.at(-1)]).toEqual([CASSINO, GOAL]);
});

test("towards a place without an hour it does not walk", () => {
  const moments = "18 23:00 Atina, 20 - Picinisco, 21 - Canneto";
  const stays = staysOf({ departure: 18, moments });
  expect(stays?.map(({ from, until, way }) => [from, until, way])).toEqual([
    [0, 23 * 60, undefined],
    [23 * 60, DAY, undefined],
    [2 * DAY, 3 * DAY, undefined],
    [3 * DAY, 4 * DAY, undefined],
  ]);
});

test("it stays at Canneto until it is known to leave, or until the last day", () => {
  const [leaving] = staysOf({ moments: "20 - Canneto, 22 4:00 Canneto" }) ?? [];
  expect(leaving?.until).toBe(2 * DAY + 4 * 60);
  expect(staysOf({ moments: "20 - Canneto", departure: 19 })?.[1]?.until).toBe(2 * DAY);
});

test("each moment is told on its day, the year of those known of one year alone", () => {
  const moments = "18 23:00 Atina, 19 0:30 Atina, 19 - Canneto 2017";
  const { days } = nightOf({ departure: 18, moments });
  expect(days.map(({ events }) => events.map(({ hour, words }) => `${hour}: ${words}`))).toEqual([
    ["undefined: parte", "ore 23: è ad Atina"],
    ["undefined: è a Canneto, come nel 2017", "ore 0.30: riparte da Atina"],
  ]);
});

test("a company without a position is told, and has no light", () => {
  const { days, walkers } = nightOf({ departure: 20, title: "Cerreto", position: undefined });
  expect(days[0]?.events.map(({ title }) => title)).toEqual(["Cerreto"]);
  expect(walkers).toEqual([]);
});

test("the feasts of one day have that day", () => {
  const day = { month: 8, day: 19 };
  const rule = { from: day, to: day };
  const feasts = content.calendar.feasts.slice(0, 1).map((feast) => ({ ...feast, rule }));
  const calendar = { ...content.calendar, feasts };
  const names = feasts.map(({ name }) => name);
  expect(nightOf({ departure: 19 }, calendar).days.map((each) => each.feasts)).toEqual([names]);
  expect(companyNight({ calendar, companies: [] }).days).toEqual([]);
});
