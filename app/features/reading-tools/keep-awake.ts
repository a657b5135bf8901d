/** Subset of the Screen Wake Lock API that this module uses. */
export interface Lock {
  release(): Promise<void>;
  addEventListener(type: "release", listener: () => void): void;
}

/** Subset of the document that this module uses. */
export interface Page {
  readonly visibilityState: string;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/**
 * Keeps the screen on while the page is visible, reacquiring the lock that browsers release when it is hidden. Calls back
 * once if the browser refuses or the system takes the lock back. Returns a function that lets the screen go.
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

  /** Handles the loss of the lock; a hidden page loses it by rule, and gets it back later. */
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

/** Releases a lock; one that is gone already has nothing to release. */
function release(lock: Lock | undefined): void {
  lock?.release().catch(() => {});
}
