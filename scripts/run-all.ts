/**
 * Waits for all that goes on side by side, also when something of it fails: nothing is left running behind an error.
 * @throws the first error, if there is one
 */
export async function runAll(works: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failure = results.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}
