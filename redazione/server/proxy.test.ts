import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../tests/support/free-port.ts";
import { sendExactly } from "../../tests/support/raw-request.ts";
import { writeFiles } from "../../tests/support/temporary-folder.ts";
import { deskOnCopy, servedDesk, temporaryFolder } from "../../tests/support/test-desk.ts";

const HOST = "redazione.esempio.it";
const LOGIN = `Basic ${Buffer.from("maria:segreta").toString("base64")}`;

/** Debian's path of nginx. */
const NGINX = "/usr/sbin/nginx";

describe.runIf(existsSync(NGINX))("behind nginx", async () => {
  const folder = temporaryFolder();
  const desk = deskOnCopy();
  const [plain, login] = [await freePort(), await freePort()];
  const behind = await servedDesk(desk, `https://${HOST}`);
  const local = await servedDesk(desk);
  let nginx: ChildProcess;

  beforeAll(async () => {
    const [, documented = ""] =
      /```nginx\n(.*?)```/s.exec(readFileSync("docs/going-live.md", "utf8")) ?? [];
    const serverAt = (port: number, inside: string) =>
      `server { listen 127.0.0.1:${port}; access_log off; ${inside} }`;
    const behindLogin = documented
      .replace(/auth_basic_user_file .*;/, `auth_basic_user_file ${folder}/htpasswd;`)
      .replace(":3100", `:${behind.port}`);
    writeFiles(folder, {
      htpasswd: "maria:{PLAIN}segreta\n",
      "nginx.conf": `daemon off; pid ${folder}/pid; error_log stderr; events {} http {
        client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
        uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
        ${serverAt(plain, `location / { proxy_pass http://127.0.0.1:${local.port}; }`)}
        ${serverAt(login, behindLogin)} }`,
    });
    chmodSync(folder, 0o755);
    nginx = spawn(NGINX, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
    await vi.waitFor(() => ask(plain, "/"), { timeout: 20_000 });
  });

  afterAll(() => void nginx?.kill());

  async function ask(port: number, path: string, headers: Record<string, string> = {}) {
    const method = path.startsWith("/api/") ? "POST" : "GET";
    const answer = await sendExactly(port, path, { method, headers: { Host: HOST, ...headers } });
    return { ...answer, body: answer.body.toString() };
  }

  test("a proxy that hands everything on gets nothing for anybody", async () => {
    for (const path of ["/", "/api/files", "/immagini/canada.svg", "/?chiave=altra"]) {
      const { status, body } = await ask(plain, path, { "Remote-User": "maria" });
      expect(status, path).toBe(403);
      expect(body).not.toContain("desk-token");
    }
  });

  test("who has not given the password is kept out, also with a name of their own", async () => {
    for (const path of ["/", "/api/files", "/app/orari"]) {
      expect((await ask(login, path, { "Remote-User": "maria" })).status, path).toBe(401);
    }
  });

  test("who has given it has the desk and its previews at one address", async () => {
    const known = { Authorization: LOGIN };
    const { body } = await ask(login, "/", known);
    const [, token = ""] = /"desk-token" content="(.*?)"/.exec(body) ?? [];
    const files = await ask(login, "/api/files", { ...known, "X-Desk-Token": token });
    expect(files.body).toContain("hours.yaml");
    expect((await ask(login, "/app/orari", known)).body).toContain("as it was built");
    const evil = { ...known, Origin: "https://cattivo.example" };
    expect((await ask(login, "/api/files", evil)).status).toBe(403);
  });
});
