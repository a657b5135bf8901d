import { expect, test } from "vitest";
import { position } from "./position.ts";

test.each(["41.6783, 13.9083", "41.6783,13.9083"])("%s is where Canneto is", (text) => {
  expect(position.parse(text)).toEqual({ latitude: 41.6783, longitude: 13.9083 });
});

test.each([
  ["the numbers exchanged", "13.9083, 41.6783"],
  ["a place abroad", "49.6783, 13.9083"],
  ["one number", "41.6783"],
  ["degrees and minutes", "41°40′42″, 13°54′30″"],
  ["commas within the numbers", "41,6783 13,9083"],
  ["two numbers that are no text", [41.6783, 13.9083]],
])("%s: no position", (_, value) => {
  expect(position.safeParse(value).success).toBe(false);
});
