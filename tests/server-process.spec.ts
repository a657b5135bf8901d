import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "./support/test.ts";

/** Starts a server and waits for its first line of output. */
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
  // Empty variables count as unset.
  const { server, line } = await start({ PORT: "0", HOST: "", SANTI_URL: "" });
  expect(line).toMatch(/^Canneto: http:\/\/127\.0\.0\.1:\d+\/$/);
  const address = line.replace("Canneto: ", "");
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  const { port } = new URL(address);

  // Other values are tested in server/http/listen-address.test.ts and server/saints/saints-list.test.ts.
  await test.step("a taken port is a clear error", async () => {
    const second = await start({ PORT: port });
    expect(second.line).toBe(
      `Port ${port} on 127.0.0.1 is taken. Choose another: PORT=3001 npm start`,
    );
    expect(await exitCode(second.server)).toBe(1);
  });

  server.kill("SIGTERM");
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
