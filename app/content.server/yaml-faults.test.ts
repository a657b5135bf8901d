import { describe, expect, test } from "vitest";
import { LineCounter, parseDocument } from "yaml";
import { yamlFault } from "./yaml-faults.ts";

const NOTICE = `- id: 1
  titolo: Prova
  testo: La strada è chiusa.
  dal: "2027-01-14T07:30"
  al: "2027-01-16"
`;

function faultIn(source: string): string | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { schema: "core", lineCounter, prettyErrors: false });
  const fault = yamlFault(source, document, lineCounter);
  return fault && `riga ${fault.line}: ${fault.found}`;
}

const INDENT = "un rientro diverso da quello delle righe accanto";
const OPEN_QUOTES = "virgolette aperte e non chiuse";
const OPEN_BRACKET = "una parentesi aperta e non chiusa";

test("what is written well has no fault", () => {
  expect(faultIn(NOTICE)).toBeUndefined();
  expect(faultIn('# nota\nnome: "a: #b" # nota\nlista: [x, "y"]\ntesto: |\n  *x* & !y #z\n')).toBe(
    undefined,
  );
});

describe("a fault in the writing is told by its cause, at its line:", () => {
  test.each([
    ["a tab", "  titolo", "\ttitolo", "riga 2: un tabulatore"],
    ["a tab among spaces", "  titolo", "  \ttitolo", "riga 2: un tabulatore"],
    [
      "spaces of a word processor",
      "  titolo",
      "\u00a0 titolo",
      "riga 2: spazi di un programma di videoscrittura",
    ],
    ["a field too far right", "  titolo", "   titolo", `riga 2: ${INDENT}`],
    ["a field too far left", "  titolo", " titolo", `riga 2: ${INDENT}`],
    ["a last field too far right", "  al:", "   al:", `riga 5: ${INDENT}`],
    ["a field at the margin", "  titolo", "titolo", `riga 2: ${INDENT}`],
    ["quotes open before others", '14T07:30"', "14T07:30", `riga 4: ${OPEN_QUOTES}`],
    ["quotes open at the end", '16"', "16", `riga 5: ${OPEN_QUOTES}`],
    ["a single quote open", "Prova", "'Prova", `riga 2: ${OPEN_QUOTES}`],
    [
      "words after the quotes",
      "Prova",
      '"Prova" di strada',
      "riga 2: altre parole dopo le virgolette che chiudono il valore",
    ],
    [
      "quotes in quotes",
      "Prova",
      '"La "Prova" di ieri"',
      "riga 2: altre parole dopo le virgolette che chiudono il valore",
    ],
    ["a colon in a value", "Prova", "Avviso: prova", "riga 2: due punti dentro un valore"],
    ["a colon without a space", "titolo: ", "titolo:", "riga 2: due punti senza uno spazio dopo"],
    ["no colon", "titolo: Prova", "titolo Prova", "riga 2: «titolo Prova», senza due punti"],
    ["a hyphen without a space", "- id", "-id", "riga 1: un trattino senza uno spazio dopo"],
    [
      "a field twice",
      "testo:",
      "titolo:",
      "riga 3: «titolo» una seconda volta nello stesso gruppo",
    ],
    ["a value in stars", "Prova", "*Prova*", "riga 2: un valore che comincia con *"],
    ["an ampersand", "Prova", "&prova", "riga 2: un valore che comincia con &"],
    ["an exclamation mark", "Prova", "!prova", "riga 2: un valore che comincia con !"],
    ["an at sign", "Prova", "@prova", "riga 2: un valore che comincia con @"],
    ["a brace", "Prova", "{telefono} di prova", "riga 2: un valore che comincia con {"],
    ["a bracket", "Prova", "[Prova](/app/orari)", "riga 2: un valore che comincia con ["],
    ["a hash joined to a word", "Prova", "Avviso #2", "riga 2: «#2», che così va perso"],
    ["a backslash in quotes", "Prova", '"a\\q"', "riga 2: una barra rovesciata fra virgolette"],
    [
      "a text beside its bar",
      "La strada è chiusa.",
      "|\n  La strada\n  è chiusa.",
      "riga 4: un testo che non sta sotto la sua barra (|)",
    ],
    [
      "hyphens among fields",
      "  titolo",
      "---\n  titolo",
      "riga 2: tre trattini (---) in mezzo ai campi",
    ],
  ])("%s", (_name, right, wrong, said) => {
    expect(faultIn(NOTICE.replace(right, wrong))).toBe(said);
  });

  test.each([
    [
      "a list under []",
      "periodi: []\n  - nome: Estate\n",
      "riga 1: una lista sotto [], che vuol dire «nessuna voce»",
    ],
    [
      "items under [] alone",
      "[]\n\n- id: 1\n",
      "riga 1: una lista sotto [], che vuol dire «nessuna voce»",
    ],
    ["an open bracket", 'a:\n  - ore: ["18:30"\n    nota: x\nb: []\n', `riga 2: ${OPEN_BRACKET}`],
    ["an open brace", "a: {b: c\n", `riga 1: ${OPEN_BRACKET}`],
    ["a colon in an item", "fonti:\n  - Uno: due: tre\n", "riga 2: due punti dentro un valore"],
    ["open quotes far above", '- titolo: "Prova\n  testo: La strada\n', `riga 1: ${OPEN_QUOTES}`],
    ["what nobody foresaw", "a: ? x\n? b\n", "riga 1: una riga che non si riesce a leggere"],
  ])("%s", (_name, source, said) => {
    expect(faultIn(source)).toBe(said);
  });
});
