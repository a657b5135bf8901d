import { expect, test } from "vitest";
import { folderWith } from "../../../tests/support/temporary-folder.ts";
import { ContentFolder } from "../../read/files.ts";
import { phoneProblems } from "./phone-number.ts";

const SITE = { phone: "0776 691106" };

test("the telephone stands in one file, and wherever else it is told, in whatever form", () => {
  const root = folderWith({
    "site.yaml": "telefono: 0776 691106\n",
    "news.yaml": "# 0776 691106\n- testo: Allo 0776 691106.\n",
    "prova.md":
      "---\nnota: 0776691106\n---\n\nAllo [0776/69.11.06](tel:+39).\n\n[Qui](tel:+390776691106), e 0776 691107.\n",
  });
  const told = phoneProblems(new ContentFolder(root), SITE).map(
    ({ file, line, at, found }) => `${file} ${line} ${at} ${found}`,
  );
  expect(told).toEqual([
    "news.yaml 2  «0776 691106»",
    "prova.md 2  «0776691106»",
    "prova.md 5 testo «0776/69.11.06»",
    "prova.md 7 testo «0776691106»",
  ]);
});
