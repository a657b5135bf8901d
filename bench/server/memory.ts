import type { Cell, Table } from "../table.ts";
import { memoryOf, putLoad, start, startSite } from "./processes.ts";

const STEPS = 10;
const PATHS = ["/app/orari", "/app/nulla", "/", "/healthz", "/app/inni-preghiere"];

/** The memory of a server while it answers, first what it finds, then what is missing, by turns. */
export async function memory(answers: number): Promise<Table> {
  const server = await start(startSite);
  const rows: Cell[][] = [[0, Math.round(memoryOf(server.pid))]];
  for (let step = 1; step <= STEPS; step += 1) {
    for (const path of PATHS) {
      await putLoad({
        port: server.port,
        path,
        connections: 50,
        answers: answers / STEPS / PATHS.length,
      });
    }
    rows.push([(answers / STEPS) * step, Math.round(memoryOf(server.pid))]);
  }
  await server.end();
  return {
    caption: `Memory over ${answers.toLocaleString("en")} answers (${PATHS.join(", ")})`,
    header: ["answers", "memory, MiB"],
    rows,
  };
}
