import { expect, test } from "vitest";
import { readContent } from "../../app/content.server/content.ts";
import type { Content } from "../../app/content.server/model.ts";
import { type Confirmations, openConfirmations } from "./confirmations.ts";

const original = readContent("content");

function pagesAfter(change: (content: Content) => void): Confirmations[] {
  const content = structuredClone(original);
  change(content);
  return openConfirmations(content).flatMap(({ pages }) => pages);
}

const pages = pagesAfter(() => {});

test("every question of every text is there, and once", () => {
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
    const found = pages.filter((page) => page.file === file);
    expect(
      found.flatMap(({ questions }) => questions),
      file,
    ).toEqual(fields.toConfirm);
  }
});

test("a page has its address, its questions and the sources that are in doubt", () => {
  const found = pagesAfter((content) => {
    const page = content.pages.find(({ slug }) => slug === "peru");
    if (!page) throw new Error("No page peru");
    page.fields.toConfirm = ["Il giorno."];
    page.fields.sources = [
      { text: "Prima", url: undefined, certainty: "certo" },
      { text: "Seconda", url: undefined, certainty: "una fonte" },
      { text: "Terza", url: undefined, certainty: "contrastante" },
    ];
  }).find(({ file }) => file === "pages/peru.md");
  expect(found).toEqual({
    title: "Perù",
    address: "/app/peru",
    file: "pages/peru.md",
    questions: ["Il giorno."],
    doubts: [
      { text: "Seconda", certainty: "una fonte" },
      { text: "Terza", certainty: "contrastante" },
    ],
  });
});

test("what has nothing open is left out, section and all", () => {
  const content = structuredClone(original);
  for (const { fields } of content.companies) {
    fields.toConfirm = [];
    fields.sources = [];
  }
  const titles = openConfirmations(content).map(({ title }) => title);
  expect(titles).not.toContain("Compagnie");
  expect(titles).toContain("Inni");
});

test("the sections follow the site, from the page for who is about to leave", () => {
  const content = structuredClone(original);
  for (const { fields } of content.pages) fields.toConfirm = ["Il giorno."];
  const titles = openConfirmations(content).map(({ title }) => title);
  const sections = original.sections.map(({ title }) => title);
  expect(titles.slice(0, sections.length + 1)).toEqual(["Pagina principale", ...sections]);
});

test("the chronology asks what is not certain, without the addresses of its links", () => {
  const [age] = original.timeline;
  const [event] = age?.events ?? [];
  if (!age || !event) throw new Error("No events");
  const found = pagesAfter((content) => {
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
  }).find(({ file }) => file === "timeline.yaml");
  expect(found?.doubts).toEqual([
    { text: "715: Una chiesa a Canneto. (diocesi)", certainty: "contrastante" },
  ]);
});

test("a social page asks for its address until it is confirmed", () => {
  const questions = (confirmed: boolean) =>
    pagesAfter(({ site }) => {
      site.social = [
        { name: "Facebook", web: "https://www.esempio.it", app: undefined, confirmed },
      ];
    }).filter(({ file }) => file === "site.yaml");
  expect(questions(false)[0]?.questions).toEqual([
    "L’indirizzo della pagina Facebook del santuario, o che non c’è.",
  ]);
  expect(questions(true)).toEqual([]);
});
