import type { Value } from "../../api.ts";

/** The path of names and indexes to a field: ["periodi", 0, "dal"]. */
export type Path = readonly (string | number)[];

/** Returns the id of the element in which a field is edited; no field name contains a slash. */
export const idOf = (path: Path): string => ["campo", ...path].join("/");

/** Tells whether a name in a path is the index of a list entry. */
export const isIndex = (name: string | number): boolean => /^\d+$/.test(String(name));

/** Returns the value at a path; undefined if there is none. */
export function getAt(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (inner, name) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, Value>)[name]
        : undefined,
    value,
  );
}

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

/** Compares two values deeply. A field that is undefined equals an absent one, and the order of fields does not matter. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== (other as Value[]).length) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}
