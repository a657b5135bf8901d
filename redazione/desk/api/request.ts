import { type Refusal, TOKEN_HEADER, TOKEN_META } from "../../api.ts";

/** Thrown for a request that the server refused; the message lists every problem. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { sentence, problems = [] } = refusal;
    super([sentence, ...problems.map((problem) => problem.sentence)].join(" "));
    this.name = "Refused";
    this.refusal = refusal;
  }
}

const NO_ANSWER: Refusal = {
  reason: "unknown",
  sentence:
    "Il banco non risponde. Ciò che avete scritto resta qui: controllate che la finestra in cui lo avete aperto sia ancora aperta, e riprovate.",
};

/** Converts any error into a refusal, including a response that was cut off. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : NO_ANSWER;

/** Returns the content of a <meta> that the server has written into the page. */
export const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/**
 * Sends a request to the server.
 * @throws Refused with a sentence for editors, also if there is no response
 */
export async function ask(method: string, address: string, body?: unknown): Promise<Response> {
  const isFile = body instanceof Blob;
  const answer = await fetch(`/api/${address}`, {
    method,
    headers: {
      [TOKEN_HEADER]: metaOf(TOKEN_META),
      ...(body !== undefined && !isFile && { "Content-Type": "application/json" }),
    },
    body: body === undefined || isFile ? body : JSON.stringify(body),
  }).catch(() => undefined);
  const isPage = answer?.headers.get("Content-Type")?.startsWith("text/html");
  if (answer?.ok && !isPage) return answer;
  const refusal = await answer?.json().catch(() => undefined);
  throw new Refused(refusal?.sentence ? refusal : NO_ANSWER);
}

/** Sends a request and parses the JSON of its response. */
export async function askJson<Answer>(
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await ask(method, address, body);
  return answer.json().catch(() => {
    throw new Refused(NO_ANSWER);
  });
}
