import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Starts Xvfb, for browsers that need a display; it chooses a free number, and reports it: the value of DISPLAY. */
export async function startVirtualDisplay(xvfb: string) {
  const options = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const server = spawn(xvfb, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, close: () => void server.kill() };
}
