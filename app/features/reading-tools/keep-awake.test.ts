import { expect, test, vi } from "vitest";
import { keepAwake } from "./keep-awake.ts";

const refuse = () => Promise.reject(new Error("NotAllowedError"));

/** Keeps a screen on that gives locks as a browser does, on a page that can be hidden and shown. */
function setUp() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const locks: { isHeld: boolean; takeBack: () => void }[] = [];
  const request = vi.fn(async () => {
    const events = new EventTarget();
    const lock = {
      isHeld: true,
      takeBack() {
        lock.isHeld = false;
        events.dispatchEvent(new Event("release"));
      },
    };
    locks.push(lock);
    return Object.assign(events, { release: async () => void (lock.isHeld && lock.takeBack()) });
  });
  async function turn(visibilityState: DocumentVisibilityState) {
    Object.assign(page, { visibilityState });
    for (const lock of locks) if (visibilityState === "hidden" && lock.isHeld) lock.takeBack();
    page.dispatchEvent(new Event("visibilitychange"));
    // Lets every promise that is ready go on.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const onLost = vi.fn();
  const start = () => keepAwake(request, page, onLost);
  const held = () => locks.map(({ isHeld }) => isHeld);
  return { request, locks, turn, onLost, start, held };
}

test("a lock is held until it is let go, also where the browser answers only afterwards", async () => {
  const { turn, onLost, start, held } = setUp();
  const stop = start();
  await turn("visible");
  expect(held().filter(Boolean), "two requests at once leave one lock").toHaveLength(1);
  stop();
  start()();
  await turn("visible");
  expect(held()).toEqual([false, false, false]);
  expect(onLost).not.toHaveBeenCalled();
});

test("a lock is asked for again when the page returns, as often as it returns, and whatever a hidden page was told", async () => {
  const { request, turn, onLost, start, held } = setUp();
  request.mockImplementationOnce(refuse);
  start();
  for (let times = 1; times <= 3; times += 1) {
    await turn("hidden");
    expect(held()).not.toContain(true);
    await turn("visible");
    expect(held()).toHaveLength(times);
    expect(held().at(-1)).toBe(true);
  }
  expect(onLost).not.toHaveBeenCalled();
});

test.each(["the browser refuses", "the system takes it back"])(
  "where %s the lock is lost, and not asked for again",
  async (reason) => {
    const { request, locks, turn, onLost, start } = setUp();
    if (reason === "the browser refuses") request.mockImplementationOnce(refuse);
    start();
    await Promise.resolve();
    await Promise.resolve();
    locks[0]?.takeBack();
    await turn("visible");
    expect(onLost).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledOnce();
  },
);
