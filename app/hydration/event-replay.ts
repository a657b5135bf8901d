declare global {
  interface Window {
    /** Last button pressed, recorded by hydration/hydration-loader.ts. */
    replayedEvent?: HTMLElement | undefined;
  }
}

/** Marks the page as hydrated, and replays the press of a button that came too early. */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  if ("hydrated" in dataset) return;
  dataset.hydrated = "";
  replayClick(document);
}

/** Replays the last press of a button within a part whose scripts have come: React stops such a click at the document. */
export function replayClick(within: Node): void {
  const button = window.replayedEvent;
  if (!within.contains(button ?? null)) return;
  window.replayedEvent = undefined;
  button?.click();
}
