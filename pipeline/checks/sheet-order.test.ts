import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSheetOrder } from "./sheet-order.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "order-"));
  mkdirSync(join(root, "companies"));
});
afterEach(() => rmSync(root, { recursive: true }));

function read(source: string) {
  writeFileSync(join(root, "foglio.yaml"), source);
  return readSheetOrder(root);
}

test("the order names files and folders; one that is nowhere, or a list that is missing, is told", () => {
  expect(read("prima: [foglio.yaml]\nappendice: [companies]\n")).toEqual({
    ...{ first: ["foglio.yaml"], appendix: ["companies"] },
  });
  expect(() => read("prima: [pages/orari]\nappendice: []\n")).toThrow(
    "foglio.yaml, riga 1, «prima n. 1»: trovato pages/orari; atteso un file o una cartella di content/, per esempio pages/orari.md.",
  );
  expect(() => read("prima: []\n")).toThrow("foglio.yaml, «appendice»: trovato niente; atteso");
});
