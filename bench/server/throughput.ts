import { readdirSync } from "node:fs";
import { median } from "../statistics.ts";
import type { Cell, Table } from "../table.ts";
import {
  PEERS,
  processorTimeOf,
  putLoad,
  type RunningServer,
  start,
  startSite,
} from "./processes.ts";

const CONNECTIONS = 50;
const MILLISECONDS = 2_000;

interface Figures {
  perSecond: number;
  /** Microseconds of processor time for an answer. */
  processor: number;
  bytes: number;
}

/** What is asked for: gzip, which all of the servers can send. */
function subjects(): Record<string, string> {
  const script = readdirSync("build/client/assets").find((name) => /^site-.*\.js$/.test(name));
  return {
    "a page": "/app/orari",
    "a script": `/assets/${script}`,
    "a missing page": "/app/nulla",
  };
}

async function measure(server: RunningServer, path: string): Promise<Figures> {
  const before = processorTimeOf(server.pid);
  const load = { port: server.port, path, connections: CONNECTIONS, milliseconds: MILLISECONDS };
  const { answers, wrong, bytes, milliseconds } = await putLoad(load);
  if (wrong > 0) throw new Error(`${wrong} answers for ${path} were neither 200 nor 404.`);
  return {
    perSecond: (answers / milliseconds) * 1_000,
    processor: ((processorTimeOf(server.pid) - before) / answers) * 1_000,
    bytes,
  };
}

/** The site's server beside others on the same files, by turns, so that all have the same share of a noisy machine. */
export async function throughput(runs: number): Promise<Table> {
  const spawners = { "this site": startSite, ...PEERS };
  const servers = await Promise.all(
    Object.entries(spawners).map(async ([name, spawner]) => ({
      name,
      server: await start(spawner),
    })),
  );
  const rows: Cell[][] = [];
  // A first round that does not count: engines are slower before they know the code.
  const asked = Object.entries(subjects());
  for (const { server } of servers) {
    for (const [, path] of asked) await measure(server, path);
  }
  for (const [subject, path] of asked) {
    const rounds: Map<string, Figures>[] = [];
    for (let round = 0; round < runs; round += 1) {
      const figures = new Map<string, Figures>();
      for (const { name, server } of servers) figures.set(name, await measure(server, path));
      rounds.push(figures);
    }
    for (const { name } of servers) {
      const middle = (figure: (figures: Map<string, Figures>) => number | undefined) =>
        median(rounds.map((round) => figure(round) ?? Number.NaN));
      rows.push([
        subject,
        name,
        Math.round(middle((round) => round.get(name)?.perSecond)),
        Math.round(middle((round) => round.get(name)?.processor)),
        middle((round) => round.get(name)?.bytes),
        ratio(middle((round) => quotient(round, name, "perSecond"))),
        ratio(middle((round) => quotient(round, name, "processor"))),
      ]);
    }
  }
  await Promise.all(servers.map(({ server }) => server.end()));
  return {
    caption: `Answers a second, one process each, ${CONNECTIONS} connections, gzip, median of ${runs} rounds`,
    header: [
      "what",
      "server",
      "answers a second",
      "processor, µs an answer",
      "bytes",
      "this site gives, times",
      "this site takes, times",
    ],
    rows,
  };
}

function quotient(round: Map<string, Figures>, name: string, figure: keyof Figures): number {
  return (round.get("this site")?.[figure] ?? Number.NaN) / (round.get(name)?.[figure] ?? 0);
}

function ratio(value: number): string {
  return value.toFixed(2);
}
