import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nginxConfiguration } from "../../hosting/nginx.ts";
import { securityHeaders } from "../../server/policy.ts";
import { freePort } from "./free-port.ts";

/** Where Debian installs nginx, and its module for files packed with brotli. */
const NGINX = "/usr/sbin/nginx";
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The built site on one of the servers that it can be put on, on a port of this machine. */
export interface Host {
  origin: string;
  stop: () => Promise<void>;
}

/** How long a server may take to answer, in milliseconds, on a machine that does other things too. */
const START_LIMIT = 60_000;

/** On the site's own server. */
export async function startNode(saintsAddress: string): Promise<Host> {
  const port = await freePort();
  const env = { PORT: String(port), SANTI_URL: saintsAddress };
  return startProcess(port, process.execPath, ["server/main.ts"], env);
}

/** On nginx, with the configuration that the build makes. */
export async function startNginx(): Promise<Host> {
  const port = await freePort();
  const text = nginxConfiguration({
    root: resolve("build/client"),
    headers: securityHeaders(JSON.parse(readFileSync("build/policy.json", "utf8"))),
    redirects: JSON.parse(readFileSync("build/redirects.json", "utf8")),
    listen: `127.0.0.1:${port}`,
  });
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    `load_module ${BROTLI_MODULE};
daemon off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${name};`).join("\n")}
${text}}
`,
  );
  const host = await startProcess(port, NGINX, ["-p", folder, "-c", "nginx.conf"]);
  return {
    ...host,
    async stop() {
      await host.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Why the site cannot be tried on nginx here; undefined where it can. */
export function whyNoNginx(): string | undefined {
  const missing = [NGINX, BROTLI_MODULE].find((file) => !existsSync(file));
  return missing && `There is no ${missing} on this machine.`;
}

/** Starts a server and waits until it answers. */
async function startProcess(
  port: number,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Host> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const limit = Date.now() + START_LIMIT;
  while (!(await isUp())) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop(child);
      throw new Error(`${command} ${args.join(" ")} does not answer:\n${output}`);
    }
    await new Promise((later) => setTimeout(later, 100));
  }
  return { origin, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
