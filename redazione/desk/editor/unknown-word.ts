import type { FieldProblem } from "../../api.ts";

/** The word of a sentence of the spelling; undefined for every other sentence. */
export function unknownWord({ found }: FieldProblem): string | undefined {
  return /^«(.+)», che il dizionario non conosce$/.exec(found)?.[1];
}
