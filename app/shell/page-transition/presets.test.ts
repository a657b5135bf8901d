import { describe, expect, it } from "vitest";
import { choosePreset, presets } from "./presets.ts";

/** Numbers spread evenly over what Math.random can give, both ends included. */
const randoms = [...Array(100).keys()].map((step) => step / 100).concat(1 - Number.EPSILON);

describe("the presets", () => {
  it("are about 25, each a movement of its own", () => {
    expect(presets).toHaveLength(25);
    expect(new Set(presets.map(({ from }) => from)).size).toBe(25);
  });

  it("move by a rem at most, or are larger or smaller by a fiftieth, and leave letters in their shape, in 500 to 800 ms", () => {
    const quiet =
      /^(none|(translate[XY]?\((-?(0\.\d+|1)rem(, )?)+\) ?)?(scale\((0\.9[89]|1\.0[12])\))?)$/;
    for (const { from, duration } of presets) {
      expect(from).toMatch(quiet);
      expect(duration, from).toBeGreaterThanOrEqual(500);
      expect(duration, from).toBeLessThanOrEqual(800);
    }
  });
});

describe("choosePreset", () => {
  it("can draw any of them at first, then any of the others, never the same", () => {
    for (const previous of [undefined, ...presets]) {
      const drawn = new Set(randoms.map((random) => choosePreset(previous, random)));
      expect(drawn).toEqual(new Set(presets.filter((preset) => preset !== previous)));
    }
  });
});
