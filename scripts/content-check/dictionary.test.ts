import { expect, test } from "vitest";
import { italianDictionary } from "./dictionary.ts";

const EVENTS = ["uncaughtException", "unhandledRejection"];

test("it leaves to Node what is said of an error", async () => {
  const before = EVENTS.map((event) => process.rawListeners(event));
  const { knows } = await italianDictionary();
  expect(knows("santuario")).toBe(true);
  expect(EVENTS.map((event) => process.rawListeners(event))).toEqual(before);
});
