import { parse, type Scalar } from "yaml";

/** What stands in a field and has no fields of its own. */
export type Plain = string | number | boolean | null;

/** Where a value is written. */
export interface Place {
  /** Columns before the key, or the dash, that the value belongs to. */
  indent: number;
  /** Inside square or curly brackets. */
  isInFlow: boolean;
  /** How lines end in this file. */
  eol: string;
}

/** Hours, days of the year and moments: other programs would read numbers in them, so editors write them in quotes. */
const QUOTED_BY_CUSTOM = /^[+\d][\d:.-]*(T[\d:]+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A value as YAML.
 * @param style how the value in whose place it comes was written; kept wherever it can be
 */
export function writeScalar(value: Plain, place: Place, style?: Scalar["type"]): string {
  if (typeof value !== "string") return String(value);
  const written = candidates(value, place, style).find((text) => reads(text, place) === value);
  if (written === undefined) throw new Error(`Cannot be written: ${JSON.stringify(value)}`);
  return written;
}

/** The ways of writing a text, the best first; some of them may say something else. */
function candidates(value: string, place: Place, style: Scalar["type"]): string[] {
  const quoted = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  if (/[\r\n]/.test(value)) {
    return place.isInFlow || style === "QUOTE_DOUBLE" ? [quoted] : [literal(value, place), quoted];
  }
  if (style === "QUOTE_DOUBLE") return [quoted];
  if (style === "QUOTE_SINGLE") return [single, quoted];
  return QUOTED_BY_CUSTOM.test(value) && !DATE.test(value) ? [quoted] : [value, quoted];
}

/** A text of several lines under a bar. */
function literal(value: string, { indent, eol }: Place): string {
  const lines = value.replace(/\n$/, "").split("\n");
  const margin = " ".repeat(indent + 2);
  const bar = value.endsWith("\n") ? "|" : "|-";
  return [bar, ...lines.map((line) => (line === "" ? "" : margin + line))].join(eol);
}

/** What a reader of YAML finds where the text stands; nothing if it is an error, or more than one value. */
function reads(text: string, { indent, isInFlow }: Place): unknown {
  try {
    if (isInFlow) {
      const items: unknown = parse(`[${text}]`, { schema: "core", logLevel: "error" });
      return Array.isArray(items) && items.length === 1 ? items[0] : undefined;
    }
    return parse(`${" ".repeat(indent)}k: ${text}\n`, { schema: "core", logLevel: "error" })?.k;
  } catch {
    return undefined;
  }
}
