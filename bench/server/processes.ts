import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Load, LoadResult } from "./load.ts";

/** A server that is up, in one process. */
export interface RunningServer {
  port: number;
  pid: number;
  /** Ends it with a signal, and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const SITE = resolve("build/client");

/** Where Debian and others install nginx. */
const NGINX = "/usr/sbin/nginx";

/** The servers that the site's own is compared with, by their names; nginx where it is installed. */
export const PEERS: Record<string, (port: number) => ChildProcess> = {
  ...(existsSync(NGINX) && { nginx: startNginx }),
  sirv: (port) => startSirv(SITE, port),
  serve: (port) =>
    spawnQuietly(process.execPath, [
      "bench/node_modules/serve/build/main.js",
      ...["--no-request-logging", "--no-port-switching", "--listen", `tcp://127.0.0.1:${port}`],
      SITE,
    ]),
};

/** sirv as it is meant for production: files listed once, packed variants sent. */
export function startSirv(folder: string, port: number): ChildProcess {
  return spawnQuietly(process.execPath, [
    "bench/node_modules/sirv-cli/bin.js",
    ...[folder, "--host", "127.0.0.1", "--port", String(port)],
    ...["--etag", "--gzip", "--brotli", "--quiet"],
  ]);
}

/** The site's own server, with no source of saints. */
export function startSite(port: number): ChildProcess {
  return spawnQuietly(process.execPath, ["server/main.ts"], {
    HOST: "127.0.0.1",
    PORT: String(port),
    SANTI_URL: "off",
  });
}

/** One process of nginx, as the others are one process, sending what the build packed. */
function startNginx(port: number): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const configuration = `
    daemon off;
    master_process off;
    pid ${folder}/pid;
    error_log stderr crit;
    events { worker_connections 20000; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      tcp_nopush on;
      gzip_static on;
      open_file_cache max=2000;
      keepalive_requests 100000000;
      client_body_temp_path ${folder};
      proxy_temp_path ${folder};
      fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder};
      scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port};
        root ${SITE};
        error_page 404 /404.html;
        location / { try_files $uri $uri/index.html =404; }
      }
    }`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  return spawnQuietly(NGINX, ["-c", file]);
}

function spawnQuietly(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
}

/** Starts a server on a port, and waits until it answers. */
export async function start(
  spawnServer: (port: number) => ChildProcess,
  givenPort?: number,
): Promise<RunningServer> {
  const port = givenPort ?? (await freePort());
  const child = spawnServer(port);
  while (child.exitCode === null && !(await answers(port))) await sleep(10);
  if (child.exitCode !== null || child.pid === undefined)
    throw new Error("A server did not start.");
  return {
    port,
    pid: child.pid,
    async end(signal = "SIGTERM") {
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return address.port;
}

/** Puts a load on a server, from another process. */
export async function putLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "bench/server/load.ts",
    JSON.stringify(load),
  ]);
  return JSON.parse(stdout);
}

/** The memory of a process in MiB; not a number where the system does not tell. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}

/** Milliseconds of processor time that a process has taken so far; not a number where the system does not tell. */
export function processorTimeOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name, which may hold spaces, the 12th and 13th field: hundredths of a second for itself and the system.
  const fields = readFileSync(file, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
