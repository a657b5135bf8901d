import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandIn, readDockerfile, textsOf, variablesOf } from "./dockerfile.ts";
import { expect, test } from "./test.ts";

/* No engine runs containers here: what the last stage of the Dockerfile holds is put into a folder, and run there. */

const [, stage = []] = readDockerfile();

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "container-"));
  for (const text of textsOf(stage, "COPY")) {
    const [source = "", target = ""] = text.replace("--from=build /site/", "").split(/\s+/);
    cpSync(source, target === "./" ? join(folder, source) : join(folder, target), {
      recursive: true,
    });
  }
  chmodSync(folder, 0o755);
});

test.afterAll(() => rmSync(folder, { recursive: true }));

test("what the container holds is enough to run, to be found well, and to stop", async () => {
  const [, ...command] = commandIn(textsOf(stage, "CMD")[0] ?? "");
  const [, ...check] = commandIn(textsOf(stage, "HEALTHCHECK")[0] ?? "");
  // Root may run it as nobody, who may write nowhere.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...variablesOf(stage), HOST: "127.0.0.1", PORT: "0", SANTI_URL: "off" },
    stdio: ["ignore", "pipe", "inherit"],
    ...nobody,
  });
  const [line] = await once(server.stdout, "data");
  const port = /:(\d+)\/\s*$/.exec(String(line))?.[1];
  expect(port).toBeDefined();
  const health = () =>
    spawnSync(process.execPath, check, { env: { PORT: port }, timeout: 10_000 }).status;
  expect(health()).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/app/orari`)).status).toBe(200);
  server.kill("SIGTERM");
  const [code] = await once(server, "exit");
  expect(code).toBe(0);
  expect(health()).toBe(1);
});

test("a container whose build has lost a page says so, and does not start", async () => {
  const page = join(folder, "build/client/app/orari/index.html");
  renameSync(page, `${page}.away`);
  const [, ...command] = commandIn(textsOf(stage, "CMD")[0] ?? "");
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    env: { PORT: "0", SANTI_URL: "off" },
    encoding: "utf8",
  });
  renameSync(`${page}.away`, page);
  expect(stderr).toBe(
    "The build is not as it was made (client/app/orari/index.html). Make it again: npm run build\n",
  );
  expect(status).toBe(1);
});
