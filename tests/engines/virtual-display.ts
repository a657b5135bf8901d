import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** A virtual display for browsers that need one. */
export interface VirtualDisplay {
  /** The value of DISPLAY. */
  name: string;
  close(): void;
}

/** Starts Xvfb, which chooses a free display number and reports it. */
export async function startVirtualDisplay(xvfb: string): Promise<VirtualDisplay> {
  const options = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const server = spawn(xvfb, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, close: () => void server.kill() };
}
