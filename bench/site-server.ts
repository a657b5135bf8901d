import { spawn } from "node:child_process";
import { once } from "node:events";

/** Serves the built site as `npm start` does, on a free port, for as long as a measurement takes. */
export async function withSiteServer<Result>(
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", SANTI_URL: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(server.stdout, "data");
    const origin = /http:\/\/[^/\s]+/.exec(String(line))?.[0];
    if (!origin) throw new Error(`The server did not say where it listens: ${line}`);
    return await measure(origin);
  } finally {
    server.kill("SIGTERM");
  }
}
