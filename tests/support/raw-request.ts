import { connect } from "node:net";

/** A request for a path. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
}

/** What came back for a request that was sent byte by byte. */
export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** How long, in milliseconds, the server may be silent. */
const SILENCE = 5_000;

/**
 * Sends a request byte by byte in Latin-1, half-closes, and takes whatever comes until the server closes; rejects
 * when it neither answers nor closes.
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

/** An answer as it came, taken apart. */
export function parseAnswer(answer: string): RawAnswer {
  const [head = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => {
    const end = line.indexOf(":");
    return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body,
  };
}
