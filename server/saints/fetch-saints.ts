import { fieldsOf } from "../../domain/untrusted.ts";
import { ConfigError } from "../config-error.ts";

/** The timeout for the source's complete response, in milliseconds (docs/behaviour.md, "Server"). */
const TIME_LIMIT = 5_000;

/** In bytes: about ten times a usual list, and parsed in 10 ms at most, while pages wait. */
const SIZE_LIMIT = 100_000;

/** The default for SANTI_URL. */
const USUAL_SOURCE = "https://www.santodelgiorno.it/santi.json";

/** Why there is no list, in this site's words: GET /healthz is public, and reveals nothing of the source. */
export class SourceError extends Error {}

/** Returns a function that fetches the source in SANTI_URL; undefined if it is "off". */
export function saintsSource(
  setting: string | undefined,
): (() => Promise<ExternalSaint[]>) | undefined {
  if (setting === "off") return undefined;
  const source = URL.parse(setting || USUAL_SOURCE);
  const isWeb = source?.protocol === "https:" || source?.protocol === "http:";
  if (!source || !isWeb || source.username || source.password) {
    throw new ConfigError(
      'SANTI_URL has to be "off", or an address that begins with https:// or http:// and holds no password.',
    );
  }
  return () => fetchSaints(source.href);
}

/** Fetches the list once, without cookies; redirects are not followed, as nobody has chosen their target. */
export async function fetchSaints(source: string): Promise<ExternalSaint[]> {
  const saints = parseSaints(await readSource(source));
  if (!saints) throw new SourceError("The source sent no list of saints.");
  return saints;
}

/** What went wrong, by the name of the error; that the source cannot be reached for all others. */
const FAILURES: Readonly<Record<string, string>> = {
  SyntaxError: "The source sent no JSON.",
  TimeoutError: `The source took more than ${TIME_LIMIT / 1_000} s.`,
};

async function readSource(source: string): Promise<unknown> {
  try {
    const answer = await fetch(source, {
      signal: AbortSignal.timeout(TIME_LIMIT),
      redirect: "manual",
      headers: { Accept: "application/json" },
    });
    if (answer.ok) return JSON.parse(await readText(answer));
    await answer.body?.cancel();
    throw new SourceError(`The source answered ${answer.status}.`);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const name = error instanceof Error ? error.name : "";
    throw new SourceError(FAILURES[name] ?? "The source cannot be reached.");
  }
}

/** Reads the body as text; a body over the limit is not read to its end. */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new SourceError(`The source sent more than ${SIZE_LIMIT} bytes.`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

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
  const fields = fieldsOf(Array.isArray(answer) ? answer[0] : undefined);
  if (!isPlain(fields.nome) || fields.nome.trim() === "") return undefined;
  const others = OTHER_FIELDS.filter((name) => isPlain(fields[name]));
  return [{ nome: fields.nome, ...Object.fromEntries(others.map((name) => [name, fields[name]])) }];
}

function isPlain(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= LONGEST_TEXT &&
    !NO_PLAIN_TEXT.some((expression) => expression.test(value))
  );
}
