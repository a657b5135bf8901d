import { expect, test } from "vitest";
import { together } from "./together.ts";

test("all are waited for, and the first error is told", async () => {
  const ended: string[] = [];
  const work = async (name: string, milliseconds: number, error?: string) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    ended.push(name);
    if (error) throw new Error(error);
  };
  await together([work("a", 2), work("b", 1)]);
  await expect(together([work("c", 1, "wrong"), work("d", 5)])).rejects.toThrow("wrong");
  expect(ended.sort()).toEqual(["a", "b", "c", "d"]);
});
