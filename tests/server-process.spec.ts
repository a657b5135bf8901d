import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { writeAt } from "../server/built-files.ts";
import { expect, test } from "./support/test.ts";

async function exitCode(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null) return server.exitCode;
  const [code] = (await once(server, "exit")) as [number | null];
  return code;
}

test("a build that has lost a page is not served", async () => {
  const folder = mkdtempSync(join(tmpdir(), "damaged-"));
  for (const part of ["package.json", "server", "domain"]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeAt(folder, "build/manifest.json", '{ "client/app/orari/index.html": "its digest" }');
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", SANTI_URL: "off" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  expect(await text(server.stderr)).toBe(
    "The build is not as it was made (client/app/orari/index.html). Make it again: npm run build\n",
  );
  expect(await exitCode(server)).toBe(1);
  rmSync(folder, { recursive: true });
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
