import { useSyncExternalStore } from "react";
import type { CalendarDate } from "../../domain/time/calendar-date.ts";
import { createStore, type Store, useStore } from "../state/create-store.ts";

declare const __BUILD_INSTANT__: number;

/** Day of the build, set by vite.config.ts: prerendered pages take it for now. */
export const buildInstant = __BUILD_INSTANT__;

const minutes = createClock(60_000);
const seconds = createClock(1_000);

/** Creates a clock, by which alone the site reads the time: it ticks while it is followed, and catches up after a sleep. */
function createClock(period: number): Store<number> {
  return createStore(buildInstant, Date.now, (set) => {
    const tick = () => {
      // Firefox drops React's pending work when it freezes a page that is left, and nothing would be rendered any more.
      if (document.visibilityState === "visible") set(Date.now());
    };
    tick();
    const timer = setInterval(tick, period);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  });
}

/** Returns the current time, updated every minute; during hydration the instant of the build, as React expects. */
export function useNow(): number {
  return useStore(minutes);
}

/** Returns the same; undefined during hydration, for what is right only at its time: pages are read on other days. */
export function useLiveNow(): number | undefined {
  return useSyncExternalStore(minutes.subscribe, minutes.get, () => undefined);
}

/** Returns the same as useNow(), updated every second. */
export function useNowEverySecond(): number {
  return useStore(seconds);
}

/** Returns the date on the visitor's own calendar; it changes with the second that begins their day. */
export function useVisitorDate(): CalendarDate {
  const startOfDay = useSyncExternalStore(
    seconds.subscribe,
    () => new Date(seconds.get()).setHours(0, 0, 0, 0),
    () => buildInstant,
  );
  const date = new Date(startOfDay);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
