/** Runs tasks one at a time, so that two that touch the same files never overlap. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs a task after those before it. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => {});
    return result;
  }
}
