/**
 * Does one step of a longer work, and says in one line what it was, how much of it there was and how long it took.
 * @param inWords what came of it, in a few words
 */
export async function step<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  inWords?: (result: Result) => string,
): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(`  ${name}${inWords ? `: ${inWords(result)}` : ""} (${seconds} s)`);
  return result;
}
