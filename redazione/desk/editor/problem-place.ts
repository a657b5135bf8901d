import type { FieldProblem } from "../../api.ts";
import { patternOf } from "../form/path.ts";
import type { Words } from "../form/schema.ts";

/** Returns the readable path of a field with a problem: "Periodi, 1 › Dal". */
export function problemPlace({ at, field }: FieldProblem, words: Words): string {
  if (at.length === 1 && at[0] === "testo" && !words.testo) return "Testo";
  const names = at.flatMap((name, index) => {
    if (typeof name === "number") return [];
    const label = words[patternOf(at.slice(0, index + 1))]?.title ?? name;
    const place = at[index + 1];
    return [typeof place === "number" ? `${label}, ${place + 1}` : label];
  });
  return names.join(" › ") || field;
}
