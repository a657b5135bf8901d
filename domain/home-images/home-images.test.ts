import { describe, expect, test } from "vitest";
import {
  countdownOf,
  type HomeImageDates,
  hasTopArea,
  isVisible,
  validityAt,
} from "./home-images.ts";

/** The two of the specification. */
const madonna: HomeImageDates = { publishDate: "2026-01-06T16:00" };
const jubilee: HomeImageDates = {
  publishDate: "2024-12-30T16:00",
  expireDate: "2026-01-06T16:00",
  schedulerStartDate: "2024-12-30",
  schedulerEndDate: "2025-01-06T00:00",
  countdownStartDate: "2025-01-06",
  countdownEndDate: "2026-01-06T00:00",
  countdownTitlePre: "Saremo Basilica Giubilare tra: ",
  countdownTitleDuring: "Saremo Basilica Giubilare per ancora ",
  countdownTitlePost: "Evento Giubilare Terminato ",
};
const homeImages = [madonna, jubilee];
const at = Date.parse;

describe("the two pictures of the splash page", () => {
  // Rome is one hour ahead of UTC in winter.
  test.each([
    ["2024-12-30T14:59:59.999Z", []],
    ["2024-12-30T15:00:00.000Z", [jubilee]],
    ["2026-01-06T14:59:59.999Z", [jubilee]],
    ["2026-01-06T15:00:00.000Z", [madonna]],
    ["2999-01-01T00:00:00.000Z", [madonna]],
  ])("at %s the pictures %j are shown", (now, expected) => {
    expect(homeImages.filter((image) => isVisible(image, at(now)))).toEqual(expected);
  });

  test.each([
    ["2000-01-01T00:00:00.000Z", true],
    ["2025-01-05T22:59:59.999Z", true],
    ["2025-01-05T23:00:00.000Z", false],
  ])("at %s the jubilee has a top area: %s", (now, expected) => {
    expect(hasTopArea(jubilee, at(now))).toBe(expected);
    expect(hasTopArea(madonna, at(now))).toBe(false);
  });

  test.each([
    ["2024-12-29T22:59:59.999Z", undefined, undefined],
    ["2024-12-29T23:00:00.000Z", "Saremo Basilica Giubilare tra: ", "2025-01-05T23:00:00Z"],
    ["2025-01-05T22:59:59.999Z", "Saremo Basilica Giubilare tra: ", "2025-01-05T23:00:00Z"],
    ["2025-01-05T23:00:00.000Z", undefined, undefined],
  ])("at %s the countdown says %j", (now, title, until) => {
    expect(countdownOf(jubilee, at(now))).toEqual(
      title === undefined ? undefined : { title, until: at(until ?? "") },
    );
    expect(countdownOf(madonna, at(now))).toBeUndefined();
  });
});

test("a picture without dates is published, and does not expire", () => {
  expect(isVisible({}, 0)).toBe(true);
});

test.each([
  ["2025-01-05T22:59:59.999Z", "Saremo Basilica Giubilare tra: ", "2025-01-05T23:00:00Z"],
  ["2025-01-05T23:00:00.000Z", "Saremo Basilica Giubilare per ancora ", "2026-01-05T23:00:00Z"],
  ["2026-01-05T22:59:59.999Z", "Saremo Basilica Giubilare per ancora ", "2026-01-05T23:00:00Z"],
  ["2026-01-05T23:00:00.000Z", "Evento Giubilare Terminato ", undefined],
])("with a longer scheduler's window, at %s the countdown says %j", (now, title, until) => {
  const image: HomeImageDates = { ...jubilee, schedulerEndDate: "2026-02-01" };
  expect(countdownOf(image, at(now))).toEqual({ title, until: until && at(until) });
});

test.each([
  ["2020-01-01T00:00:00Z", 0, "2024-12-29T23:00:00Z"],
  ["2025-01-03T00:00:00Z", "2024-12-30T15:00:00Z", "2025-01-05T23:00:00Z"],
  ["2026-11-21T00:00:00Z", "2026-01-06T15:00:00Z", Number.MAX_SAFE_INTEGER],
])("what is true at %s is true from %s to %s", (now, from, until) => {
  const instant = (value: string | number) => (typeof value === "string" ? at(value) : value);
  expect(validityAt(homeImages, at(now))).toEqual({ from: instant(from), until: instant(until) });
});
