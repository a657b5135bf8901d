/** Runs tasks one at a time, so that two that touch the same files never overlap. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs a task after those before it, unless its request has been aborted. @throws also an AbortError */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const result = this.last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.last = result.catch(() => {});
    return result;
  }
}
