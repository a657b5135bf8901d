import { expect, test } from "vitest";
import { italianPosition, worldPosition } from "./position.ts";

test("a position has its latitude first; one abroad may lie south or west", () => {
  for (const text of ["41.6783, 13.9083", "41.6783,13.9083", "41,6783° N, 13,9083° E"]) {
    expect(italianPosition.parse(text)).toEqual({ latitude: 41.6783, longitude: 13.9083 });
  }
  const lima = { latitude: -12.0464, longitude: -77.0428 };
  for (const text of ["-12.0464, -77.0428", "12,0464° S, 77,0428° O"])
    expect(worldPosition.parse(text)).toEqual(lima);
});

test.each([
  ["numbers exchanged", italianPosition, "13.9083, 41.6783"],
  ["a place abroad", italianPosition, "49.6783, 13.9083"],
  ["one number", italianPosition, "41.6783"],
  ["degrees and minutes", italianPosition, "41°40′42″, 13°54′30″"],
  ["commas within the numbers", italianPosition, "41,6783 13,9083"],
  ["numbers that are no text", italianPosition, [41.6783, 13.9083]],
  ["a longitude beyond the Earth", worldPosition, "-83.0165, 242.3001"],
  ["a latitude beyond the Earth", worldPosition, "91.0, 10.0"],
])("%s are no place", (_name, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
