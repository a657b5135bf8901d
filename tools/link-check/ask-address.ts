/** The result of checking an address. */
export type Fate =
  | { kind: "there" }
  /** It redirects permanently. */
  | { kind: "moved"; to: string }
  | { kind: "gone"; why: string }
  /** It may work for a visitor: only this request failed. */
  | { kind: "unknown"; why: string };

interface AskOptions {
  /** The User-Agent, as it appears in server logs. */
  userAgent: string;
  /** The timeout of a response, in milliseconds. */
  timeout: number;
  fetch?: typeof fetch;
}

const MOST_HOPS = 5;

/** Permanent redirects; the others are temporary. */
const PERMANENT = [301, 308];

const GONE = [404, 410];

/** Checks whether an external address exists, without downloading its content. */
export async function askAddress(address: string, options: AskOptions): Promise<Fate> {
  try {
    let asked = address;
    let isForGood = true;
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const { status, headers } = await request(asked, options);
      const location = headers.get("location");
      if (status >= 300 && status < 400 && location !== null) {
        asked = new URL(location, asked).href;
        isForGood &&= PERMANENT.includes(status);
        continue;
      }
      if (GONE.includes(status)) return { kind: "gone", why: `risponde ${status}` };
      if (status >= 400) return { kind: "unknown", why: `risponde ${status}` };
      return hop > 0 && isForGood ? { kind: "moved", to: asked } : { kind: "there" };
    }
    return { kind: "unknown", why: "rimanda sempre altrove" };
  } catch (error) {
    return fateOfFailure(error);
  }
}

/** Sends a HEAD request, falling back to GET for servers that do not support it. */
async function request(address: string, options: AskOptions): Promise<Response> {
  const head = await send("HEAD", address, options).catch(() => undefined);
  if (head && head.status < 400) return head;
  const answer = await send("GET", address, options);
  await answer.body?.cancel();
  return answer;
}

function send(
  method: string,
  address: string,
  { userAgent, timeout, fetch: ask = fetch }: AskOptions,
): Promise<Response> {
  return ask(address, {
    method,
    redirect: "manual",
    headers: { "User-Agent": userAgent },
    signal: AbortSignal.timeout(timeout),
  });
}

function fateOfFailure(error: unknown): Fate {
  if (!(error instanceof Error)) throw error;
  if (error.name === "TimeoutError") return { kind: "unknown", why: "non risponde" };
  const { code = error.message } = (error.cause ?? {}) as { code?: string };
  return code === "ENOTFOUND"
    ? { kind: "gone", why: "il nome del sito non esiste" }
    : { kind: "unknown", why: code };
}
