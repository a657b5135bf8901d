import { expect, test } from "vitest";
import { readContent } from "../read/content.ts";
import type { Content } from "../read/model.ts";
import { type ConfirmationSheet, isIn, openConfirmations } from "./confirmations.ts";
import { readSheetOrder, type SheetOrder } from "./sheet-order.ts";

const original = readContent("content");
const NO_ORDER: SheetOrder = { first: [], appendix: [] };

function sheetAfter(change: (content: Content) => void, order = NO_ORDER): ConfirmationSheet {
  const content = structuredClone(original);
  change(content);
  return openConfirmations(content, order);
}

/** Leaves as many questions in each file as are named, and none in all others. */
const asking = (questions: Record<string, number>) => (content: Content) => {
  for (const { file, fields } of [...content.pages, ...content.prayers, ...content.companies]) {
    fields.toConfirm = Array.from(
      { length: questions[file] ?? 0 },
      (_, index) => `Domanda ${index}`,
    );
  }
};

const filesOf = (pages: { file: string }[], named: Record<string, number>) =>
  pages.map(({ file }) => file).filter((file) => file in named);

test("every question of every text is there, and once", () => {
  const { main, appendix } = openConfirmations(original, readSheetOrder("content"));
  const entries = [
    ...original.pages,
    ...original.offerings,
    ...original.prayers,
    ...original.hymns,
    ...original.unpublished,
    ...original.companies,
    ...original.legal.filter(({ fields }) => fields.language === "it"),
  ];
  for (const { file, fields } of entries) {
    const found = [...main, ...appendix].filter((page) => page.file === file);
    expect(
      found.flatMap(({ questions }) => questions),
      file,
    ).toEqual(fields.toConfirm);
  }
});

test("a page has its title, its questions and the sources that are in doubt", () => {
  const { main, doubtful } = sheetAfter((content) => {
    const page = content.pages.find(({ slug }) => slug === "peru");
    if (!page) throw new Error("No page peru");
    page.fields.toConfirm = ["Il giorno."];
    page.fields.sources = [
      { text: "Prima", url: undefined, certainty: "certo" },
      { text: "Seconda", url: undefined, certainty: "una fonte" },
      { text: "Terza", url: undefined, certainty: "contrastante" },
    ];
  });
  const expected = {
    title: "Perù",
    file: "pages/peru.md",
    questions: ["Il giorno."],
    doubts: [
      { text: "Seconda", certainty: "una fonte" },
      { text: "Terza", certainty: "contrastante" },
    ],
  };
  expect(main).toContainEqual(expected);
  expect(doubtful).toContainEqual(expected);
});

test("what editors put first comes first, then the pages with fewest questions", () => {
  const named = {
    "pages/statue/madonna.md": 1,
    "pages/peru.md": 3,
    "pages/messico.md": 2,
    "pages/orari.md": 4,
    "pages/info/home.md": 5,
  };
  const order = { first: ["pages/info", "pages/orari.md"], appendix: [] };
  expect(filesOf(sheetAfter(asking(named), order).main, named)).toEqual([
    "pages/info/home.md",
    "pages/orari.md",
    "pages/statue/madonna.md",
    "pages/messico.md",
    "pages/peru.md",
  ]);
});

test("the appendix has what editors put there, and the rest does not", () => {
  const named = { "pages/orari.md": 1, "prayers/rosario.md": 1, "companies/aquino.md": 1 };
  const { main, appendix } = sheetAfter(asking(named), {
    first: [],
    appendix: ["prayers", "companies/aquino.md"],
  });
  expect(filesOf(main, named)).toEqual(["pages/orari.md"]);
  expect(appendix.map(({ file }) => file)).toEqual(["prayers/rosario.md", "companies/aquino.md"]);
});

test("a folder holds its files, not those of a name that begins like its own", () => {
  expect(isIn("pages/canada/windsor.md", "pages/canada")).toBe(true);
  expect(isIn("pages/canada.md", "pages/canada")).toBe(false);
  expect(isIn("pages/canada.md", "pages/canada.md")).toBe(true);
});

test("the chronology asks what is not certain, without the addresses of its links", () => {
  const [age] = original.timeline;
  const [event] = age?.events ?? [];
  if (!age || !event) throw new Error("No events");
  const { doubtful } = sheetAfter((content) => {
    const link = "[Una chiesa](/app/orari) a Canneto.";
    content.timeline = [
      {
        age: age.age,
        events: [
          { ...event, when: "715", event: link, source: "diocesi", certainty: "contrastante" },
          { ...event, certainty: "certo" },
        ],
      },
    ];
  });
  expect(doubtful.find(({ file }) => file === "timeline.yaml")?.doubts).toEqual([
    { text: "715: Una chiesa a Canneto. (diocesi)", certainty: "contrastante" },
  ]);
});

test("a social page asks for its address until it is confirmed", () => {
  const questions = (confirmed: boolean) =>
    sheetAfter(({ site }) => {
      site.social = [
        { name: "Facebook", web: "https://www.esempio.it", app: undefined, confirmed },
      ];
    }).main.filter(({ file }) => file === "site.yaml");
  expect(questions(false)[0]?.questions).toEqual([
    "Il santuario ha una pagina Facebook? A quale indirizzo?",
  ]);
  expect(questions(true)).toEqual([]);
});
