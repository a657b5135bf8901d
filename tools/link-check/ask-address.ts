/** What has become of an address. */
export type Fate =
  | { kind: "there" }
  /** It leads to another address for good. */
  | { kind: "moved"; to: string }
  | { kind: "gone"; why: string }
  /** It may be there for a visitor: only this question was not answered. */
  | { kind: "unknown"; why: string };

interface AskOptions {
  /** Who asks, as servers write it down. */
  userAgent: string;
  /** How long an answer may take, in milliseconds. */
  timeout: number;
  fetch?: typeof fetch;
}

const MOST_HOPS = 5;

/** Said of an address once and for all; the other redirects are of the day. */
const PERMANENT = [301, 308];

const GONE = [404, 410];

/** Asks whether something is at an address of another site, without fetching what it is. */
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

/** The head of an answer. Servers that do not know how to answer that are asked as browsers ask. */
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
