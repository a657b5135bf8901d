import { expect, test } from "vitest";
import { parseYaml } from "./yaml-faults.ts";

const NOTICE = `- id: 1
  titolo: Prova
  testo: La strada è chiusa.
  dal: "2027-01-14T07:30"
  al: "2027-01-16"
`;

function faultIn(source: string): string | undefined {
  const { fault } = parseYaml(source);
  return fault && `riga ${fault.line}: ${fault.found}`;
}

test("what is written well has no fault", () => {
  const source = '# nota\nnome: "a: #b" # nota\nlista: [x, "y"]\ntesto: |\n  *x* & !y #z\n';
  expect(faultIn(source)).toBeUndefined();
});

const UNREADABLE = "che non si riesce a leggere";

test.each([
  ["a tab", "  titolo", "\ttitolo", 2],
  ["spaces of a word processor", "  titolo", "\u00a0 titolo", 2],
  ["a field too far left", "  titolo", " titolo", 2],
  ["a last field too far right", "  al:", "   al:", 5],
  ["quotes open before others", '14T07:30"', "14T07:30", 4],
  ["quotes open at the end", '16"', "16", 5],
  ["a single quote open", "Prova", "'Prova", 2],
  ["words after the quotes", "Prova", '"La "Prova" di ieri"', 2],
  ["a colon in a value", "Prova", "Avviso: prova", 2],
  ["no colon", "titolo: Prova", "titolo Prova", 2],
  ["a hyphen without a space", "- id", "-id", 1],
  ["an at sign", "Prova", "@prova", 2],
  ["a backslash in quotes", "Prova", '"a\\q"', 2],
  ["a text beside its bar", "La strada è chiusa.", "|\n  La strada\n  è chiusa.", 4],
])("%s is told with its line", (_name, right, wrong, line) => {
  const source = NOTICE.replace(right, wrong);
  const text = source.split("\n")[line - 1]?.trim();
  expect(faultIn(source)).toBe(`riga ${line}: «${text}», ${UNREADABLE}`);
});

test.each([
  ["a field twice", "testo: La", "id: La", "3: «id: La strada è chiusa.», un campo che c’è già"],
  ["a value in stars", "Prova", "*Prova*", "2: un valore che comincia con *"],
  ["an ampersand", "Prova", "&prova", "2: un valore che comincia con &"],
  ["an exclamation mark", "Prova", "!prova", "2: un valore che comincia con !"],
  ["a hash joined to a word", "Prova", "Avviso #2", "2: «#2», che così va perso"],
  ["an escape", "Prova", '"Pro\\vva"', "2: un segno che non si vede (U+000B)"],
])("%s, which YAML would take for something else, is told", (_name, right, wrong, said) => {
  expect(faultIn(NOTICE.replace(right, wrong))).toBe(`riga ${said}`);
});
