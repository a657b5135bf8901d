import { expect, test } from "vitest";
import { describeChange } from "./described-changes.ts";

const yaml = (text: string) => Buffer.from(text);
const page = (title: string) => yaml(`---\ntitolo: ${title}\n---\n`);

test.each<[string, Buffer | null, Buffer | null, string, boolean?]>([
  ["pages/a.md", page("Uno"), page("Due"), "Pagina «Due»: cambiata"],
  ["pages/b.md", page("Uno"), page("Uno"), "Pagina «Uno»: rinominata", true],
  ["hymns/a.md", null, page("Uno"), "Inno «Uno»: aggiunto"],
  ["prayers/a.md", page("Uno"), null, "Preghiera «Uno»: tolta"],
  ["images/a/b.jpg", null, yaml(""), "Immagine «a/b.jpg»: aggiunta"],
  ["site.yaml", yaml("nome: a"), yaml("nome: b"), "Telefono, indirizzo, pagine sociali: modifiche"],
  ["news.yaml", yaml("[]"), yaml("- titolo: Neve"), "Avviso «Neve»: aggiunto"],
  ["road.yaml", yaml("- testo: Neve"), yaml("[]"), "Bollettino «Neve»: tolto"],
  [
    "hours.yaml",
    yaml("periodi:\n  - nome: Estate\n    al: 2027-10-31\n  - nome: Inverno"),
    yaml("periodi:\n  - nome: Estate\n    al: 2027-10-30\n  - nome: Inverno"),
    "Orari «Estate»: cambiati",
  ],
  ["hours.yaml", yaml("periodi: []\ngiorni_speciali: []"), yaml("periodi: []"), "Orari: modifiche"],
])("%s", (path, before, after, words, isRenamed = false) => {
  expect(describeChange(path, { before, after, isRenamed })).toEqual([words]);
});
