import { type ExternalSaint, parseSaints } from "./external-saints.ts";

/** Milliseconds that the source has for its whole answer (docs/behaviour.md, "Server"). */
const TIME_LIMIT = 5_000;

/** Bytes: a list of saints is far smaller. */
const SIZE_LIMIT = 1_000_000;

/** Asked where SANTI_URL names no other. */
const USUAL_SOURCE = "https://www.santodelgiorno.it/santi.json";

/** How to ask the source that SANTI_URL names; undefined if it is "off". */
export function saintsSource(
  setting: string | undefined,
): (() => Promise<ExternalSaint[]>) | undefined {
  return setting === "off" ? undefined : () => fetchSaints(setting || USUAL_SOURCE);
}

/**
 * Asks the source for its list, once. No cookie goes there or comes back; a source that points elsewhere is not
 * followed, for nobody has chosen that other place.
 * @throws Error saying why there is no list.
 */
export async function fetchSaints(source: string): Promise<ExternalSaint[]> {
  const answer = await fetch(source, {
    signal: AbortSignal.timeout(TIME_LIMIT),
    redirect: "manual",
    headers: { Accept: "application/json" },
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The source answered ${answer.status}.`);
  }
  const saints = parseSaints(JSON.parse(await readText(answer)));
  if (!saints) throw new Error("The source sent no list of saints.");
  return saints;
}

/** The body as text; a body larger than the limit is not read to its end. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new Error(`The source sent more than ${SIZE_LIMIT} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
