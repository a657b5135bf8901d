import { expect, test } from "vitest";
import { parse } from "yaml";
import { describeProblem } from "../../read/problems.ts";
import { voiceSchema } from "../../schemas/voice.ts";
import { textsOfFile } from "./italian-texts.ts";
import { voiceProblems } from "./voice.ts";

const RULES = `
nomi:
  - si_scrive: Madonna Bruna
    non: [Madonna bruna]
  - si_scrive: papa
    non: [Papa]
  - si_scrive: Messa
    non: [messa]
    salvo: [messa in scena]
  - si_scrive: san Giovanni Paolo II
    non: [Giovanni Paolo II, San Giovanni Paolo II]
    salvo: [san Giovanni Paolo II]
espressioni:
  - non: [le fonti, nessuna fonte, attestat*, l’ipotesi]
    salvo: [le fonti del Melfa]
    perche: che è da studiosi
    meglio: il fatto e basta
  - non: ["*.it", Wikipedia]
    perche: che è un sito
    meglio: niente
  - non: [di spalle]
    al_massimo: 2
    perche: che torna troppe volte
    meglio: altre parole
`;

const rules = voiceSchema.parse(parse(RULES));

/** What the check says of the body of a page. */
function saidOf(body: string): string[] {
  const texts = textsOfFile("pages/prova.md", `---\ntitolo: Prova\n---\n${body}`);
  return voiceProblems(texts, rules).map(describeProblem);
}

test("what is wrong is told with its line in the file, why not, and what to write instead", () => {
  expect(saidOf("\nSecondo le fonti è del 1475.\nLa Madonna bruna.")).toEqual([
    "pages/prova.md, riga 5, «testo»: trovato «le fonti», che è da studiosi; atteso il fatto e basta.",
    "pages/prova.md, riga 6, «testo»: trovato «Madonna bruna», un’altra forma dello stesso nome; atteso «Madonna Bruna», una forma sola in tutto il sito.",
  ]);
});

test("fields and data files are heard too, with the line on which they begin", () => {
  const fields = "---\ntitolo: Prova\nin_breve:\n  - voce: Età\n    valore: Attestata\n---\n";
  const data = "- fatto: La Madonna bruna.\n  fonte: Wikipedia\n";
  const texts = [...textsOfFile("pages/prova.md", fields), ...textsOfFile("timeline.yaml", data)];
  expect(voiceProblems(texts, rules).map(({ line, found }) => `${line} ${found}`)).toEqual([
    "5 «Attestata», che è da studiosi",
    "1 «Madonna bruna», un’altra forma dello stesso nome",
  ]);
});

test.each([
  ["Le fonti e nessuna fonte.", 2],
  ["Il **le fonti** in grassetto", 1],
  ["[le fonti](/app/orari)", 1],
  ["L'ipotesi e l’ipotesi", 2],
  ["attestata, attestati", 2],
  ["Su www.esempio.it e su Esempio.it", 2],
  ["Venne il Papa.", 1],
  ["Si dice messa.", 1],
  ["Venne San Giovanni Paolo II.", 1],
  ["Le fonti del Melfa sono fredde.", 0],
  ["Papa Niccolò IV rispose. Papa Pio X pure. «Papa Pio» disse.", 0],
  ["| Papa Pio | 1904 |", 0],
  ["1. Papa Pio", 0],
  ["Venne san Giovanni Paolo II. San Giovanni Paolo II tornò.", 0],
  ["Una messa in scena, la Messa cantata.", 0],
  ["Il libro «La Madonna bruna».", 0],
  ["Si scrive a nome@esempio.it, la semi-messa.", 0],
  ["[qui](https://www.esempio.it)", 0],
  ["> Secondo le fonti, si leggeva.", 0],
])("in %j as many words are wrong as %i", (text, times) => {
  expect(saidOf(text)).toHaveLength(times);
});

test("an expression that wears out is wrong from the time on that is one too many, in all texts together", () => {
  const texts = ["uno", "due"].flatMap((name) =>
    textsOfFile(`pages/${name}.md`, "---\ntitolo: Di spalle\n---\n\nVisti di spalle.\n"),
  );
  expect(voiceProblems(texts, rules).map(describeProblem)).toEqual([
    "pages/due.md, riga 2, «titolo»: trovato «Di spalle», che torna troppe volte; atteso altre parole.",
    "pages/due.md, riga 5, «testo»: trovato «di spalle», che torna troppe volte; atteso altre parole.",
  ]);
});

test("the words of prayers and hymns are right, but not what is said of them", () => {
  const source = "---\ntitolo: Attestata\nlingua: [it]\n---\n\nSi dica messa.\n";
  const problems = voiceProblems(textsOfFile("prayers/prova.md", source), rules);
  expect(problems.map(({ line }) => line)).toEqual([2]);
});

test("sources and what is for the rector are right", () => {
  const source =
    "---\nfonti:\n  - testo: Wikipedia\n    url: https://www.esempio.it\nda_confermare:\n  - Se è attestata.\n---\n";
  const texts = textsOfFile("to-confirm.yaml", "- argomento: Le fonti\n");
  expect(voiceProblems([...textsOfFile("pages/prova.md", source), ...texts], rules)).toEqual([]);
});
