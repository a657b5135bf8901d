import type { Value } from "../../api.ts";

/** The names and places that lead to a field: ["periodi", 0, "dal"]. */
export type Path = readonly (string | number)[];

/** How the ids of fields begin, and what stands between the parts of one: no name of a field has a slash. */
export const ID_PREFIX = "campo";
export const ID_SEPARATOR = "/";

/** The id of the element in which a field is filled in. */
export const idOf = (path: Path): string => [ID_PREFIX, ...path].join(ID_SEPARATOR);

/** The path of an id; places in a list come out as text, which getAt and setAt understand. */
export const pathOf = (id: string): Path => id.split(ID_SEPARATOR).slice(1);

/** What stands at a path; undefined where nothing does. */
export function getAt(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (inner, name) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, Value>)[name]
        : undefined,
    value,
  );
}

/** A copy with another value at a path; undefined takes the field away. */
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

/** The pattern of a path, as the words of a kind are found by: "periodi[].dal". */
export function patternOf(path: Path): string {
  return path.reduce<string>((pattern, name) => {
    if (/^\d+$/.test(String(name))) return `${pattern}[]`;
    return pattern === "" ? String(name) : `${pattern}.${name}`;
  }, "");
}
