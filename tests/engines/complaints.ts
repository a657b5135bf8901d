/** Said of what is meant to be so, or brought about by a journey. */
export const MEANT = [
  // Told of a page that was translated, and that React has made anew (app/hydration/recover.ts).
  /React error #418/,
  // On a slow machine a typeface is there before anything is drawn with it.
  /preload/,
  // A drawing measures itself; and pages that are not there.
  /Layout was forced/,
  /status of 404/,
  // Firefox says so of every request that is given up as its page is left, and tells the worker nothing of it. What the
  // worker itself has to answer for is the picture that is kept nowhere (journeys.ts).
  /^Failed to load ‘(?!.*\/pictures\/none\.).*’\. A ServiceWorker intercepted/,
];
