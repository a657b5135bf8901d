declare global {
  interface Window {
    /** Last button pressed before hydration, recorded by hydration/hydration-loader.ts. */
    replayedEvent?: HTMLElement | undefined;
  }
}

/** Marks the page as hydrated, and replays the press of a button that came too early. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  const button = window.replayedEvent;
  window.replayedEvent = undefined;
  if (button?.isConnected) button.click();
}
