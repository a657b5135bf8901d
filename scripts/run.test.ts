import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { run, runAll, runQuietly } from "./run.ts";

const NODE = process.execPath;

test("a command that ends well is waited for, one that does not is an error", async () => {
  await run(NODE, ["-e", ""]);
  await expect(run(NODE, ["-e", "process.exit(3)"])).rejects.toThrow("failed (3)");
  await expect(run("no-such-command", [])).rejects.toThrow("ENOENT");
});

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s ends the command too, and then this process",
  async (signal) => {
    const command = "console.log(process.pid); setInterval(() => {}, 1000)";
    const script = `import { run } from "./scripts/run.ts"; await run(${JSON.stringify(NODE)}, ["-e", ${JSON.stringify(command)}]);`;
    const parent = spawn(NODE, ["--input-type=module-typescript", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const pid = Number(String((await once(parent.stdout, "data"))[0]));
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill(signal);
    expect(await once(parent, "exit")).toEqual([1, null]);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  },
);

test("what a quiet command prints is shown only if it fails", async () => {
  const shown = vi.spyOn(console, "error").mockReturnValue();
  await runQuietly(NODE, ["-e", "console.log('good')"]);
  expect(shown).not.toHaveBeenCalled();
  const command = "console.log('a text'); console.error('is wrong'); process.exitCode = 2";
  await expect(runQuietly(NODE, ["-e", command])).rejects.toThrow("failed (2)");
  expect(shown.mock.calls).toEqual([["a text\nis wrong"]]);
});

test("all are waited for, and the first error is told", async () => {
  const ended: string[] = [];
  const work = async (name: string, milliseconds: number, error?: string) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    ended.push(name);
    if (error) throw new Error(error);
  };
  await runAll([work("a", 2), work("b", 1)]);
  await expect(runAll([work("c", 1, "wrong"), work("d", 5)])).rejects.toThrow("wrong");
  expect(ended.sort()).toEqual(["a", "b", "c", "d"]);
});
