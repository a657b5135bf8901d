import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as later } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

/** More than the system keeps for somebody who takes it slowly. */
const LARGE = Buffer.alloc(12_000_000, "a");
const LONG = 60_000;

let listener: (request: IncomingMessage, response: ServerResponse) => void;
let site: ReturnType<typeof createHttpServer>;
let port: number;

beforeEach(async () => {
  site = createHttpServer((request, response) => listener(request, response), {});
  site.server.listen(0, "127.0.0.1");
  await once(site.server, "listening");
  port = (site.server.address() as AddressInfo).port;
});

afterEach(() => {
  site.server.closeAllConnections();
  site.server.close();
});

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
  const closed = site.connections.close(LONG);
  let bytes = 0;
  for await (const chunk of socket) {
    bytes += chunk.length;
    await later(1);
  }
  expect(bytes).toBeGreaterThan(LARGE.length);
  await closed;
});

test("an answer given while stopping is the last of its connection, and says so", async () => {
  let answer = () => {};
  listener = (_request, response) => {
    answer = () => response.writeHead(200, { "Content-Length": 2 }).end("ok");
  };
  const socket = await ask();
  const closed = site.connections.close(LONG);
  answer();
  let text = "";
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).toMatch(/\r\nConnection: close\r\n/i);
  expect(text).toMatch(/\r\n\r\nok$/);
  await closed;
});

test("a connection that waits for nothing is ended at once", async () => {
  listener = (_request, response) => response.end("ok");
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get({ port, host: "127.0.0.1", agent }), "response");
  response.resume();
  await once(response, "end");
  await site.connections.close(LONG);
  agent.destroy();
});

test("whoever takes nothing is not waited for longer than the limit", async () => {
  listener = (_request, response) => response.end(LARGE);
  const socket = await ask();
  socket.pause();
  await site.connections.close(50);
  socket.destroy();
});

test("asked twice to close, it waits all the same", async () => {
  let answer = () => {};
  listener = (_request, response) => {
    answer = () => response.end("ok");
  };
  const socket = await ask();
  let closings = 0;
  for (const closed of [site.connections.close(LONG), site.connections.close(LONG)]) {
    void closed.then(() => {
      closings += 1;
    });
  }
  await later(20);
  expect(closings).toBe(0);
  answer();
  socket.resume();
  await expect.poll(() => closings).toBe(2);
});
