import type { z } from "zod";

/** One thing an editor has to put right: where it is, what was found and what was expected. */
export interface Problem {
  /** The file, relative to the content folder. */
  file: string;
  /** The field of the front matter ("fonti.0.url"), or the part of the file ("testo"). */
  field: string;
  found: string;
  expected: string;
}

/** Thrown once, with everything that is wrong, so that an editor can mend it all in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** The sentence an editor reads; Italian, because editors are. */
export function describeProblem({ file, field, found, expected }: Problem): string {
  return `${file}, «${field}»: trovato ${found}; atteso ${expected}.`;
}

/** Turns the findings of a schema into problems, reading from the raw value what was found. */
export function problemsFromSchema(file: string, raw: unknown, error: z.ZodError): Problem[] {
  return error.issues.map((issue) => {
    if (issue.code === "unrecognized_keys") {
      return {
        file,
        field: [...issue.path, ...issue.keys].join("."),
        found: "un campo sconosciuto",
        expected: "solo i campi previsti: controllare come è scritto il nome",
      };
    }
    return {
      file,
      field: issue.path.join(".") || "intestazione",
      found: describeValue(valueAt(raw, issue.path)),
      expected: issue.message,
    };
  });
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    raw,
  );
}

const LONGEST_VALUE_SHOWN = 60;

function describeValue(value: unknown): string {
  if (value === undefined) return "niente";
  if (value === null || value === "") return "un campo vuoto";
  if (Array.isArray(value)) {
    return value.length === 1 ? "una lista di 1 voce" : `una lista di ${value.length} voci`;
  }
  if (typeof value === "object") return "un gruppo di campi";
  const text = String(value);
  const shown = text.length > LONGEST_VALUE_SHOWN ? `${text.slice(0, LONGEST_VALUE_SHOWN)}…` : text;
  return `«${shown}» (${text.length} caratteri)`;
}
