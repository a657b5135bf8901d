import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { createStore, useStore } from "./create-store.ts";

describe("a store", () => {
  test("asks for its first value when somebody wants it, and once", () => {
    const first = vi.fn(() => 1);
    const store = createStore(first);
    expect(first).not.toHaveBeenCalled();
    expect([store.get(), store.get()]).toEqual([1, 1]);
    expect(first).toHaveBeenCalledOnce();
  });

  test("tells everybody who follows of a change, and nobody who stopped", () => {
    const store = createStore(() => 1);
    const heard: string[] = [];
    store.subscribe(() => heard.push(`one ${store.get()}`));
    const stop = store.subscribe(() => heard.push(`other ${store.get()}`));
    store.set(2);
    stop();
    store.set(3);
    expect(heard).toEqual(["one 2", "other 2", "one 3"]);
  });

  test("says nothing when it is given the value that it has", () => {
    const store = createStore(() => Number.NaN);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(Number.NaN);
    expect(listener).not.toHaveBeenCalled();
  });

  test("watches what is outside from its first follower to its last", () => {
    const stopWatching = vi.fn();
    const watch = vi.fn(() => stopWatching);
    const store = createStore(() => 1, watch);
    const stops = [store.subscribe(() => {}), store.subscribe(() => {})];
    expect(watch).toHaveBeenCalledOnce();
    stops[0]?.();
    expect(stopWatching).not.toHaveBeenCalled();
    stops[1]?.();
    expect(stopWatching).toHaveBeenCalledOnce();
    store.subscribe(() => {});
    expect(watch).toHaveBeenCalledTimes(2);
  });

  test("takes what it sees when it begins to watch, and tells its follower", () => {
    const store = createStore(
      () => "before",
      (set) => {
        set("now");
        return () => {};
      },
    );
    const listener = vi.fn();
    store.subscribe(listener);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.get()).toBe("now");
  });
});

test("a prerendered page shows the value it was built with, and asks the store nothing", () => {
  const store = createStore((): string => {
    throw new Error("There is no document.");
  });
  const Shown = () => useStore(store, "when built");
  expect(renderToStaticMarkup(<Shown />)).toBe("when built");
});
