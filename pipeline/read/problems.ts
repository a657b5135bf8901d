import type { z } from "zod";

/** A location in a file: the path of a field (["fonti", 0, "url"]), ["testo"] for the body, empty for the whole file. */
export type FieldPath = (string | number)[];

/** One problem for an editor to fix: its location, the value found and the one expected. */
export interface Problem {
  /** The file, relative to the content folder. */
  file: string;
  at: FieldPath;
  /** The same location in an editor's terms: "fonti n. 1, url". */
  field: string;
  /** The line of the file, from 1, as text editors count; absent if none applies or none is known. */
  line?: number | undefined;
  found: string;
  expected: string;
}

/** What is wrong, and its line of the file if it has one. */
export type Fault = Pick<Problem, "found" | "expected" | "line">;

/** Thrown once with all problems, so that an editor can fix them in one pass. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Formats a problem as a sentence; in Italian, for editors. */
export function describeProblem({ file, line, field, found, expected }: Problem): string {
  const where = line === undefined ? file : `${file}, riga ${line}`;
  return `${where}, «${field}»: trovato ${found}; atteso ${expected}.`;
}

/** Builds a problem at a field, at the text, or for the whole file at something named ("nome del file"). */
export function problemAt(
  file: string,
  place: FieldPath | string,
  found: string,
  expected: string,
  line?: number,
): Problem {
  const isName = typeof place === "string";
  return {
    file,
    at: isName ? [] : place,
    field: isName ? place : inWords(place),
    line,
    found,
    expected,
  };
}

/** Formats a location for editors: numbers count from one. */
function inWords(place: FieldPath): string {
  if (place.length === 0) return "tutto il file";
  const words = place.map((step) => (typeof step === "number" ? ` n. ${step + 1}` : `, ${step}`));
  return words.join("").replace(/^, /, "").replace(/^ n\./, "voce n.");
}

const TOO_MANY_FIELDS_EXPECTED = "solo i campi previsti: controllare come è scritto il nome";

/** Converts the issues of a schema into problems, looking up the value found in the raw data. */
export function problemsFromSchema(file: string, raw: unknown, error: z.ZodError): Problem[] {
  return error.issues.flatMap(nearestIssues).flatMap((issue) => {
    const place = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        problemAt(file, [...place, key], "un campo sconosciuto", TOO_MANY_FIELDS_EXPECTED),
      );
    }
    const value = valueAt(raw, issue.path);
    const isUnquoted =
      issue.code === "invalid_type" &&
      issue.expected === "string" &&
      ["number", "boolean"].includes(typeof value) &&
      !issue.message.includes("fra virgolette");
    const expected = isUnquoted ? `${issue.message}, fra virgolette` : issue.message;
    return [problemAt(file, place, describeValue(value), expected)];
  });
}

/** Of a union, selects the issues of the alternative closest to the value. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  const isInside = nearest.some(({ path }) => path.length > 0);
  if (!isInside) return [issue];
  return nearest.flatMap((inside) =>
    nearestIssues({ ...inside, path: [...issue.path, ...inside.path] }),
  );
}

export function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
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
  if (typeof value === "object") {
    return Object.keys(value).length === 0 ? "niente" : "un gruppo di campi";
  }
  const text = String(value);
  const shown = text.length > LONGEST_VALUE_SHOWN ? `${text.slice(0, LONGEST_VALUE_SHOWN)}…` : text;
  return `«${shown}» (${text.length} caratteri)`;
}
