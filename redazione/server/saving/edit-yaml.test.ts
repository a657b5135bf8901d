import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Value } from "../../api.ts";
import { editYaml, readYaml } from "./edit-yaml.ts";

const HOURS = `# Gli orari.
periodi:
  # L’estate
  - nome: Estate 2027 # come l’anno prima
    dal: 2027-05-01

    messe:
      - giorni: [domenica]
        ore: ["8:00", '11:00']
    nota: |
      Prima riga.

      Terza riga.
  - nome: "Inverno"
    dal: 2027-11-01
giorni_speciali: [] # ancora nessuno
vuoto:
ultimo: sì
`;

// biome-ignore lint/suspicious/noExplicitAny: what is edited has no type; what comes of it is compared.
type Written = any;

/** Returns the hours after an edit. */
function edited(change: (hours: Written) => void, source = HOURS): string {
  const wanted = structuredClone(readYaml(source));
  change(wanted);
  return editYaml(source, wanted as Value);
}

/** Returns the lines that only one, or only the other, of two texts has. */
function difference(one: string, other: string) {
  const [before, after] = [one.split("\n"), other.split("\n")];
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

describe("only what is changed is written", () => {
  test.each<[string, (hours: Written) => void, string[], string[]]>([
    [
      "a text beside a comment",
      (hours) => (hours.periodi[0].nome = "Estate 2028"),
      ["  - nome: Estate 2027 # come l’anno prima"],
      ["  - nome: Estate 2028 # come l’anno prima"],
    ],
    [
      "a field that comes, after the one before it",
      (hours) => {
        const { nome, ...rest } = hours.periodi[1];
        hours.periodi[1] = { nome, chiuso: true, ...rest };
      },
      [],
      ["    chiuso: true"],
    ],
    [
      "a line of a text of many",
      (hours) => (hours.periodi[0].nota = "Prima riga.\n\nTerza.\n"),
      ["      Terza riga."],
      ["      Terza."],
    ],
    [
      "an item at the end of a list",
      (hours) => hours.periodi.push({ nome: "Primavera", prefestive: ["18:30"], messe: [] }),
      [],
      ["  - nome: Primavera", "    prefestive:", "      - 18:30", "    messe: []"],
    ],
    [
      "the first item of an empty list",
      (hours) => (hours.giorni_speciali = [{ giorno: "2027-08-15", messe: ["8:00"] }]),
      ["giorni_speciali: [] # ancora nessuno"],
      ["giorni_speciali:", "  # ancora nessuno", "  - giorno: 2027-08-15", "      - 8:00"],
    ],
  ])("%s", (_name, change, gone, come) => {
    expect(difference(HOURS, edited(change))).toEqual({ gone, come });
  });

  test.each<[string, string, Value, string]>([
    [
      "an empty list of a whole file gets its first item under the comments",
      "# Avvisi.\n# - id: 1\n[]\n",
      [{ id: 1, testo: "Uno.\nDue.\n" }],
      "# Avvisi.\n# - id: 1\n- id: 1\n  testo: |\n    Uno.\n    Due.\n",
    ],
    [
      "a comment on the line after a field that is emptied stays with the field below it",
      "nota: uno\n# Dove si lascia l’auto.\nposto: due\n",
      { nota: null, posto: "due" },
      "nota:\n\n# Dove si lascia l’auto.\nposto: due\n",
    ],
    [
      "so does one after a field that is empty",
      "nota:\n\n# Dove si lascia l’auto.\nposto: due\n",
      { nota: null, posto: "tre" },
      "nota:\n\n# Dove si lascia l’auto.\nposto: tre\n",
    ],
    ["a list loses its last item", "# Avvisi.\n- id: 1\n  testo: Uno\n", [], "# Avvisi.\n[]\n"],
    ["a list in a field likewise", "a:\n  - 1\nb: 2\n", { a: [], b: 2 }, "a: []\nb: 2\n"],
    [
      "what stands in brackets stays there, on one line",
      '- { mese: 1, nome: "Uno" }\n- salvo: [ uno, tre ]\n',
      [{ mese: 1, nome: "Due", anche: [{ tipo: "Festa" }] }, { salvo: ["uno", "due", "tre"] }],
      '- { mese: 1, nome: "Due", anche: [ { tipo: Festa } ] }\n- salvo: [ uno, due, tre ]\n',
    ],
  ])("%s", (_name, source, wanted, expected) => {
    expect(editYaml(source, wanted)).toBe(expected);
  });

  test("line ends of another system and a last line without end stay", () => {
    const after = edited((hours) => {
      hours.periodi[0].nota = "Una.\nDue.\n";
      hours.nuovo = ["Una frase più lunga di così.", "Un’altra."];
    }, HOURS.replaceAll("\n", "\r\n").trimEnd());
    expect(after.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(after).toMatch(
      /ultimo: sì\r\nnuovo:\r\n {2}- Una frase più lunga di così.\r\n {2}- Un’altra.$/,
    );
  });
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
