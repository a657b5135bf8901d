import { availableParallelism } from "node:os";

/** Processes all items, as many concurrently as there are cores. */
export async function forEachCore<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const goOn = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, goOn));
}
