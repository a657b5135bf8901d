/** The proxied fields of a saint: those of a yearly file (docs/public-names.md, "Server"), plain text only. */
export interface ExternalSaint {
  nome: string;
  data?: string;
  tipo_evento?: string;
  colore?: string;
}

const OTHER_FIELDS = ["data", "tipo_evento", "colore"] as const;

const LONGEST_TEXT = 500;

/** Patterns of rejected text. Each scans a character only a few times, whatever the input. */
const NO_PLAIN_TEXT = [
  // Markup and entities.
  /[<>]|&[#\w]+;/,
  // URLs and host names, of another site or of anything else.
  /\/\/|\bwww\.|\w\.(?:[a-z]{2,}\/|(?:com|net|org|info|eu|it)\b)/i,
  /^\W*(?:javascript|vbscript|data|blob|file|ftp|https?|mailto|tel|sms):/i,
  // Line ends, control characters, bidirectional controls, lone surrogates.
  /[\p{C}\p{Zl}\p{Zp}]/u,
  // More accents than a letter has: they would cover the lines above.
  /\p{M}{4}/u,
];

/** Returns the first element of the external list, rebuilt field by field; undefined if it is not a valid saint. */
export function parseSaints(answer: unknown): ExternalSaint[] | undefined {
  const saint = Array.isArray(answer) ? plainSaint(answer[0]) : undefined;
  return saint && [saint];
}

function plainSaint(record: unknown): ExternalSaint | undefined {
  if (typeof record !== "object" || record === null) return undefined;
  const fields = record as Record<string, unknown>;
  if (!isPlain(fields.nome) || fields.nome.trim() === "") return undefined;
  const saint: ExternalSaint = { nome: fields.nome };
  for (const name of OTHER_FIELDS) {
    const value = fields[name];
    if (isPlain(value)) saint[name] = value;
  }
  return saint;
}

function isPlain(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= LONGEST_TEXT &&
    !NO_PLAIN_TEXT.some((expression) => expression.test(value))
  );
}
