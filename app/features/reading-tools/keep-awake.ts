type Lock = Pick<WakeLockSentinel, "release" | "addEventListener">;
type Page = EventTarget & Pick<Document, "visibilityState">;

/**
 * Keeps the screen on while the page is visible, reacquiring the lock that browsers release when it is hidden. Calls back
 * once if the browser refuses or the system takes the lock back. Returns a function that lets the screen go.
 */
export function keepAwake(
  request: () => Promise<Lock>,
  page: Page,
  onLost: () => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let held: Lock | undefined;

  function stop() {
    ending.abort();
    release(held);
  }

  /** Handles the loss of the lock; a hidden page loses it by rule, and gets it back later. */
  function lose() {
    if (signal.aborted || page.visibilityState !== "visible") return;
    stop();
    onLost();
  }

  async function hold() {
    if (page.visibilityState !== "visible") return;
    try {
      const lock = await request();
      if (signal.aborted) return release(lock);
      const former = held;
      held = lock;
      release(former);
      lock.addEventListener("release", () => {
        if (lock === held) lose();
      });
    } catch {
      lose();
    }
  }

  page.addEventListener("visibilitychange", hold, { signal });
  void hold();
  return stop;
}

/** Releases a lock; one that is gone already has nothing to release. */
function release(lock: Lock | undefined): void {
  lock?.release().catch(() => {});
}
