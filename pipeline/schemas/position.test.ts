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

const EXCHANGED = "13.9083, 41.6783";
const ABROAD = "49.6783, 13.9083";

test.each([
  ["Italy", italianPosition, [EXCHANGED, ABROAD, "41.6783", "41,6783 13,9083"]],
  ["Italy", italianPosition, ["41°40′42″, 13°54′30″", [41.6783, 13.9083]]],
  ["the Earth", worldPosition, ["-83.0165, 242.3001", "91.0, 10.0"]],
])("no place in %s: %j", (_area, schema, values) => {
  for (const value of values) expect(schema.safeParse(value).success, `${value}`).toBe(false);
});
