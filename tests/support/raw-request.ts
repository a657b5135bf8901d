import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";

export type RawAnswer = ReturnType<typeof parseAnswer>;

/** Milliseconds for which the server may be silent. */
const SILENCE = 30_000;

/**
 * Sends a request as Latin-1 bytes, half-closes, and reads until the server closes; rejects if it neither responds nor
 * closes.
 */
export function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let answer = "";
    socket.setTimeout(SILENCE, () => socket.destroy(new Error("no answer and no end")));
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
    });
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? undefined : reject(error),
    );
    socket.on("close", () => resolve(parseAnswer(answer)));
    socket.end(request, "latin1");
  });
}

/** Parses a raw response, its headers by lower-case name; the status is 0 when the connection was closed without one. */
export function parseAnswer(answer: string) {
  const [head = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const end = line.indexOf(":");
    return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body,
  };
}

/** Sends a request exactly as given, on its own connection: fetch would normalise the path and unpack the body. */
export async function sendExactly(
  port: number,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
) {
  const asked = request({ agent: false, host: "127.0.0.1", port, path, ...options });
  // After the response, the server may close before it has read the body.
  asked.on("error", () => undefined).end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const { statusCode = 0, headers } = answer;
  return { status: statusCode, headers, body: await buffer(answer) };
}
