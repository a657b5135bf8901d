import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "./support/test.ts";

test("npm passes the signal on, and the server leaves with it", async () => {
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  while (!output.includes("Canneto: ")) output += String((await once(npm.stdout, "data"))[0]);
  const address = /http:\S+/.exec(output)?.[0];
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  const left = once(npm, "exit");
  npm.kill("SIGTERM");
  expect(await left).toEqual([0, null]);
  await expect(fetch(`${address}healthz`)).rejects.toThrow();
});
