import { describe, expect, test, vi } from "vitest";
import { keepAwake } from "./keep-awake.ts";

/** A page to hide and to show, and a screen that gives locks as a browser does. */
function aScreen() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const locks: { isHeld: boolean; takeBack: () => void }[] = [];
  async function request() {
    const events = new EventTarget();
    const lock = {
      isHeld: true,
      takeBack() {
        lock.isHeld = false;
        events.dispatchEvent(new Event("release"));
      },
    };
    locks.push(lock);
    return Object.assign(events, {
      release: async () => {
        if (lock.isHeld) lock.takeBack();
      },
    });
  }
  function turn(visibilityState: DocumentVisibilityState) {
    Object.assign(page, { visibilityState });
    if (visibilityState === "hidden") {
      for (const lock of locks) if (lock.isHeld) lock.takeBack();
    }
    page.dispatchEvent(new Event("visibilitychange"));
  }
  return { page, request, locks, turn };
}

/** Lets every promise that is ready go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("keeping the screen on", () => {
  test("holds a lock until it is let go", async () => {
    const { page, request, locks, turn } = aScreen();
    const onLost = vi.fn();
    const stop = keepAwake(request, page, onLost);
    await settle();
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([true]);
    stop();
    turn("visible");
    await settle();
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([false]);
    expect(onLost).not.toHaveBeenCalled();
  });

  test("asks again when the page returns, as often as it returns", async () => {
    const { page, request, locks, turn } = aScreen();
    const onLost = vi.fn();
    keepAwake(request, page, onLost);
    await settle();
    for (const count of [2, 3]) {
      turn("hidden");
      await settle();
      expect(locks.some(({ isHeld }) => isHeld)).toBe(false);
      turn("visible");
      await settle();
      expect(locks).toHaveLength(count);
      expect(locks.at(-1)?.isHeld).toBe(true);
    }
    expect(onLost).not.toHaveBeenCalled();
  });

  test("is lost when the browser refuses", async () => {
    const { page, turn } = aScreen();
    const request = vi.fn(() => Promise.reject(new Error("NotAllowedError")));
    const onLost = vi.fn();
    keepAwake(request, page, onLost);
    await settle();
    turn("visible");
    expect(onLost).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledOnce();
  });

  test("is lost when the system takes the lock back", async () => {
    const { page, request, locks, turn } = aScreen();
    const onLost = vi.fn();
    keepAwake(request, page, onLost);
    await settle();
    locks[0]?.takeBack();
    expect(onLost).toHaveBeenCalledOnce();
    turn("visible");
    await settle();
    expect(locks).toHaveLength(1);
  });

  test("a refusal to a page that is hidden meanwhile is not a loss", async () => {
    const { page, request, locks, turn } = aScreen();
    const onLost = vi.fn();
    let isRefused = true;
    keepAwake(
      async () => {
        if (isRefused) throw new Error("NotAllowedError");
        return request();
      },
      page,
      onLost,
    );
    turn("hidden");
    await settle();
    isRefused = false;
    turn("visible");
    await settle();
    expect(onLost).not.toHaveBeenCalled();
    expect(locks).toHaveLength(1);
  });

  test("let go before the browser has answered, gives the lock back", async () => {
    const { page, request, locks } = aScreen();
    const onLost = vi.fn();
    keepAwake(request, page, onLost)();
    await settle();
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([false]);
    expect(onLost).not.toHaveBeenCalled();
  });

  test("two answers at once leave one lock", async () => {
    const { page, request, locks, turn } = aScreen();
    keepAwake(request, page, vi.fn());
    turn("visible");
    await settle();
    expect(locks.filter(({ isHeld }) => isHeld)).toHaveLength(1);
  });
});
