import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { z } from "zod";
import { pages } from "../../app/screens/text-page/collections.server.ts";
import { hymns } from "../../app/screens/verse/collections.server.ts";
import { folderWith, writeFiles } from "../../tests/support/temporary-folder.ts";
import { renderMarkdown, renderWithFields } from "../markdown/markdown.ts";
import { navigationSchema } from "../schemas/navigation.ts";
import { newsSchema } from "../schemas/news.ts";
import { siteSchema } from "../schemas/site.ts";
import { ContentFolder, type ReadMemory } from "./files.ts";
import { describeProblem } from "./problems.ts";

let root: string;
beforeEach(() => {
  root = folderWith();
});

const SUMMARY = "Una frase abbastanza lunga da dire che cosa si trova nella pagina.";
const GOOD_FIELDS = `titolo: Prova
sommario: ${SUMMARY}
fonti:
  - testo: Una fonte
    certezza: certo
da_confermare: []`;

const write = (file: string, text: string) => writeFiles(root, { [file]: text });

function readPage(frontMatter: string, body = "Il testo.") {
  write("pages/storia/prova.md", `---\n${frontMatter}\n---\n\n${body}\n`);
  const folder = new ContentFolder(root);
  const entries = folder.readEntries("pages", pages.schema, (text) =>
    renderWithFields(text, new Map()),
  );
  return { entries, sentences: folder.problems.map(describeProblem) };
}

test("a good file becomes an entry with its path, its fields in English and its text", () => {
  const { entries, sentences } = readPage(GOOD_FIELDS, "Il testo, con due **parole** grasse.");
  expect(sentences).toEqual([]);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    slug: "storia/prova",
    file: "pages/storia/prova.md",
    fields: {
      title: "Prova",
      summary: SUMMARY,
      sources: [{ text: "Una fonte", certainty: "certo" }],
      toConfirm: [],
    },
  });
  expect(entries[0]?.prose.html).toBe("<p>Il testo, con due <strong>parole</strong> grasse.</p>");
});

test("what a program hides beside a text is passed over; what is called like a text and is none is told", () => {
  const { entries } = readPage(GOOD_FIELDS);
  symlinkSync("nobody@nowhere.1:1", join(root, "pages/storia/.#prova.md"));
  symlinkSync("..", join(root, "pages/storia/sopra.md"));
  mkdirSync(join(root, "pages/cartella.md"));
  const folder = new ContentFolder(root);
  expect(folder.readEntries("pages", pages.schema)).toEqual(entries);
  expect(folder.problems.map(describeProblem)).toEqual([
    "pages/cartella.md, «nome del file»: trovato una cartella; atteso .md alla fine dei soli testi.",
    "pages/storia/sopra.md, «nome del file»: trovato un collegamento; atteso .md alla fine dei soli testi.",
  ]);
});

describe("an error names the file, the field, what was found and what was expected", () => {
  test.each([
    ["titolo: Prova", "titolo:", "«titolo»: trovato un campo vuoto; atteso un titolo."],
    [SUMMARY, "Breve.", "«sommario»: trovato «Breve.» (6 caratteri); atteso una frase da 50 a 160"],
    [
      "certezza: certo",
      "certezza: forse",
      "«fonti n. 1, certezza»: trovato «forse» (5 caratteri);",
    ],
    ["[]", "[]\nautore: Nessuno", "«autore»: trovato un campo sconosciuto; atteso solo i campi"],
    ["[]", "[]\nnota: a: b: c", "riga 8, «scrittura»: trovato «nota: a: b: c», che non si riesce"],
  ])("%s, written as %s", (right, wrong, said) => {
    const { sentences } = readPage(GOOD_FIELDS.replace(right, wrong));
    expect(sentences).toEqual([expect.stringContaining(`pages/storia/prova.md, ${said}`)]);
  });

  test.each([
    ["no text", "", "niente; atteso il testo della pagina"],
    ["a picture", "![x](/x.jpg)\n\nTesto.", "un’immagine; atteso immagini solo nei loro campi"],
    ["endless quotations", `${">".repeat(4_000)} Testo.`, "troppi segni uno dentro l’altro"],
    ["a sign that nobody sees", "Testo &#x202e;grasso.", "un segno che non si vede (U+202E)"],
    ["HTML", "Testo <b>grasso</b>.", "codice HTML; atteso solo Markdown"],
    ["a title", "# Testo", "un titolo con un solo #; atteso titoletti con due o più #"],
    ["a block", "{niente}\n\nTesto", "{niente}; atteso il nome di un riquadro che il sito conosce"],
    ["a figure too many", "{figura 1}", "{figura 1}; atteso una figura nel campo «figure»"],
  ])("a body with %s", (_name, body, found) => {
    const sentences = readPage(GOOD_FIELDS, body).sentences;
    expect(sentences.map((said) => said.replace(/, riga \d+,/, ","))).toEqual([
      expect.stringContaining(`pages/storia/prova.md, «testo»: trovato ${found}`),
    ]);
  });
});

