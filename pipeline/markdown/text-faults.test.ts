import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.ts";
import { textFaults } from "./text-faults.ts";

const left = (markdown: string) =>
  textFaults(parseMarkdown(markdown)).map(({ line, found }) => `${line} ${found}`);

test.each([
  ["Si legge **questa pagina.", ["1 «**»"]],
  ["Si legge ** questa** pagina.", ["1 «**»"]],
  ["Si legge *questa pagina.", ["1 «*»"]],
  ["Si legge _questa pagina.", ["1 «_»"]],
  ["Si legge in [questa pagina] (/app/orari).", ["1 «] (/app/orari)»"]],
  ["Si legge in [questa pagina](/app/orari e poi.", ["1 «](/app/orari e poi.»"]],
  ["Si legge in [questa pagina(/app/orari) e poi.", ["1 «[questa pagina(/app/orari)»"]],
  ["Testo.\n\n##Titolo\n\nTesto.", ["3 «##Titolo»"]],
  ["-prima cosa\n-seconda", ["1 «-prima cosa»", "2 «-seconda»"]],
  ["• prima cosa", ["1 «• prima cosa»"]],
  ["| a | b\n| c | d", ["1 «| a | b»", "2 «| c | d»"]],
  ["Primo verso,\\\nultimo verso.\\", ["2 «\\»"]],
  ["    Un capoverso rientrato.", ["1 quattro spazi davanti a un capoverso"]],
])("in %j the marks that are left are told with their line", (markdown, expected) => {
  expect(left(markdown)).toEqual(expected);
});

test("marks that do their work, and signs that are words, are not left", () => {
  expect(
    left(
      "## Titolo\n\n**V.** *Ave*-Maria [sì](/app/orari), nome_di_campo, `a*b`, nota [3] (in fondo).\n\n" +
        "- voce\n\n{mappa della strada}\n\n| a | b |\n| - | - |\n| c | d |\n\nUno,\\\ndue - tre #4.",
    ),
  ).toEqual([]);
});
