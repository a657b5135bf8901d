import { expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { createSaintsList } from "./saints/saints-list.ts";

const app = createApp({
  headers: {},
  saints: createSaintsList({ fetchList: undefined }),
  road: [{ from: Date.parse("2027-01-14T06:30:00Z"), bulletin: { state: "chiusa" } }],
});

test.each([
  ["2027-01-14T06:29:59Z", null],
  ["2027-01-14T06:30:00Z", { state: "chiusa" }],
])("at %s the road is as the bulletin in force says, and nobody keeps it", async (now, state) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
  const answer = await app.request("/dati/strada.json");
  vi.useRealTimers();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toEqual(state);
});