test("all errors of all files are told at once", () => {
  write("pages/uno.md", "---\ntitolo: Uno\n---\n\nTesto.\n");
  write("pages/due.md", "Testo.");
  const folder = new ContentFolder(root);
  expect(folder.readEntries("pages", pages.schema)).toEqual([]);
  const [bare, ...others] = folder.problems;
  expect(bare && describeProblem(bare)).toBe(
    "pages/due.md, riga 1, «intestazione»: trovato «Testo.»; atteso i campi fra due righe di tre trattini semplici (---), la prima in cima al file.",
  );
  expect(others.map(({ file, field }) => `${file} ${field}`)).toEqual([
    ...["pages/uno.md sommario", "pages/uno.md fonti", "pages/uno.md da_confermare"],
  ]);
});

test("a verse is published unless its file says otherwise", () => {
  const fields = `${GOOD_FIELDS}\nlingua: [it, la]\norigine: Antica\nautore: Tradizionale\nanno: XV secolo\npubblico_dominio: Antico`;
  write("hymns/a.md", `---\n${fields}\npubblicare: false\n---\n\nTesto.\n`);
  write("hymns/b.md", `---\n${fields}\n---\n\nTesto.\n`);
  const entries = new ContentFolder(root).readEntries("hymns", hymns.schema);
  expect(entries.map((entry) => entry.fields.published)).toEqual([false, true]);
});

/** What is read of a data file, and what an editor is told of it. */
function readData<Schema extends z.ZodType>(schema: Schema, text: string) {
  write("prova.yaml", text);
  const folder = new ContentFolder(root);
  const data = folder.readYaml("prova.yaml", schema);
  const sentences = folder.problems.map((problem) =>
    describeProblem(problem).replace("prova.yaml, ", ""),
  );
  return { data, sentences, problems: folder.problems };
}

const SITE = `nome: N
nome_completo: C
sito: https://esempio.it
ente: E
indirizzo: I
localita: 00100 L (RM)
coordinate: "41.5, 13.25"
telefono: 0776 691106
telefono_internazionale: "+390776691106"
social: []
`;

test("of the site the telephone becomes a link, the place is told in its parts, and texts may name fields", () => {
  const text = `${SITE}pec:\nfornitore: Esempio S.p.A.\ngiorni_registri: 30\n`;
  const { data } = readData(siteSchema, text);
  const place = { postalCode: "00100", locality: "L", province: "RM" };
  expect(data).toMatchObject({
    phoneHref: "tel:+390776691106",
    place: { ...place, latitude: 41.5, longitude: 13.25 },
  });
  const named = ["nome_completo", "fornitore", "giorni_registri", "pec"];
  expect(named.map((name) => data?.fields.get(name))).toEqual([
    "C",
    "Esempio S.p.A.",
    "30",
    undefined,
  ]);
  expect(data?.fields.has("rappresentante")).toBe(true);
  expect(data?.fields.has("social")).toBe(false);
});

