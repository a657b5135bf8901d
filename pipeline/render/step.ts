/** Runs one step of a longer task, and logs its name, result and duration on one line. */
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
