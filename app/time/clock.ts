import { useSyncExternalStore } from "react";
import type { CalendarDate } from "../../domain/time/calendar-date.ts";
import { createStore, type Store, useStore } from "../state/create-store.ts";

declare const __BUILD_INSTANT__: number;

/** The day of the build, set by vite.config.ts: what prerendered pages take for now. */
export const buildInstant = __BUILD_INSTANT__;

const minutes = createClock(60_000);
const seconds = createClock(1_000);

/**
 * A clock that ticks as long as somebody looks at it. A sleeping page misses its ticks: it looks at the clock again
 * when it is shown. The only place where the site reads the time.
 */
function createClock(period: number): Store<number> {
  return createStore(Date.now, (set) => {
    const tick = () => {
      // Firefox loses what React has still to do when it keeps a page that is left, and nothing would be drawn any more.
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

/**
 * The present, in milliseconds since the epoch, renewed every minute. While hydrating it is the instant of the
 * build, so that React finds the HTML it expects.
 */
export function useNow(): number {
  return useStore(minutes, buildInstant);
}

/**
 * The same; undefined in the prerendered page and while hydrating it, for what is right at its own time alone: a page is
 * read on other days than that of the build.
 */
export function useLiveNow(): number | undefined {
  return useSyncExternalStore(minutes.subscribe, minutes.get, () => undefined);
}

/** The same as useNow(), renewed every second. */
export function useNowEverySecond(): number {
  return useStore(seconds, buildInstant);
}

/** The date on the visitor's own calendar; it changes with the second that begins their day. */
export function useVisitorDate(): CalendarDate {
  const startOfDay = useSyncExternalStore(
    seconds.subscribe,
    () => new Date(seconds.get()).setHours(0, 0, 0, 0),
    () => buildInstant,
  );
  const date = new Date(startOfDay);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