test("faults are told to the mailbox, and without one to the telephone", () => {
  const contactWith = (field: string) => readData(siteSchema, SITE + field).data?.faultContact;
  expect(contactWith("posta_elettronica: segreteria@esempio.it\n")).toBe(
    "mailto:segreteria@esempio.it",
  );
  expect(contactWith("")).toBe("tel:+390776691106");
});

test.each([
  [
    SITE.replace("0776 691106", "0776 691107"),
    "«telefono_internazionale»: trovato «+390776691106» (13 caratteri); atteso lo stesso numero di «telefono», con +39 davanti.",
  ],
  [SITE.replace("00100 L (RM)", "L"), expect.stringMatching(/^«localita»: trovato «L»/)],
  [SITE.replace("41.5, 13.25", "41,5 13,25"), expect.stringMatching(/^«coordinate»/)],
])("what is wrong with the site is told", (text, sentence) => {
  expect(readData(siteSchema, text).sentences).toEqual([sentence]);
});

test("what is wrong inside a voice of a menu is told there, of a link and of a group", () => {
  const { problems } = readData(
    navigationSchema,
    `barra:
  - { voce: HOME, indirizzo: /app/realhome, dal: "2027-06-31" }
  - { voce: STORIA, voci: [{ voce: A, indirizzo: A }] }
  - { voce: INFO, indirizo: /app/info/home }
  - INFO
  - { voce: NOVENA, indirizzo: /app/novena, dal: "2027-08-12T08:00", al: "2027-08-11" }
  - { voce: UN GIORNO, indirizzo: /app/novena, dal: "2027-08-12T08:00", al: "2027-08-12" }
laterale: []
`,
  );
  expect(problems.map(({ field, expected }) => `${field}: ${expected}`)).toEqual([
    "barra n. 1, dal: un giorno che esiste: il 31 giugno 2027 non c’è",
    "barra n. 2, voci n. 1, indirizzo: un indirizzo di questo sito, per esempio /app/orari",
    "barra n. 3, indirizzo: un indirizzo di questo sito, per esempio /app/orari",
    expect.stringMatching(/^barra n\. 3, indirizo: solo i campi previsti/),
    "barra n. 4: «voce» e «indirizzo», oppure «voce» e «voci» con un sottomenu",
    "barra n. 5, al: una fine che viene dopo l’inizio",
    "laterale: una lista con almeno una voce",
  ]);
});

test("a number where words are expected wants quotation marks, and an id that is taken is told", () => {
  const item = "testo: Prova.\n  dal: 2027-01-14\n  al: 2027-01-16\n";
  const told = (title: string) =>
    readData(
      newsSchema,
      `- id: 1\n  titolo: ${title}\n  ${item}- id: 1\n  titolo: B\n  ${item}`,
    ).problems.map(({ field, expected }) => `${field}: ${expected}`);
  expect(told("2027")).toEqual(["voce n. 1, titolo: un titolo, fra virgolette"]);
  expect(told("A")).toEqual(["voce n. 2, id: un id che nessun altro avviso ha"]);
});

test("a text that is the same is not read anew, unless its renderer knows something else", () => {
  const memory: ReadMemory = new Map();
  const rendered: string[] = [];
  const read = (context: string) =>
    new ContentFolder(root, memory).readEntries(
      "pages",
      pages.schema,
      (text) => {
        rendered.push(text.trim());
        return renderMarkdown(text);
      },
      context,
    );
  write("pages/uno.md", `---\n${GOOD_FIELDS}\n---\n\nPrima.\n`);
  const [first] = read("a");
  expect(read("a")).toEqual([first]);
  expect(rendered).toEqual(["Prima."]);
  read("b");
  write("pages/uno.md", `---\n${GOOD_FIELDS}\n---\n\nDopo.\n`);
  read("b");
  expect(rendered).toEqual(["Prima.", "Prima.", "Dopo."]);
});
