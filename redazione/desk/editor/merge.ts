import type { Draft, Value } from "../../api.ts";
import { isSame } from "../form/path.ts";

/**
 * Merges my draft into a version that somebody else has saved meanwhile: a field that only one side changed takes that
 * change; where both did, mine wins.
 */
export function mergeDrafts(before: Draft, mine: Draft, theirs: Draft): Draft {
  const text = mine.text === before.text ? theirs.text : mine.text;
  const fields = merge(before.fields, mine.fields, theirs.fields) ?? {};
  return text === undefined ? { fields } : { fields, text };
}

function merge(
  before: Value | undefined,
  mine: Value | undefined,
  theirs: Value | undefined,
): Value | undefined {
  if (isSame(mine, before)) return theirs;
  if (!isGroup(mine) || !isGroup(theirs)) return mine;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const old = isGroup(before) ? before : {};
  return Object.fromEntries(
    [...names]
      .map((name) => [name, merge(old[name], mine[name], theirs[name])] as const)
      .filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}

function isGroup(value: Value | undefined): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
