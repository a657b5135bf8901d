import { describe, expect, test, vi } from "vitest";
import { keepAwake, type Lock } from "./keep-awake.ts";

/** A page to hide and to show, and a screen that gives locks as a browser does. */
function aScreen() {
  const pageListeners = new Set<() => void>();
  const locks: { isHeld: boolean; takeBack: () => void }[] = [];
  const page = {
    visibilityState: "visible",
    addEventListener: (_type: string, listener: () => void) => pageListeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => pageListeners.delete(listener),
  };
  async function request(): Promise<Lock> {
    const listeners = new Set<() => void>();
    const lock = {
      isHeld: true,
      takeBack() {
        lock.isHeld = false;
        for (const listener of listeners) listener();
      },
    };
    locks.push(lock);
    return {
      release: async () => {
        if (lock.isHeld) lock.takeBack();
      },
      addEventListener: (_type, listener) => listeners.add(listener),
    };
  }
  function turn(visibilityState: string) {
    page.visibilityState = visibilityState;
    if (visibilityState === "hidden") {
      for (const lock of locks) if (lock.isHeld) lock.takeBack();
    }
    for (const listener of pageListeners) listener();
  }
  return { page, request, locks, turn, listeners: pageListeners };
}

/** Lets every promise that is ready go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("keeping the screen on", () => {
  test("holds a lock until it is let go", async () => {
    const { page, request, locks, listeners } = aScreen();
    const onLost = vi.fn();
    const stop = keepAwake(request, page, onLost);
    await settle();
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([true]);
    stop();
    expect(locks.map(({ isHeld }) => isHeld)).toEqual([false]);
    expect(listeners.size).toBe(0);
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
    const { page, listeners } = aScreen();
    const onLost = vi.fn();
    keepAwake(() => Promise.reject(new Error("NotAllowedError")), page, onLost);
    await settle();
    expect(onLost).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
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
