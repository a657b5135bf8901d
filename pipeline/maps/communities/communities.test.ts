import { expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { worldAround } from "./communities.ts";

const content = loadContent();

test("a community belongs to the country before it, wherever its file is", () => {
  expect(worldAround(content, "/app/usa/stanford")?.country.address).toBe("/app/stati-uniti");
});

test("a country that does not say where it is stands in the middle of its communities", () => {
  const canada = worldAround(content, "/app/canada")?.country;
  const north = canada?.communities.flatMap(({ position }) => position?.latitude ?? []) ?? [];
  expect(canada?.position?.latitude).toBeGreaterThan(Math.min(...north));
  expect(canada?.position?.latitude).toBeLessThan(Math.max(...north));
});

test("a page of no section has no world around it", () => {
  expect(worldAround(content, "/app/cile")).toBeUndefined();
});
