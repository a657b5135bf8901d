import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listenLocally } from "../tests/support/free-port.ts";
import { folderWith, writeFiles } from "../tests/support/temporary-folder.ts";
import { writeBuildManifest } from "./build-manifest.ts";

let folder: string;
let server: ChildProcess | undefined;
let said: string;
const source = createServer();

beforeEach(() => {
  folder = folderWith();
  said = "";
});

afterEach(() => {
  server?.kill("SIGKILL");
  source.closeAllConnections();
  source.close();
  source.removeAllListeners("request");
});

/** A build of one page, with a script of its own. */
function makeBuild(name: string, word: string): string {
  const build = join(folder, name);
  writeFiles(build, {
    "client/index.html": word,
    "client/404.html": "",
    "client/app/404.html": "",
    [`client/assets/${word}.js`]: word,
    "policy.json": '{"scripts":[],"styles":[]}',
    "road.json": "[]",
    "redirects.json": "[]",
  });
  writeBuildManifest(build);
  return build;
}

/** Starts a source of saints, and says where it is. */
async function startSource(answer: RequestListener): Promise<string> {
  source.on("request", answer);
  return `http://127.0.0.1:${await listenLocally(source)}`;
}

/** Starts a server of a build in a process of its own. */
function launch(build: string, variables = {}, command = "exec"): ChildProcess {
  const program = [process.execPath, "server/main.ts", build];
  const started = spawn("sh", ["-c", `${command} "$0" "$@"`, ...program], {
    env: { ...process.env, PORT: "0", HOST: "", SANTI_URL: "off", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const output of [started.stdout, started.stderr]) {
    output.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  return started;
}

/** Starts one that is ended with the test, and gives its address. */
async function start(...options: Parameters<typeof launch>): Promise<string> {
  server = launch(...options);
  await expect.poll(() => said, { timeout: 10_000 }).toMatch(/^Canneto: http:\S+\/\n/);
  return said.trim().replace("Canneto: ", "");
}

const textAt = async (address: string) => (await fetch(address)).text();

test("a new build is served by itself, no request is lost, and pages of the one before have their scripts", async () => {
  const build = makeBuild("build", "one");
  const address = await start(build);
  const texts = new Set<string>();
  const ask = async () => {
    texts.add(await textAt(address));
    return [...texts].at(-1);
  };
  expect(await ask()).toBe("one");

  const next = makeBuild("next", "two");
  writeFileSync(join(next, "client/index.html"), "tw");
  renameSync(build, join(folder, "before"));
  expect(await ask()).toBe("one");
  renameSync(next, build);
  // What is not whole is left alone.
  const begin = Date.now();
  while (Date.now() - begin < 1_500) await ask();
  writeFileSync(join(build, "client/index.html"), "two");

  await expect.poll(ask, { timeout: 5_000, interval: 10 }).toBe("two");
  expect([...texts]).toEqual(["one", "two"]);
  expect(await textAt(`${address}assets/one.js`)).toBe("one");
  expect(await textAt(`${address}assets/two.js`)).toBe("two");
});

test("SIGHUP stops it as SIGTERM does, SIGUSR1 opens no debugger, and a second one is told that the port is taken", async () => {
  const build = makeBuild("build", "one");
  const address = await start(build);
  const { port } = new URL(address);
  expect(await once(launch(build, { PORT: port }), "close")).toEqual([1, null]);
  expect(said).toContain(`Port ${port} on 127.0.0.1 is taken.`);
  server?.kill("SIGUSR1");
  expect(await textAt(address)).toBe("one");
  const left = once(server as ChildProcess, "exit");
  server?.kill("SIGHUP");
  expect(await left).toEqual([0, null]);
  expect(said).not.toContain("Debugger");
});

test("a build that has lost a page is not served", async () => {
  const build = makeBuild("build", "one");
  rmSync(join(build, "client/index.html"));
  expect(await once(launch(build), "close")).toEqual([1, null]);
  expect(said).toBe(
    "The build is not as it was made (client/index.html). Make it again: npm run build\n",
  );
});

test("1,000 connections at rest keep nobody out where there are 256 file descriptors", async () => {
  const address = await start(makeBuild("build", "one"), {}, "ulimit -n 256; exec");
  const sockets: Socket[] = [];
  for (let index = 0; index < 1_000; index += 1) {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    sockets.push(socket);
    if (index % 100 === 99) await once(socket, "connect");
  }
  for (let visit = 0; visit < 5; visit += 1) expect(await textAt(address)).toBe("one");
  for (const socket of sockets) socket.destroy();
});

test("100 connections that ask 2,500 times each and take nothing do not end it, and others are served", async () => {
  const address = await start(makeBuild("build", "one"), {
    NODE_OPTIONS: "--max-old-space-size=24",
  });
  const burst = Buffer.from("GET / HTTP/1.1\r\nHost:a\r\n\r\n".repeat(2_500));
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => undefined);
    socket.pause();
    socket.write(burst);
    return socket;
  });
  for (let visit = 0; visit < 5; visit += 1) expect(await textAt(address)).toBe("one");
  expect(server?.exitCode).toBe(null);
  for (const socket of sockets) socket.destroy();
});

test("pages do not wait for a source of saints that hangs, and its answer comes before leaving, as the last, whatever signal comes again", async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const SANTI_URL = await startSource((_, response) => asked.resolve(response));
  const address = await start(makeBuild("build", "one"), { SANTI_URL });
  const answer = fetch(`${address}api/santi.json`);
  const upstream = await asked.promise;
  expect(await textAt(address)).toBe("one");
  const left = once(server as ChildProcess, "exit");
  server?.kill("SIGTERM");
  server?.kill("SIGTERM");
  await expect.poll(() => textAt(address).catch(() => "refused")).toBe("refused");
  upstream.end('[{"nome":"San Mauro"}]');
  expect((await answer).headers.get("connection")).toBe("close");
  expect(await (await answer).json()).toEqual([{ nome: "San Mauro" }]);
  expect(await left).toEqual([0, null]);
});
