import fc from "fast-check";
import { expect, test } from "vitest";
import type { Value } from "../../api.ts";
import { editYaml, readYaml } from "./edit-yaml.ts";

/** Periods with comments, quotes, a blank line, and a text of many lines. */
const HOURS = `# Gli orari.
periodi:
  # L’estate
  - nome: Estate # come prima
    dal: 2027-05-01

    ore: ["8:00", '11:00']
    nota: |
      Prima riga.

      Terza riga.
  - nome: "Inverno"
vuoto:
`;

/** Returns the hours with a part in place of another. */
const hours = (from: string, to: string) => HOURS.replace(from, to);

test.each<[name: string, source: string, wanted: Value, expected?: Value]>([
  ["a text beside a comment", HOURS, hours("Estate #", "Autunno #")],
  [
    "a field that comes, after the one before it",
    HOURS,
    hours('"Inverno"', '"Inverno"\n    chiuso: true'),
  ],
  ["a line of a text of many", HOURS, hours("Terza riga", "Terza")],
  [
    "an item at the end of a list",
    HOURS,
    hours("vuoto", "  - {nome: Primavera, ore: ['18:30'], messe: []}\nvuoto"),
    hours("vuoto", "  - nome: Primavera\n    ore:\n      - 18:30\n    messe: []\nvuoto"),
  ],
  [
    "the first item of an empty list",
    "a: [] # ancora nessuno\nb: 1\n",
    { a: [{ giorno: "2027-08-15", messe: ["8:00"] }], b: 1 },
    "a:\n  # ancora nessuno\n  - giorno: 2027-08-15\n    messe:\n      - 8:00\nb: 1\n",
  ],
  [
    "the first item of a whole file, under its comments",
    "# Avvisi.\n# - id: 1\n[]\n",
    [{ id: 1, testo: "Uno.\nDue.\n" }],
    "# Avvisi.\n# - id: 1\n- id: 1\n  testo: |\n    Uno.\n    Due.\n",
  ],
  [
    "a field that is emptied, before a comment of the field below it",
    "nota: uno\n# Dove si lascia l’auto.\nposto: due\n",
    { nota: null, posto: "due" },
    "nota:\n\n# Dove si lascia l’auto.\nposto: due\n",
  ],
  ["the last item of a file", "# Avvisi.\n- id: 1\n  testo: Uno\n", [], "# Avvisi.\n[]\n"],
  ["the last item of a field", "a:\n  - 1\nb: 2\n", { a: [], b: 2 }, "a: []\nb: 2\n"],
  [
    "what stands in brackets, on one line",
    '- { mese: 1, nome: "Uno" }\n- salvo: [ uno, tre ]\n',
    [{ mese: 1, nome: "Due", anche: [{ tipo: "Festa" }] }, { salvo: ["uno", "due", "tre"] }],
    '- { mese: 1, nome: "Due", anche: [ { tipo: Festa } ] }\n- salvo: [ uno, due, tre ]\n',
  ],
  [
    "a file with the line ends of another system, and a last line without one",
    "nota: |\r\n  Una.\r\nvuoto:",
    { nota: "Una.\nDue.\n", vuoto: null, nuovo: ["Una frase più lunga di così."] },
    "nota: |\r\n  Una.\r\n  Due.\r\nvuoto:\r\nnuovo:\r\n  - Una frase più lunga di così.",
  ],
])("only what is changed is written: %s", (_name, source, wanted, expected = wanted) => {
  const value = typeof wanted === "string" ? (readYaml(wanted) as Value) : wanted;
  expect(editYaml(source, value)).toBe(expected);
});

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(..."true|~|null|8:00|- a|a: b|#|[a|a #b|| a|12|&a|*a|!a|---|'|\"".split("|")),
  fc.constantFrom("a\n\nb", "a\n", "\na", "a\n ", "|"),
);
const values = fc.letrec<{ value: Value; fields: { [name: string]: Value } }>((tie) => ({
  fields: fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,5}$/), tie("value"), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    texts,
    fc.oneof(fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("fields"),
  ),
}));

test("whatever is written is read again, in place of whatever was there", () => {
  fc.assert(
    fc.property(values.fields, values.fields, (before, after) => {
      const source = editYaml("# Prima riga\n", before);
      expect(readYaml(source)).toEqual(before);
      const changed = editYaml(source, after);
      expect(readYaml(changed)).toEqual(after);
      expect(changed).toContain("# Prima riga");
    }),
    { seed: 20_261_123, numRuns: 400 },
  );
});
