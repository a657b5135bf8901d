import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
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
  // Variables that are empty count as not set.
  const { server, line } = await start({ PORT: "0", HOST: "", SANTI_URL: "" });
  expect(line).toMatch(/^Canneto: http:\/\/127\.0\.0\.1:\d+\/$/);
  const address = line.replace("Canneto: ", "");
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  const { port } = new URL(address);

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

test("an answer that is waited for comes before leaving, as the last, whatever signal comes again", async () => {
  const source = createServer();
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const { port } = source.address() as AddressInfo;
  const { server, line } = await start({ PORT: "0", SANTI_URL: `http://127.0.0.1:${port}` });
  const asked = once(source, "request");
  const address = line.replace("Canneto: ", "");
  const answer = fetch(`${address}api/santi.json`);
  const [, upstream] = (await asked) as [IncomingMessage, ServerResponse];
  server.kill("SIGTERM");
  server.kill("SIGTERM");
  const another = () =>
    fetch(`${address}healthz`).then(
      () => "answered",
      () => "refused",
    );
  await expect.poll(another).toBe("refused");
  upstream.end('[{"nome":"San Mauro"}]');
  expect((await answer).headers.get("connection")).toBe("close");
  expect(await (await answer).json()).toEqual([{ nome: "San Mauro" }]);
  expect(await exitCode(server)).toBe(0);
  source.closeAllConnections();
  source.close();
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

// One of each kind; the other values are those of server/listen-address.test.ts.
for (const [env, sentence] of [
  [{ PORT: "abc" }, /^PORT is "abc", and has to be a whole number [^\n]*$/],
  [{ PORT: "0", HOST: "192.0.2.1" }, /^HOST is "192.0.2.1", which is no address of this machine.$/],
  [{ PORT: "0", SANTI_URL: "secret" }, /^SANTI_URL has to be "off", or an address [^\n]*$/],
] as const) {
  test(`${JSON.stringify(env)} is refused with a sentence`, async () => {
    const { server, line } = await start(env);
    expect(line).toMatch(sentence);
    expect(await exitCode(server)).toBe(1);
  });
}

test("killed under load, it is back at the same address", async () => {
  const first = await start({ PORT: "0", SANTI_URL: "off" });
  const address = first.line.replace("Canneto: ", "");
  const load = Array.from({ length: 50 }, () =>
    fetch(`${address}app/orari`).catch(() => undefined),
  );
  first.server.kill("SIGKILL");
  await Promise.all([...load, exitCode(first.server)]);
  await expect(fetch(`${address}healthz`)).rejects.toThrow();
  const second = await start({ PORT: new URL(address).port, SANTI_URL: "off" });
  expect(second.line).toBe(first.line);
  expect((await fetch(`${address}app/orari`)).status).toBe(200);
  second.server.kill("SIGTERM");
  expect(await exitCode(second.server)).toBe(0);
});

test("pages do not wait for a source of saints that hangs", async () => {
  const source = createServer(() => undefined);
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const { port } = source.address() as AddressInfo;
  const { server, line } = await start({ PORT: "0", SANTI_URL: `http://127.0.0.1:${port}` });
  const address = line.replace("Canneto: ", "");
  const order: string[] = [];
  const asked = once(source, "request");
  const saints = fetch(`${address}api/santi.json`).then((answer) => {
    order.push("saints");
    return answer;
  });
  await asked;
  expect((await fetch(`${address}app/orari`)).status).toBe(200);
  order.push("page");
  expect((await saints).status).toBe(502);
  expect(order).toEqual(["page", "saints"]);
  server.kill("SIGTERM");
  expect(await exitCode(server)).toBe(0);
  source.closeAllConnections();
  source.close();
});

test("a folder of saints that cannot be written is said, and the list is served", async () => {
  const saints = [{ nome: "San Mauro" }];
  const source = createServer((_request, response) => response.end(JSON.stringify(saints)));
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const { server, line } = await start({
    PORT: "0",
    SANTI_URL: `http://127.0.0.1:${(source.address() as AddressInfo).port}`,
    SANTI_CACHE_DIR: "package.json/santi",
  });
  const answer = await fetch(`${line.replace("Canneto: ", "")}api/santi.json`);
  expect(await answer.json()).toEqual(saints);
  server.kill("SIGTERM");
  expect(await exitCode(server)).toBe(0);
  source.closeAllConnections();
  source.close();
});
