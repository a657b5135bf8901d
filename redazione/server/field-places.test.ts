import { expect, test } from "vitest";
import { atField } from "./field-places.ts";

const PAGE = `---
titolo: "Prova"
fonti:
  - testo: "Una"
    certezza: certo
---

Prima riga.
`;
const NEWS = "# Avvisi\n- titolo: Uno\n  testo: |\n    Prima.\n\n    Terza.\n- titolo: Due\n";

const placeOf = (file: string, field: string, source: string | undefined) =>
  atField({ file, field, found: "una cosa", expected: "un’altra" }, source).at;

test.each<[string, string, string | undefined, (string | number)[]]>([
  ["pages/a.md", "titolo", PAGE, ["titolo"]],
  ["pages/a.md", "fonti.0.certezza", PAGE, ["fonti", 0, "certezza"]],
  ["pages/a.md", "fonti.0.url", PAGE, ["fonti", 0, "url"]],
  ["pages/a.md", "sommario", PAGE, ["sommario"]],
  ["pages/a.md", "testo", PAGE, ["testo"]],
  ["pages/a.md", "giorni dei misteri", PAGE, ["testo"]],
  ["pages/a.md", "riga 2", PAGE, ["titolo"]],
  ["pages/a.md", "riga 4", PAGE, ["fonti", 0, "testo"]],
  ["pages/a.md", "riga 8", PAGE, ["testo"]],
  ["pages/a.md", "sezione", PAGE, []],
  ["pages/a.md", "nome del file", PAGE, []],
  ["pages/a.md", "intestazione", PAGE, []],
  ["pages/a.md", "fonti.7.url", PAGE, []],
  ["news.yaml", "0.testo", NEWS, [0, "testo"]],
  ["news.yaml", "1.testo", NEWS, [1, "testo"]],
  ["news.yaml", "riga 6", NEWS, [0, "testo"]],
  ["news.yaml", "riga 7", NEWS, [1, "titolo"]],
  ["sections.yaml", "Venire a Canneto", "- titolo: Venire a Canneto\n", []],
  ["images/a.svg", "disegno", undefined, []],
  ["parole.txt", "riga 3", "uno\n", []],
])("in %s, %s leads to its field", (file, field, source, place) => {
  expect(placeOf(file, field, source)).toEqual(place);
});
