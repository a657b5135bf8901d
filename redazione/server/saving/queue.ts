/** Does one piece of work after the other: two that touch the same files never meet. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param signal of whoever asked: work that nobody waits for any more is not begun
   * @throws what the work throws, or an AbortError
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const result = this.last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    this.last = result.catch(() => {});
    return result;
  }
}
