/** Returns the items with a key that an earlier one has, each with its index and that first one. */
export function repeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): { item: Item; index: number; first: Item }[] {
  const firsts = new Map<unknown, Item>();
  return items.flatMap((item, index) => {
    const first = firsts.get(keyOf(item));
    if (first !== undefined) return [{ item, index, first }];
    firsts.set(keyOf(item), item);
    return [];
  });
}
