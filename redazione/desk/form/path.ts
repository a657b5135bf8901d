import { valueAt } from "../../../pipeline/read/problems.ts";
import type { Value } from "../../api.ts";

/** The path of names and indexes to a field: ["periodi", 0, "dal"]. */
export type Path = readonly (string | number)[];

/** Returns the id of the element in which a field is edited; no field name contains a slash. */
export const idOf = (path: Path): string => ["campo", ...path].join("/");

/** Tells whether a name in a path is the index of a list entry. */
export const isIndex = (name: string | number): boolean => /^\d+$/.test(String(name));

/** Returns the value at a path; undefined if there is none. */
export const getAt = valueAt as (value: Value | undefined, path: Path) => Value | undefined;

/** Returns a copy with another value at a path; undefined removes the field. */
export function setAt(value: Value | undefined, path: Path, inner: Value | undefined): Value {
  const [name, ...rest] = path;
  if (name === undefined) return inner ?? {};
  const changed = rest.length > 0 ? setAt(getAt(value, [name]), rest, inner) : inner;
  if (Array.isArray(value)) {
    return changed === undefined
      ? value.filter((_, index) => index !== Number(name))
      : Object.assign([...value], { [name]: changed });
  }
  const { [name]: _, ...others } = (value ?? {}) as Record<string | number, Value>;
  if (changed === undefined) return others;
  return { ...(value as Record<string, Value> | undefined), [name]: changed };
}

/**
 * Returns the paths at which two values differ, as deep as they can be compared. A field that is undefined equals an
 * absent one, and the order of fields does not matter.
 */
export function differences(
  one: Value | undefined,
  other: Value | undefined,
  path: Path = [],
): Path[] {
  if (one === other) return [];
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return [path];
  if (Array.isArray(one) !== Array.isArray(other)) return [path];
  if (Array.isArray(one) && one.length !== (other as Value[]).length) return [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    differences(getAt(one, [name]), getAt(other, [name]), [...path, name]),
  );
}
