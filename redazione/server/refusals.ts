import type { FieldProblem, OpenFile, Refusal } from "../api.ts";

/** Thrown when the desk refuses a request, with a sentence for editors. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  readonly status: number;

  constructor(status: number, sentence: string, rest: Omit<Refusal, "sentence"> = {}) {
    super(sentence);
    this.refusal = { sentence, ...rest };
    this.status = status;
  }
}

export const unknown = (what: string) => new RefusedError(404, `${what} non c’è, o non c’è più.`);

export const changedMeanwhile = (now: OpenFile) =>
  new RefusedError(
    409,
    "Nel frattempo questo file è stato cambiato da un’altra finestra o da un altro programma. Quello che avete scritto è ancora qui: confrontatelo con il file di adesso.",
    { now },
  );

export const invalid = (problems: readonly FieldProblem[]) =>
  new RefusedError(
    422,
    problems.length === 1
      ? "C’è una cosa da correggere prima di salvare."
      : `Ci sono ${problems.length} cose da correggere prima di salvare.`,
    { problems: [...problems] },
  );

/** Refuses one thing that no field of a text holds. @param what it is, as the sentence begins */
export function invalidPart(
  what: string,
  file: string,
  field: string,
  found: string,
  expected: string,
  at: FieldProblem["at"] = [],
): RefusedError {
  const sentence = `${what}: trovato ${found}; atteso ${expected}.`;
  return invalid([{ file, field, found, expected, at, sentence }]);
}

export const forbidden = (sentence: string) => new RefusedError(403, sentence);

/** Error codes of a full disk: no space left, or quota exceeded. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Tells whether an error of the disk, or of git, means a full disk. */
function isFull(error: unknown): boolean {
  const { code = "", stderr = "" } = error as NodeJS.ErrnoException & { stderr?: Buffer | string };
  return FULL.has(code) || /No space left|Disk quota exceeded/.test(String(stderr));
}

/** Returns the reason of a disk or git error, as the end of a sentence. */
export function diskReason(error: unknown): string {
  const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer | string };
  if (isFull(error)) return "il disco è pieno";
  if (["EACCES", "EPERM", "EROFS"].includes(code ?? "")) return "non c’è il permesso di scriverci";
  const said = String(stderr ?? "")
    .trim()
    .split("\n")
    .at(-1);
  return `il computer dice ${code || said || String(error)}`;
}

export function notWritten(error: unknown): RefusedError {
  const advice = isFull(error) ? ". Liberate un po’ di spazio e salvate di nuovo" : "";
  const sentence = `Non si è potuto salvare: ${diskReason(error)}${advice}. Il sito è rimasto com’era, e quello che avete scritto è ancora qui.`;
  return new RefusedError(isFull(error) ? 507 : 500, sentence);
}
