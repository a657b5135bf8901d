import { expect, test, vi } from "vitest";
import { loadSaint } from "./saint-store.ts";

test.each([
  ["one saint, and no list", { nome: "San Nessuno" }],
  ["an empty list", []],
  ["nothing", null],
  ["a list of nothing", [null]],
  ["a name that is no text", [{ nome: 7 }]],
])("an answer of %s is a failure: the list can be asked for again", async (_name, list) => {
  const ask = vi.fn(async () => Response.json(list));
  vi.stubGlobal("fetch", ask);
  await loadSaint();
  await loadSaint();
  expect(ask).toHaveBeenCalledTimes(2);
});
