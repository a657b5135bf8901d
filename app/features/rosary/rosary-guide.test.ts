import { describe, expect, test } from "vitest";
import { renderVerse } from "../../../pipeline/markdown/markdown.ts";
import { mysteriesOn } from "./rosary-guide.tsx";
import { weekdaysIn } from "./weekdays.ts";

const { mysteries } = renderVerse(`
## Misteri della gioia (gaudiosi)

Lunedì e sabato

## Misteri del dolore (dolorosi)

Martedì e venerdì

## Misteri della luce (luminosi)

Giovedì

## Misteri della gloria (gloriosi)

Mercoledì e domenica
`);

describe("the mysteries of the day, in the guide to the Rosary", () => {
  test.each([
    ["lunedì", "Misteri della gioia (gaudiosi)"],
    ["martedì", "Misteri del dolore (dolorosi)"],
    ["mercoledì", "Misteri della gloria (gloriosi)"],
    ["giovedì", "Misteri della luce (luminosi)"],
    ["venerdì", "Misteri del dolore (dolorosi)"],
    ["sabato", "Misteri della gioia (gaudiosi)"],
    ["domenica", "Misteri della gloria (gloriosi)"],
  ])("on %s: %s", (name, title) => {
    const [day = -1] = weekdaysIn(name);
    expect(mysteriesOn(mysteries, day)?.title).toBe(title);
  });

  test("are none when no group names the day", () => {
    expect(mysteriesOn([{ id: "a", title: "A", days: [1, 2] }], 0)).toBeUndefined();
  });
});

describe("the days that a line names", () => {
  test.each([
    ["Lunedì e sabato", [1, 6]],
    ["giovedì", [4]],
    ["Lunedì, martedì e domenica", [1, 2, 0]],
    ["Lunedì o sabato", []],
    ["Preghiamo.", []],
    ["", []],
  ])("%s", (line, days) => {
    expect(weekdaysIn(line)).toEqual(days);
  });
});
