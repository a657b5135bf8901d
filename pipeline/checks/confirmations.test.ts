import { expect, test } from "vitest";
import { loadContent } from "../read/content.ts";
import type { Content } from "../read/model.ts";
import { openConfirmations } from "./confirmations.ts";

const original = loadContent();

function sheetAfter(
  change: (content: Content) => void,
  sheetOrder: Content["sheetOrder"] = { first: [], appendix: [] },
) {
  const content = structuredClone({ ...original, sheetOrder });
  change(content);
  return openConfirmations(content);
}

/** The files of the sheet when each has as many questions as are named, and all others none. */
function filesOf(named: Record<string, number>, order: Content["sheetOrder"]) {
  const { main, appendix } = sheetAfter(({ pages, prayers, companies }) => {
    for (const { file, fields } of [...pages, ...prayers, ...companies]) {
      fields.toConfirm = new Array<string>(named[file] ?? 0).fill("Una domanda?");
    }
  }, order);
  return [main, appendix].map((part) =>
    part.map(({ file }) => file).filter((file) => file in named),
  );
}

test("every question of every text is there, and once", () => {
  const { pages, offerings, prayers, hymns, unpublished, companies, legal } = original;
  const { main, appendix } = openConfirmations(original);
  const italian = legal.filter(({ fields }) => fields.language === "it");
  for (const { file, fields } of [
    ...[...pages, ...offerings, ...prayers, ...hymns, ...unpublished, ...companies, ...italian],
  ]) {
    const found = [...main, ...appendix].filter((page) => page.file === file);
    const questions = found.flatMap((page) => page.questions);
    expect(questions, file).toEqual(fields.toConfirm);
  }
});

test("a page has its title, its questions and the sources that are in doubt", () => {
  const doubts = [
    { text: "Seconda", url: undefined, certainty: "una fonte" as const },
    { text: "Terza", url: undefined, certainty: "contrastante" as const },
  ];
  const { main, doubtful } = sheetAfter(({ pages }) => {
    Object.assign(pages.find(({ slug }) => slug === "peru")?.fields ?? {}, {
      toConfirm: ["Il giorno."],
      sources: [{ text: "Prima", url: undefined, certainty: "certo" }, ...doubts],
    });
  });
  const expected = { title: "Perù", file: "pages/peru.md", questions: ["Il giorno."], doubts };
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
  const order = { first: ["pages/per", "pages/info", "pages/orari.md"], appendix: [] };
  const [main] = filesOf(named, order);
  expect(main).toEqual([
    ...["pages/info/home.md", "pages/orari.md"],
    ...["pages/statue/madonna.md", "pages/messico.md", "pages/peru.md"],
  ]);
});

test("the appendix has what editors put there, and the rest does not", () => {
  const [prayer = "", company = ""] = [original.prayers, original.companies].map(
    ([first]) => first?.file ?? "",
  );
  const named = { "pages/orari.md": 1, [prayer]: 1, [company]: 1 };
  const order = { first: [], appendix: ["prayers", company] };
  expect(filesOf(named, order)).toEqual([["pages/orari.md"], [prayer, company]]);
});

test("the chronology asks what is not certain, without the addresses of its links", () => {
  const { doubtful } = sheetAfter(({ timeline: [age] }) => {
    const [event] = age?.events ?? [];
    if (!age || !event) throw new Error("No events");
    const told = { ...event, when: "715", event: "[Una chiesa](/app/orari).", source: "diocesi" };
    age.events = (["contrastante", "certo"] as const).map((certainty) => ({ ...told, certainty }));
  });
  expect(doubtful.find(({ file }) => file === "timeline.yaml")?.doubts[0]).toEqual({
    text: "715: Una chiesa. (diocesi)",
    certainty: "contrastante",
  });
});

test("a social page asks for its address until it is confirmed", () => {
  const page = { name: "Facebook", web: "https://www.esempio.it", app: undefined };
  const questions = (confirmed: boolean) =>
    sheetAfter(({ site }) => {
      site.social = [{ ...page, confirmed }];
    }).main.find(({ file }) => file === "site.yaml")?.questions;
  expect(questions(false)).toEqual(["Il santuario ha una pagina Facebook? A quale indirizzo?"]);
  expect(questions(true)).toBeUndefined();
});
