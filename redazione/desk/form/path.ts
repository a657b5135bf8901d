import type { Value } from "../../api.ts";

/** The path of names and indexes to a field: ["periodi", 0, "dal"]. */
export type Path = readonly (string | number)[];

/** The prefix and the separator of field ids: no field name contains a slash. */
export const ID_PREFIX = "campo";
export const ID_SEPARATOR = "/";

/** Returns the id of the element in which a field is edited. */
export const idOf = (path: Path): string => [ID_PREFIX, ...path].join(ID_SEPARATOR);

/** Returns the path of an id; list indexes remain text, which getAt and setAt accept. */
export const pathOf = (id: string): Path => id.split(ID_SEPARATOR).slice(1);

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
  const old = getAt(value, [name]);
  const changed = rest.length > 0 ? setAt(old, rest, inner) : inner;
  if (Array.isArray(value)) {
    return changed === undefined
      ? value.filter((_, index) => index !== Number(name))
      : Object.assign([...value], { [name]: changed });
  }
  const { [name]: _, ...others } = (value ?? {}) as Record<string | number, Value>;
  if (changed === undefined) return others;
  return { ...(value as Record<string, Value> | undefined), [name]: changed };
}

/** Returns a path's pattern, the key of the field in Words: "periodi[].dal". */
export function patternOf(path: Path): string {
  return path.reduce<string>((pattern, name) => {
    if (/^\d+$/.test(String(name))) return `${pattern}[]`;
    return pattern === "" ? String(name) : `${pattern}.${name}`;
  }, "");
}
