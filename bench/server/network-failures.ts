import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cell, Table } from "../table.ts";
import { memoryOf, putLoad, type RunningServer, start, startSite } from "./processes.ts";

const VISITS = 200;

/** Milliseconds that each of some visits took, one after the other, each on a connection of its own. */
async function visit(server: RunningServer): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < VISITS; index += 1) {
    const begin = performance.now();
    const answer = await fetch(`http://127.0.0.1:${server.port}/app/orari`, {
      headers: { Connection: "close" },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A visit was answered ${answer.status}.`);
    times.push(performance.now() - begin);
  }
  return times.sort((one, other) => one - other);
}

async function connectMany(port: number, count: number, request: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(100, count - sockets.length) }, () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      return socket;
    });
    await Promise.all(
      some.map(async (socket) => {
        await once(socket, "connect");
        socket.resume();
        if (request === "") return;
        socket.write(request);
        await once(socket, "data");
      }),
    );
    sockets.push(...some);
  }
  return sockets;
}

const isOpen = (socket: Socket) => !socket.closed;

const milliseconds = (value: number | undefined) => Math.round((value ?? Number.NaN) * 10) / 10;

function row(what: string, times: number[], server: RunningServer, rest: string): Cell[] {
  return [
    what,
    milliseconds(times[VISITS / 2]),
    milliseconds(times[VISITS * 0.99]),
    milliseconds(times.at(-1)),
    Math.round(memoryOf(server.pid)),
    rest,
  ];
}

/** Visits to a server that others try to hold up. */
export async function badWeather(): Promise<Table> {
  const server = await start(startSite);
  const rows = [row("nobody else", await visit(server), server, "")];

  const slow = await connectMany(server.port, 500, "");
  const start500 = performance.now();
  let sent = 0;
  const head = `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${"a".repeat(100)}`;
  const drip = setInterval(() => {
    const byte = head[sent];
    sent += 1;
    for (const socket of slow) if (socket.writable) socket.write(byte ?? "a");
  }, 1_000);
  await sleep(2_000);
  const during = await visit(server);
  while (slow.some(isOpen) && performance.now() - start500 < 60_000) await sleep(100);
  clearInterval(drip);
  const seconds = ((performance.now() - start500) / 1_000).toFixed(1);
  const left = slow.filter(isOpen).length;
  rows.push(row("500 sockets, a byte a second", during, server, `${left} left after ${seconds} s`));

  const get = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
  const opening = performance.now();
  const idle = await connectMany(server.port, 10_000, get);
  const opened = ((performance.now() - opening) / 1_000).toFixed(1);
  rows.push(row("10,000 idle connections", await visit(server), server, `opened in ${opened} s`));
  for (const socket of idle) socket.destroy();
  await server.end();
  return {
    caption: `${VISITS} visits to a page, one after the other`,
    header: ["meanwhile", "median, ms", "99th, ms", "slowest, ms", "memory, MiB", ""],
    rows,
  };
}

/** How long a server that is killed under load is away. */
export async function comeback(runs: number): Promise<Table> {
  const rows: Cell[][] = [];
  let server = await start(startSite);
  for (let run = 1; run <= runs; run += 1) {
    const { port } = server;
    const load = putLoad({ port, path: "/app/orari", connections: 50, milliseconds: 60_000 });
    const failed = load.catch(() => undefined);
    await sleep(1_000);
    const begin = performance.now();
    await server.end("SIGKILL");
    await failed;
    server = await start(startSite, port);
    rows.push([run, Math.round(performance.now() - begin)]);
  }
  await server.end();
  return {
    caption: "Killed under load of 50 connections, and started again on the same port",
    header: ["run", "ms from the signal to the first answer"],
    rows,
  };
}
