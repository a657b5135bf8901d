/** A saint of the external list: its plain texts alone. */
export type ExternalSaint = Record<string, string | number | boolean>;

/** More than a day has; the rest of a list without end is left out. */
const LONGEST_LIST = 50;
const MOST_FIELDS = 20;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 500;

/** Markup, or the address of another site: neither is passed on. */
const NO_PLAIN_TEXT =
  /[<>]|&[#\w]+;|(?:[a-z][a-z+.-]*:)?\/\/|\bwww\.|^(?:javascript|data|mailto):/i;

/**
 * What the site passes on of the external list, made anew field by field: a list of records of plain texts and
 * numbers. Undefined when the answer holds none.
 */
export function parseSaints(answer: unknown): ExternalSaint[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const saints = answer
    .slice(0, LONGEST_LIST)
    .map(plainFields)
    .filter((saint) => saint !== undefined);
  return saints.length > 0 ? saints : undefined;
}

function plainFields(record: unknown): ExternalSaint | undefined {
  if (typeof record !== "object" || record === null || Array.isArray(record)) return undefined;
  const fields = Object.entries(record)
    .filter(([name, value]) => /^\w+$/.test(name) && name.length <= LONGEST_NAME && isPlain(value))
    .slice(0, MOST_FIELDS);
  const hasText = fields.some(([, value]) => typeof value === "string" && value.trim() !== "");
  return hasText ? Object.fromEntries(fields) : undefined;
}

function isPlain(value: unknown): value is string | number | boolean {
  if (typeof value === "string") return value.length <= LONGEST_TEXT && !NO_PLAIN_TEXT.test(value);
  return typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}
