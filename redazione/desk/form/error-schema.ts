import type { ErrorSchema } from "@rjsf/utils";
import type { FieldProblem } from "../../api.ts";

/** Converts problems into the form library's error schema: each sentence at its field. */
export function errorSchemaOf(problems: readonly FieldProblem[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const problem of problems) {
    let place = root;
    for (const name of problem.at) {
      place[name] ??= {};
      place = place[name] as Record<string, unknown>;
    }
    place.__errors = [...((place.__errors as string[]) ?? []), messageOf(problem)];
  }
  return root as ErrorSchema;
}

/** Returns the message shown at the field, which therefore need not name it. */
export function messageOf({ found, expected }: FieldProblem): string {
  return `Trovato ${found}; atteso ${expected}.`;
}
