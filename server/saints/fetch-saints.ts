import { ConfigError } from "../config-error.ts";
import { type ExternalSaint, parseSaints } from "./external-saints.ts";

/** Milliseconds that the source has for its whole answer (docs/behaviour.md, "Server"). */
const TIME_LIMIT = 5_000;

/** Bytes: some ten times what a list needs, and read in some 10 ms at most, while pages wait. */
const SIZE_LIMIT = 100_000;

/** Asked where SANTI_URL names no other. */
const USUAL_SOURCE = "https://www.santodelgiorno.it/santi.json";

/**
 * Why there is no list, in words of this site alone: GET /healthz shows them to everybody, so nothing of the
 * source's address or of its answer is among them.
 */
export class SourceError extends Error {}

/**
 * How to ask the source that SANTI_URL names; undefined if it is "off".
 * @throws ConfigError if it names nothing that can be asked.
 */
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

/**
 * Asks the source for its list, once. No cookie goes there or comes back; a source that points elsewhere is not
 * followed, for nobody has chosen that other place.
 * @throws SourceError saying why there is no list.
 */
export async function fetchSaints(source: string): Promise<ExternalSaint[]> {
  const saints = parseSaints(parseJson(await readSource(source)));
  if (!saints) throw new SourceError("The source sent no list of saints.");
  return saints;
}

async function readSource(source: string): Promise<string> {
  try {
    const answer = await fetch(source, {
      signal: AbortSignal.timeout(TIME_LIMIT),
      redirect: "manual",
      headers: { Accept: "application/json" },
    });
    if (answer.ok) return await readText(answer);
    await answer.body?.cancel();
    throw new SourceError(`The source answered ${answer.status}.`);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new SourceError(
      isLate
        ? `The source took more than ${TIME_LIMIT / 1_000} s.`
        : "The source cannot be reached.",
    );
  }
}

/** The body as text; a body larger than the limit is not read to its end. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new SourceError(`The source sent more than ${SIZE_LIMIT} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError("The source sent no JSON.");
  }
}
