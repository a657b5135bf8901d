import type { Draft } from "../../api.ts";
import { differences, getAt, isIndex, setAt } from "../form/path.ts";

/**
 * Merges my draft into a version that somebody else has saved meanwhile: what I have changed is mine, all else theirs. A
 * list is one thing, and so is a group that they have taken away.
 */
export function mergeDrafts(before: Draft, mine: Draft, theirs: Draft): Draft {
  const text = mine.text === before.text ? theirs.text : mine.text;
  const fields = differences(before.fields, mine.fields).reduce((merged, path) => {
    const end = path.findIndex(
      (name, index) => isIndex(name) || !getAt(theirs.fields, path.slice(0, index)),
    );
    const place = end < 0 ? path : path.slice(0, end);
    return setAt(merged, place, getAt(mine.fields, place));
  }, theirs.fields);
  return text === undefined ? { fields } : { fields, text };
}
