import { expect, test } from "vitest";
import { encodeWithinBudget } from "./picture-source.ts";

/** As many bytes as the quality says. */
const encode = async (quality: number) => Buffer.alloc(quality);

test.each([
  ["the first quality that is light enough", 60, 55],
  ["the first of all when it is light", 80, 80],
  ["the last when none is light enough", 10, 30],
])("%s is taken", async (_name, limit, quality) => {
  expect(await encodeWithinBudget([80, 55, 30], limit, encode)).toHaveLength(quality);
});
