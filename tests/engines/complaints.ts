/** Console messages that are intended, or caused by a journey. */
export const MEANT = [
  // Reported for a translated page, which React renders again (app/hydration/recover.ts).
  /React error #418/,
  // On a slow machine a preloaded font arrives before it is used.
  /preload/,
  // A drawing measures itself; and some pages do not exist.
  /Layout was forced/,
  /status of 404/,
  // Firefox reports every request aborted by a navigation, and does not tell the worker. The worker itself is only
  // responsible for the picture that is not cached (journeys.ts).
  /^Failed to load ‘(?!.*\/pictures\/none\.).*’\. A ServiceWorker intercepted/,
];
