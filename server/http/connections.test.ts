import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as later } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listenLocally } from "../../tests/support/free-port.ts";
import { createHttpServer } from "./http-server.ts";

/** More than the system keeps for somebody who takes it slowly. */
const LARGE = Buffer.alloc(12_000_000, "a");
const LONG = 60_000;

let listener: (request: IncomingMessage, response: ServerResponse) => void;
let site: ReturnType<typeof createHttpServer>;
let port: number;

beforeEach(() => start());

async function start(most?: number) {
  site = createHttpServer((request, response) => listener(request, response), {}, undefined, most);
  port = await listenLocally(site.server);
}

afterEach(stop);

function stop() {
  site.server.closeAllConnections();
  site.server.close();
}

async function ask(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(site.server, "request");
  return socket;
}

test("whoever takes an answer slowly has it whole when the server stops meanwhile", async () => {
  listener = (_request, response) =>
    response.writeHead(200, { "Content-Length": LARGE.length }).end(LARGE);
  const socket = await ask();
  const closed = site.close(LONG);
  let bytes = 0;
  for await (const chunk of socket) {
    bytes += chunk.length;
    await later(1);
  }
  expect(bytes).toBeGreaterThan(LARGE.length);
  await closed;
});

test("a connection that waits for nothing is ended at once", async () => {
  listener = (_request, response) => response.end("ok");
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get({ port, host: "127.0.0.1", agent }), "response");
  response.resume();
  await once(response, "end");
  await site.close(LONG);
  agent.destroy();
});

test("whoever takes nothing is not waited for longer than the limit", async () => {
  listener = (_request, response) => response.end(LARGE);
  const socket = await ask();
  socket.pause();
  await site.close(50);
  socket.destroy();
});

test("whoever asks for much at once and takes nothing has one answer on its way", async () => {
  let asked = 0;
  listener = (_request, response) => {
    asked += 1;
    response.end(LARGE);
  };
  const socket = await ask();
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5_000));
  await later(200);
  expect(asked).toBe(1);
  socket.destroy();
});

test("what is asked for at once is answered in its order, also where the visitor has ended", async () => {
  listener = (request, response) => void later(1).then(() => response.end(request.url));
  const socket = connect(port, "127.0.0.1");
  const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
  socket.end(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
  expect((await text(socket)).match(/^\/\d+/gm)).toEqual(paths);
});

test("a request is read however it is cut, with a body that nobody asked for", async () => {
  listener = (request, response) => response.end(request.url);
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const requests =
    "POST /1 HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na\r\n\r\nabcdGET /2 HTTP/1.1\r\nHost: a\r\n\r\n";
  for (const letter of requests) {
    socket.write(letter);
    await later(1);
  }
  socket.end();
  expect((await text(socket)).match(/^\/\d+/gm)).toEqual(["/1", "/2"]);
});

test("what cannot be read is refused once, whatever comes behind it", async () => {
  listener = (_request, response) => response.end("ok");
  const socket = connect(port, "127.0.0.1");
  socket.end("what?\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\nwhat?\r\n\r\n");
  expect((await text(socket)).match(/^HTTP.*$/gm)).toEqual(["HTTP/1.1 400 Bad Request"]);
});

test("where there are too many, the connection that rests longest gives way, none with an answer on its way", async () => {
  stop();
  await start(3);
  let answer = () => {};
  listener = (request, response) => {
    if (request.url === "/") answer = () => response.end("late");
    else response.end("ok");
  };
  const busy = await ask();
  const resting: Socket[] = [];
  for (const name of ["a", "b", "c"]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(String((await once(socket, "data"))[0])).toMatch(/ok$/);
    resting.push(socket);
  }
  await expect.poll(() => resting.map(({ closed }) => closed)).toEqual([true, false, false]);
  answer();
  expect(String((await once(busy, "data"))[0])).toMatch(/late$/);
  for (const socket of [busy, ...resting]) socket.destroy();
});
