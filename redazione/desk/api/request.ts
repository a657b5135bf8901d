import { type Refusal, TOKEN_HEADER, TOKEN_META } from "../../api.ts";

/** What the server did not do, with its reason. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.sentence);
    this.name = "Refused";
    this.refusal = refusal;
  }
}

const NO_ANSWER: Refusal = {
  reason: "unknown",
  sentence:
    "Il banco non risponde. Ciò che avete scritto resta qui: controllate che la finestra in cui lo avete aperto sia ancora aperta, e riprovate.",
};

/** What the server has written into the page under a name. */
export const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/**
 * Asks the server.
 * @throws Refused with a sentence for editors, also when there is no answer
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

/** The same, for answers in JSON. */
export async function askJson<Answer>(
  method: string,
  address: string,
  body?: unknown,
): Promise<Answer> {
  return (await ask(method, address, body)).json();
}
