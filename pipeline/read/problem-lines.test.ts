import { expect, test } from "vitest";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { lineOf, withLines } from "./problem-lines.ts";
import { type FieldPath, problemAt } from "./problems.ts";

const SOURCE = `# nota
periodi:
  - nome: Estate

    messe:
      - { giorni: [domenica], ore: ["8:00"] }
      - giorni:
          - dominica
`;

test.each<[FieldPath, number | undefined]>([
  [[], undefined],
  [["periodi"], 2],
  [["periodi", 0], 3],
  [["periodi", 0, "nome"], 3],
  [["periodi", 0, "messe", 0, "ore", 0], 6],
  [["periodi", 0, "messe", 1, "giorni"], 7],
  [["periodi", 0, "messe", 1, "giorni", 0], 8],
  [["periodi", 0, "dal"], 3],
  [["giorni_speciali"], undefined],
])("the field at %j has its line, or that of its group", (place, line) => {
  expect(lineOf(SOURCE, place)).toBe(line);
});

test("lines are those of the file: a page has a line of hyphens before its fields", () => {
  const page = "---\ntitolo: A\nfonti: []\n---\n\nTesto.\n";
  const root = folderWith({ "pages/peru.md": page, "hours.yaml": SOURCE });
  const problems = [
    problemAt("pages/peru.md", ["fonti"], "x", "y"),
    problemAt("pages/peru.md", ["testo"], "x", "y"),
    problemAt("pages/peru.md", ["testo"], "x", "y", 6),
    problemAt("pages/peru.md", "nome del file", "x", "y"),
    problemAt("hours.yaml", ["periodi"], "x", "y"),
    problemAt("pages/manca.md", [], "x", "y"),
  ];
  const lines = withLines(root, problems).map(({ line }) => line);
  expect(lines).toEqual([3, undefined, 6, undefined, 2, undefined]);
});
