import { expect, test } from "vitest";
import type { Content } from "../../pipeline/read/model.ts";
import { endingSoon } from "./today.ts";

const NOW = Date.UTC(2027, 9, 20, 10);

const content = (fields: object) =>
  ({
    hours: { periods: [] },
    news: [],
    road: [],
    homeImages: { images: [] },
    site: {},
    ...fields,
  }) as unknown as Content;

const daysOf = (endDate: string) =>
  endingSoon(content({ news: [{ title: "Uno", endDate }] }), NOW).map(({ days }) => days);

test.each([
  ["2027-10-20", [0]],
  ["2027-10-21", [1]],
  ["2027-10-19", [-1]],
  ["2027-10-20T11:59", [-1]],
  ["2027-10-20T23:00", [0]],
  ["2027-11-19", [30]],
  ["2027-11-20", []],
  ["2027-10-06", [-14]],
  ["2027-10-05", []],
])("what ends on %s is told with its days, a month before and two weeks after", (on, days) => {
  expect(daysOf(on)).toEqual(days);
});

test("hours, notices, bulletins and pictures are told with their fields, the nearest first", () => {
  const all = content({
    hours: { periods: [{ name: "Estate", endDate: "2027-10-31" }] },
    road: [
      { text: "Chiusa.", until: "2027-10-22", issued: "2027-10-20" },
      { text: "Ghiaccio.", issued: "2027-10-01" },
      { text: "Aperta.", issued: "2027-10-19" },
    ],
    homeImages: { images: [{ picture: { alt: "La Madonna" }, expireDate: "2027-10-25" }] },
  });
  expect(endingSoon(all, NOW).map(({ path, at, days }) => [path, at.join("."), days])).toEqual([
    ["road.yaml", "1.emesso", 0],
    ["road.yaml", "0.al", 2],
    ["home-images.yaml", "immagini.0.scade_il", 5],
    ["hours.yaml", "periodi.0.al", 11],
  ]);
});
