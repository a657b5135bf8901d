import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { sendExactly } from "../../tests/support/raw-request.ts";
import { createDeskApp } from "./app.ts";
import { joined } from "./main.ts";
import { createPreviewApp } from "./previews/preview-app.ts";
import { Previews } from "./previews/previews.ts";
import { listen, serverOf } from "./serve.ts";
import { deskOnCopy, folderWith } from "./test-desk.ts";

const HOST = "redazione.esempio.it";
const ORIGIN = `https://${HOST}`;
const LOGIN = `Basic ${Buffer.from("maria:segreta").toString("base64")}`;

/** Debian's path of nginx. */
const NGINX = "/usr/sbin/nginx";

describe.runIf(existsSync(NGINX))("behind nginx", () => {
  const folder = folderWith();
  const desk = deskOnCopy();
  const servers: Server[] = [];
  let nginx: ChildProcess;
  const ports = { plain: 0, login: 0 };

  /** Starts a desk. @param origin that of a proxy with a login */
  async function serve(origin?: string): Promise<number> {
    let port = 0;
    const door = { port: () => port, origin, key: "segreta" };
    const previews = new Previews();
    const run = async () => ({ code: 1, output: "" });
    const publisher = { desk, settings: folder, run, sites: () => [] };
    const app = createDeskApp({
      publisher,
      previews,
      token: "t",
      door,
      page: folder,
      isBuilt: () => true,
    });
    const shown = createPreviewApp({ previews, site: folder, renderers: folder, door });
    const server = serverOf(joined(app, shown, door));
    servers.push(server);
    port = await listen(server, 0);
    return port;
  }

  beforeAll(async () => {
    writeFileSync(join(folder, "index.html"), "<head></head>the desk");
    mkdirSync(join(folder, "client/app/orari"), { recursive: true });
    writeFileSync(join(folder, "client/app/orari/index.html"), "the hours");
    writeFileSync(join(folder, "policy.json"), '{"scripts":[],"styles":[]}');
    writeFileSync(join(folder, "htpasswd"), "maria:{PLAIN}segreta\n");
    chmodSync(folder, 0o755);
    const [, documented = ""] =
      /```nginx\n(.*?)```/s.exec(readFileSync("docs/going-live.md", "utf8")) ?? [];
    const behindLogin = documented
      .replace(/auth_basic_user_file .*;/, `auth_basic_user_file ${folder}/htpasswd;`)
      .replace(":3100", `:${await serve(ORIGIN)}`);
    const plain = `location / { proxy_pass http://127.0.0.1:${await serve()}; }`;
    ports.plain = await freePort();
    ports.login = await freePort();
    const serverAt = (port: number, inside: string) =>
      `server { listen 127.0.0.1:${port}; access_log off; ${inside} }`;
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http {
        client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
        uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
        ${serverAt(ports.plain, plain)} ${serverAt(ports.login, behindLogin)} }`,
    );
    nginx = spawn(NGINX, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    await vi.waitFor(() => ask(ports.plain, "/"), { timeout: 20_000 });
  });

  afterAll(() => {
    nginx?.kill();
    for (const server of servers) server.close();
  });

  async function ask(port: number, path: string, headers: Record<string, string> = {}) {
    const answer = await sendExactly(port, path, { headers: { Host: HOST, ...headers } });
    return { ...answer, body: answer.body.toString() };
  }

  test("a proxy that hands everything on gets nothing for anybody", async () => {
    for (const path of ["/", "/api/files", "/immagini/canada.svg", "/?chiave=altra"]) {
      const { status, body } = await ask(ports.plain, path, { "Remote-User": "maria" });
      expect(status, path).toBe(403);
      expect(body).not.toContain("desk-token");
    }
  });

  test("who has not given the password is kept out, also with a name of their own", async () => {
    for (const path of ["/", "/api/files", "/app/orari"]) {
      expect((await ask(ports.login, path, { "Remote-User": "maria" })).status, path).toBe(401);
    }
  });

  test("who has given it has the desk and its previews at one address", async () => {
    const known = { Authorization: LOGIN };
    expect((await ask(ports.login, "/", known)).body).toContain('name="desk-token" content="t"');
    const files = await ask(ports.login, "/api/files", { ...known, "X-Desk-Token": "t" });
    expect(files.body).toContain("hours.yaml");
    expect((await ask(ports.login, "/app/orari", known)).body).toBe("the hours");
    const evil = { ...known, Origin: "https://cattivo.example" };
    expect((await ask(ports.login, "/api/files", evil)).status).toBe(403);
  });
});
