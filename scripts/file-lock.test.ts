import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdLock } from "../tests/support/hold-lock.ts";
import { exclusively } from "./file-lock.mjs";

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  lock = join(folder, "work.lock");
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("the lock holds the process's number while the work is done, and is gone afterwards", async () => {
  const held = await exclusively(lock, "", () => readFileSync(lock, "utf8"));
  expect(held).toMatch(new RegExp(`^${process.pid} `));
  expect(readdirSync(folder)).toEqual([]);
});

test("work that fails leaves no lock, and its error comes out", async () => {
  const work = () => Promise.reject(new Error("no"));
  await expect(exclusively(lock, "", work)).rejects.toThrow("no");
  expect(readdirSync(folder)).toEqual([]);
});

test("work waits, and says so once, until the process that holds the lock has let go", async () => {
  const other = await holdLock(lock);
  let isDone = false;
  const work = exclusively(lock, "waiting", () => {
    isDone = true;
  });
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith("waiting"));
  expect(isDone).toBe(false);
  other.kill("SIGKILL");
  await once(other, "exit");
  await work;
  expect(isDone).toBe(true);
  expect(console.log).toHaveBeenCalledTimes(1);
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ["this process's own number", String(process.pid)],
  ["the number that another program has by now", `${process.ppid} long ago`],
  ["the number of another program alone", String(process.ppid)],
  ["no number", "rubbish"],
  ["nothing", ""],
])("a lock that holds %s is taken over", async (_name, content) => {
  writeFileSync(lock, content);
  expect(await exclusively(lock, "", () => "done")).toBe("done");
});
