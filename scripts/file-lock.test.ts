import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { folderWith } from "../tests/support/temporary-folder.ts";
import { exclusively } from "./file-lock.mjs";

test("the lock holds the process's number while the work is done, and is gone afterwards, also if it fails", async () => {
  const folder = folderWith();
  const lock = join(folder, "work.lock");
  const held = await exclusively(lock, "", () => readFileSync(lock, "utf8"));
  expect(held).toMatch(new RegExp(`^${process.pid} `));
  expect(readdirSync(folder)).toEqual([]);
  const work = () => Promise.reject(new Error("no"));
  await expect(exclusively(lock, "", work)).rejects.toThrow("no");
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["this process's own number", String(process.pid)],
  ["the number that another program has by now", `${process.ppid} long ago`],
  ["the number of another program alone", String(process.ppid)],
  ["no number", "rubbish"],
  ["nothing", ""],
])("a lock that holds %s is taken over", async (_name, content) => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const lock = join(folderWith({ "work.lock": content }), "work.lock");
  expect(await exclusively(lock, "", () => "done")).toBe("done");
});
