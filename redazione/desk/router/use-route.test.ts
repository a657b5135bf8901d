import { expect, test, vi } from "vitest";
import type { Route } from "./route.ts";
import { forget } from "./use-route.ts";

const ASKED: Route = { page: "file", path: "pages/info/home.md", add: "", field: "periodi.è" };
const REST: Route = { page: "file", path: "pages/info/home.md" };

test.each([
  ["#/apri/pages/info/home.md?aggiungi=&campo=periodi.%C3%A8", ["#/apri/pages/info/home.md"]],
  // Its page is still rendered for a moment after the address has changed.
  ["#/nuovo/companies", []],
  ["#/apri/pages/info/home.md?campo=titolo", []],
])("what an address has asked for is forgotten while it is still there: %s", (hash, left) => {
  const replaceState = vi.fn();
  vi.stubGlobal("window", { location: { hash }, history: { replaceState } });
  forget(ASKED, REST);
  expect(replaceState.mock.calls.map(([, , address]) => address)).toEqual(left);
});
