import { expect, test } from "vitest";
import { italianPosition, worldPosition } from "./position.ts";

test.each(["41.6783, 13.9083", "41.6783,13.9083", "41,6783° N, 13,9083° E"])(
  "%s is where Canneto is",
  (text) => {
    expect(italianPosition.parse(text)).toEqual({ latitude: 41.6783, longitude: 13.9083 });
  },
);

test.each([
  ["the numbers exchanged", "13.9083, 41.6783"],
  ["a place abroad", "49.6783, 13.9083"],
  ["one number", "41.6783"],
  ["degrees and minutes", "41°40′42″, 13°54′30″"],
  ["commas within the numbers", "41,6783 13,9083"],
  ["two numbers that are no text", [41.6783, 13.9083]],
])("%s: no place in Italy", (_, value) => {
  expect(italianPosition.safeParse(value).success).toBe(false);
});

test("a place abroad may lie south or west", () => {
  for (const text of ["-12.0464, -77.0428", "12,0464° S, 77,0428° O"])
    expect(worldPosition.parse(text)).toEqual({ latitude: -12.0464, longitude: -77.0428 });
});

test.each(["-83.0165, 242.3001", "91.0, 10.0"])("%s is nowhere", (text) => {
  expect(worldPosition.safeParse(text).success).toBe(false);
});
