/** What this module needs of the Screen Wake Lock API. */
export interface Lock {
  release(): Promise<void>;
  addEventListener(type: "release", listener: () => void): void;
}

/** What this module needs of the document. */
export interface Page {
  readonly visibilityState: string;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/**
 * Keeps the screen on while the page is shown: browsers let go when it is hidden, so it asks again when it
 * returns. Calls back once when the screen may go off all the same, because the browser refuses or the
 * system takes the lock back. Returns how to let the screen go.
 */
export function keepAwake(
  request: () => Promise<Lock>,
  page: Page,
  onLost: () => void,
): () => void {
  let held: Lock | undefined;
  let isOver = false;

  function stop() {
    isOver = true;
    page.removeEventListener("visibilitychange", hold);
    release(held);
  }

  /** A hidden page loses its lock by rule, and gets it back later. */
  function lose() {
    if (isOver || page.visibilityState !== "visible") return;
    stop();
    onLost();
  }

  async function hold() {
    if (page.visibilityState !== "visible") return;
    try {
      const lock = await request();
      if (isOver) {
        release(lock);
        return;
      }
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

  page.addEventListener("visibilitychange", hold);
  void hold();
  return stop;
}

/** A lock that is gone already has nothing to release. */
function release(lock: Lock | undefined): void {
  lock?.release().catch(() => {});
}
