import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

/** The day of the build, set by vite.config.ts: what prerendered pages take for now. */
declare const __BUILD_INSTANT__: number;

let current = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  current = Date.now();
  for (const listener of listeners) listener();
}

/** A sleeping page misses its ticks: it looks at the clock again when it is shown. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, MINUTE);
    document.addEventListener("visibilitychange", tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

/**
 * The present, in milliseconds since the epoch, renewed every minute. The only place where the site
 * reads the clock. While hydrating it is the instant of the build, so that React finds the HTML it expects.
 */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => __BUILD_INSTANT__,
  );
}
