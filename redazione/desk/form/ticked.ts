/** The value that stands for all the others. */
const EVERY_DAY = "ogni giorno";

/** Adds or removes one ticked value. The others keep their order; «ogni giorno» and single days exclude each other. */
export function ticked(values: readonly string[], name: string): string[] {
  if (values.includes(name)) return values.filter((value) => value !== name);
  if (name === EVERY_DAY) return [name];
  return [...values.filter((value) => value !== EVERY_DAY), name];
}

const LAST_DAYS = ["domenica", "festivi"];

/** Orders the week as in Italy: from Monday, with Sunday and feasts last. */
export function inReadingOrder(names: readonly string[]): string[] {
  if (names[0] !== "domenica") return [...names];
  const apart = [EVERY_DAY, ...LAST_DAYS];
  return [
    ...names.filter((name) => name === EVERY_DAY),
    ...names.filter((name) => !apart.includes(name)),
    ...names.filter((name) => LAST_DAYS.includes(name)),
  ];
}
