import { ConfigError } from "../config-error.ts";
import { type ExternalSaint, parseSaints } from "./external-saints.ts";

/** The timeout for the source's complete response, in milliseconds (docs/behaviour.md, "Server"). */
const TIME_LIMIT = 5_000;

/** In bytes: about ten times a usual list, and parsed in 10 ms at most, while pages wait. */
const SIZE_LIMIT = 100_000;

/** The default for SANTI_URL. */
const USUAL_SOURCE = "https://www.santodelgiorno.it/santi.json";

/**
 * The reason why there is no list, worded by this site: GET /healthz is public, so it reveals nothing of the source's
 * address or response.
 */
export class SourceError extends Error {}

/**
 * Returns a function that fetches the source in SANTI_URL; undefined if it is "off".
 * @throws ConfigError if it is not a valid source.
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
 * Fetches the list from the source, once. No cookies are sent or kept; redirects are not followed, as nobody has chosen
 * their target.
 * @throws SourceError with the reason why there is no list.
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

/** Reads the body as text; a body over the limit is not read to its end. */
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
