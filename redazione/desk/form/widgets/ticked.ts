/** The value that says all the others at once. */
const EVERY_DAY = "ogni giorno";

/**
 * The ticked values after one more tick, or one less. Those that stay keep their order; «ogni giorno» and single days do
 * not go together.
 */
export function ticked(values: readonly string[], name: string): string[] {
  if (values.includes(name)) return values.filter((value) => value !== name);
  if (name === EVERY_DAY) return [name];
  return [...values.filter((value) => value !== EVERY_DAY), name];
}

const LAST_DAYS = ["domenica", "festivi"];

/** The week as it is read in Italy: from Monday, Sunday and feasts last. */
export function inReadingOrder(names: readonly string[]): string[] {
  if (names[0] !== "domenica") return [...names];
  const apart = [EVERY_DAY, ...LAST_DAYS];
  return [
    ...names.filter((name) => name === EVERY_DAY),
    ...names.filter((name) => !apart.includes(name)),
    ...names.filter((name) => LAST_DAYS.includes(name)),
  ];
}
