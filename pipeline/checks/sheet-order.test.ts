import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { readSheetOrder } from "./sheet-order.ts";

const read = (source: string) =>
  readSheetOrder(folderWith({ "foglio.yaml": source, "companies/opi.md": "" }));

test("the order names files and folders; one that is nowhere, or a list that is missing, is told", () => {
  const order = read("prima: [foglio.yaml]\nappendice: [companies]\n");
  expect(order).toEqual({ first: ["foglio.yaml"], appendix: ["companies"] });
  expect(() => read("prima: [pages/orari]\nappendice: []\n")).toThrow(
    "foglio.yaml, riga 1, «prima n. 1»: trovato pages/orari; atteso un file o una cartella di content/, per esempio pages/orari.md.",
  );
  expect(() => read("prima: []\n")).toThrow("foglio.yaml, «appendice»: trovato niente; atteso");
});
