/**
 * Waits for all concurrent tasks even if some fail, so that no task keeps running after an error.
 * @throws the first error, if there is one
 */
export async function runAll(works: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(works);
  const failure = results.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}
