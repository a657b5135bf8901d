import type { FieldProblem } from "../../api.ts";

/** Returns the unknown word of a spelling problem; undefined for every other problem. */
export function unknownWord({ found }: FieldProblem): string | undefined {
  return /^«(.+)», che il dizionario non conosce$/.exec(found)?.[1];
}
