import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "./test.ts";

/** Starts a server and waits for its first line. */
async function start(env: Record<string, string>): Promise<{ server: ChildProcess; line: string }> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const line = await Promise.race([once(server.stdout, "data"), once(server.stderr, "data")]);
  return { server, line: String(line[0]).trim() };
}

async function exitCode(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null) return server.exitCode;
  const [code] = (await once(server, "exit")) as [number | null];
  return code;
}

test("says where it listens, finishes and leaves on SIGTERM", async () => {
  const { server, line } = await start({ PORT: "0" });
  expect(line).toMatch(/^Canneto: http:\/\/127\.0\.0\.1:\d+\/$/);
  const address = line.replace("Canneto: ", "");
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await exitCode(server)).toBe(0);
});

test("an answer on its way is finished before leaving", async () => {
  const { server, line } = await start({ PORT: "0" });
  const slow = request(`${line.replace("Canneto: ", "")}app/orari`);
  const answered = once(slow, "response");
  slow.flushHeaders();
  await once(slow, "socket");
  slow.end();
  const [response] = await answered;
  server.kill("SIGTERM");
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  expect(bytes).toBe(Number(response.headers["content-length"]));
  expect(await exitCode(server)).toBe(0);
});

test("npm passes the signal on, and the server leaves with it", async () => {
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  while (!output.includes("Canneto: ")) output += String((await once(npm.stdout, "data"))[0]);
  const address = /http:\S+/.exec(output)?.[0];
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  npm.kill("SIGTERM");
  expect(await exitCode(npm)).toBe(0);
  await expect(fetch(`${address}healthz`)).rejects.toThrow();
});

test("a taken port is a clear error", async () => {
  const first = await start({ PORT: "0" });
  const port = new URL(first.line.replace("Canneto: ", "")).port;
  const second = await start({ PORT: port });
  expect(second.line).toBe(
    `Port ${port} on 127.0.0.1 is taken. Choose another: PORT=3001 npm start`,
  );
  expect(await exitCode(second.server)).toBe(1);
  first.server.kill("SIGTERM");
  expect(await exitCode(first.server)).toBe(0);
});
