import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore, useStore } from "./create-store.ts";

test("a store tells those who follow of a change, once its first value was asked for, and nobody who stopped", () => {
  const first = vi.fn(() => Number.NaN);
  const store = createStore(0, first);
  expect(first).not.toHaveBeenCalled();
  const heard: string[] = [];
  store.subscribe(() => heard.push(`one ${store.get()}`));
  const stop = store.subscribe(() => heard.push(`other ${store.get()}`));
  store.set(Number.NaN);
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toEqual(["one 2", "other 2", "one 3"]);
  expect(first).toHaveBeenCalledOnce();
});

test("a store watches what is outside from its first follower to its last, and takes what it sees", () => {
  const stopWatching = vi.fn();
  const watch = vi.fn((set: (value: string) => void) => {
    set("now");
    return stopWatching;
  });
  const store = createStore("before", undefined, watch);
  const listener = vi.fn();
  const stops = [store.subscribe(listener), store.subscribe(() => {})];
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toBe("now");
  expect(watch).toHaveBeenCalledOnce();
  stops[0]?.();
  expect(stopWatching).not.toHaveBeenCalled();
  stops[1]?.();
  expect(stopWatching).toHaveBeenCalledOnce();
  store.subscribe(() => {});
  expect(watch).toHaveBeenCalledTimes(2);
});

test("a prerendered page shows the value it was built with, and asks the store nothing", () => {
  const store = createStore("when built", () => {
    throw new Error("There is no document.");
  });
  const Shown = () => useStore(store);
  expect(renderToStaticMarkup(<Shown />)).toBe("when built");
});
