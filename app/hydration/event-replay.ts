declare global {
  interface Window {
    /** The last button pressed before React took over, kept by hydration/hydration-loader.ts. */
    replayedEvent?: HTMLElement | undefined;
  }
}

/** Marks the page as taken over, and presses again the button that was pressed too early. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  const button = window.replayedEvent;
  window.replayedEvent = undefined;
  if (button?.isConnected) button.click();
}
