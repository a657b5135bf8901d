import { expect, test } from "vitest";
import { runAll } from "./run-all.ts";

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
