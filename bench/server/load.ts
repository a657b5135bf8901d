import { connect } from "node:net";

/*
 * A process of its own that asks a server for one address over and over, on some connections that are kept, and prints
 * how many answers came. It reads no more of an answer than it must, for it has to be quicker than the servers.
 *
 *   node bench/server/load.ts '{"port":3000,"path":"/","connections":50,"milliseconds":3000}'
 */

/** What is asked for; it ends after the time or the number of answers, whichever comes first. */
export interface Load {
  port: number;
  path: string;
  connections: number;
  milliseconds?: number;
  answers?: number;
}

/** What came of it. */
export interface LoadResult {
  answers: number;
  /** Answers that were neither 200 nor 404. */
  wrong: number;
  /** Bytes of the first answer's body, packed as it came. */
  bytes: number;
  milliseconds: number;
}

const END_OF_HEAD = Buffer.from("\r\n\r\n");
const END_OF_CHUNKS = Buffer.from("\r\n0\r\n\r\n");

function run({ port, path, connections, milliseconds = Infinity, answers = Infinity }: Load) {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n\r\n`,
  );
  const result: LoadResult = { answers: 0, wrong: 0, bytes: 0, milliseconds: 0 };
  const start = performance.now();

  function finish(): never {
    result.milliseconds = performance.now() - start;
    console.log(JSON.stringify(result));
    process.exit(0);
  }

  for (let index = 0; index < connections; index += 1) {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let waiting: Buffer = Buffer.alloc(0);
    socket.on("connect", () => socket.write(request));
    socket.on("error", (error) => {
      throw error;
    });
    socket.on("data", (bytes: Buffer) => {
      waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
      const length = lengthOfAnswer(waiting);
      if (length === undefined || waiting.length < length.whole) return;
      const status = waiting.toString("latin1", 9, 12);
      if (status !== "200" && status !== "404") result.wrong += 1;
      if (result.answers === 0) result.bytes = length.body;
      result.answers += 1;
      waiting = Buffer.alloc(0);
      if (result.answers >= answers) finish();
      socket.write(request);
    });
  }
  if (milliseconds !== Infinity) setTimeout(finish, milliseconds);
}

/** The length of an answer of which bytes have come; undefined while its head or its last chunk is missing. */
function lengthOfAnswer(bytes: Buffer): { whole: number; body: number } | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end === -1) return undefined;
  const head = end + END_OF_HEAD.length;
  const length = /content-length: (\d+)/i.exec(bytes.toString("latin1", 0, head))?.[1];
  if (length !== undefined) return { whole: head + Number(length), body: Number(length) };
  if (!bytes.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)) return undefined;
  return { whole: bytes.length, body: bytes.length - head };
}

if (import.meta.main) run(JSON.parse(process.argv[2] ?? "{}") as Load);
