import type { Value } from "../api.ts";
import { fieldsOf, isPlain } from "./yaml-block.ts";

/** Whether two values say the same, in whatever order their fields stand. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (isPlain(one) || isPlain(other)) return one === other;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  }
  const fields = fieldsOf(one);
  return (
    fields.length === fieldsOf(other).length &&
    fields.every(([name, item]) => Object.hasOwn(other, name) && isSame(item, other[name]))
  );
}
