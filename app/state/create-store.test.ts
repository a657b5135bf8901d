import { expect, test, vi } from "vitest";
import { createStore } from "./create-store.ts";

test("a store watches what is outside until its last follower stops", () => {
  const stopWatching = vi.fn();
  const store = createStore("", undefined, () => stopWatching);
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})];
  stops[0]?.();
  expect(stopWatching).not.toHaveBeenCalled();
  stops[1]?.();
  expect(stopWatching).toHaveBeenCalledOnce();
});
