import { expect, test } from "vitest";
import { checkContent, MINIMUM_WORDS } from "./checks.ts";
import { loadContent } from "./content.ts";
import { ContentFolder } from "./files.ts";
import type { Content } from "./model.ts";
import { describeProblem } from "./problems.ts";

const original = loadContent();

/** What the checks say of the project's own content after a change. */
function problemsAfter(change: (content: Content) => void): string[] {
  const content = structuredClone(original);
  change(content);
  const folder = new ContentFolder(".");
  checkContent(folder, content);
  return folder.problems.map(describeProblem);
}

const page = (content: Content, slug: string) => {
  const found = content.pages.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No page ${slug}`);
  return found;
};

test("the project's content has no problem", () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

test("a route without a page is told", () => {
  const problems = problemsAfter((content) => {
    content.pages = content.pages.filter((entry) => entry.slug !== "peru");
    for (const section of content.sections) {
      section.addresses = section.addresses.filter((address) => address !== "/app/peru");
    }
  });
  expect(problems).toContain(
    "pages/peru.md, «file»: trovato niente; atteso il testo della pagina.",
  );
});

test("a page without a route is told", () => {
  const problems = problemsAfter((content) => {
    content.pages.push({
      ...page(content, "peru"),
      slug: "cile",
      file: "pages/cile.md",
      fields: {
        ...page(content, "peru").fields,
        title: "Cile",
        summary: "Un altro sommario.",
        picture: undefined,
      },
    });
  });
  expect(problems).toEqual([
    "pages/cile.md, «nome del file»: trovato cile; atteso il nome di una pagina elencata in app/routes.ts.",
  ]);
});

test("a page shorter than the minimum is told", () => {
  const problems = problemsAfter((content) => {
    page(content, "peru").prose.words = MINIMUM_WORDS - 1;
  });
  expect(problems).toEqual([
    `pages/peru.md, «testo»: trovato ${MINIMUM_WORDS - 1} parole; atteso almeno ${MINIMUM_WORDS} parole.`,
  ]);
});

test("titles and summaries are unique in the whole site, hymns and prayers included", () => {
  const problems = problemsAfter((content) => {
    const [hymn] = content.hymns;
    if (!hymn) throw new Error("No hymns");
    hymn.fields.title = page(content, "peru").fields.title;
    page(content, "india").fields.summary = page(content, "peru").fields.summary;
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /«titolo»: trovato lo stesso di pages\/peru\.md; atteso un testo diverso/,
    ),
    "pages/peru.md, «sommario»: trovato lo stesso di pages/india.md; atteso un testo diverso.",
  ]);
});

test("each legal category has one text", () => {
  const problems = problemsAfter((content) => {
    const [first, second] = content.legal;
    if (!first || !second) throw new Error("No legal texts");
    second.fields.category = first.fields.category;
  });
  expect(problems).toHaveLength(2);
});

const SHIELD = {
  file: "chiesa/stemma.svg",
  alt: "Uno scudo.",
  caption: undefined,
  credit: "Illustrazione",
  focus: undefined,
};

/** Lets a page begin with another picture; the file of its own goes with it. */
function replacePicture(content: Content, slug: string, picture: typeof SHIELD) {
  const { fields } = page(content, slug);
  content.images = content.images.filter((image) => image !== fields.picture?.file);
  fields.picture = picture;
}

test("a picture that does not exist is told, in a gallery too", () => {
  const problems = problemsAfter((content) => {
    replacePicture(content, "peru", { ...SHIELD, file: "manca.svg" });
    page(content, "india").fields.gallery = [SHIELD, { ...SHIELD, file: "manca.jpg" }];
  });
  expect(problems).toEqual([
    "pages/india.md, «galleria.1.file»: trovato manca.jpg; atteso un file che si trova in content/images.",
    "pages/peru.md, «immagine.file»: trovato manca.svg; atteso un file che si trova in content/images.",
  ]);
});

test("a picture that no page names is told", () => {
  const problems = problemsAfter((content) => {
    content.images.push("chiesa/vecchia.jpg");
  });
  expect(problems).toEqual([
    "images/chiesa/vecchia.jpg, «nome del file»: trovato un’immagine che nessuna pagina nomina; " +
      "atteso un’immagine nominata nel campo «immagine» o «galleria» di una pagina.",
  ]);
});

test("no two pages begin with the same picture; a gallery may show it again", () => {
  const problems = problemsAfter((content) => {
    replacePicture(content, "peru", SHIELD);
    page(content, "india").fields.gallery = [SHIELD];
  });
  expect(problems).toEqual([
    "pages/peru.md, «immagine.file»: trovato lo stesso di pages/chiesa/stemma.md; atteso un’immagine diversa.",
  ]);
});

test("every prayer and hymn stands in a group of its index, once", () => {
  const problems = problemsAfter((content) => {
    const [first] = content.verseGroups.prayers;
    first?.slugs.push("padre-nostro", "novena");
    const group = content.verseGroups.hymns.find(({ slugs }) => slugs.includes("stabat-mater"));
    group?.slugs.splice(group.slugs.indexOf("stabat-mater"), 1);
  });
  expect(problems).toEqual([
    "verse-groups.yaml, «preghiere»: trovato novena; atteso il nome di un file di content/prayers, una volta sola.",
    "verse-groups.yaml, «preghiere»: trovato padre-nostro; atteso il nome di un file di content/prayers, una volta sola.",
    "verse-groups.yaml, «inni»: trovato nessun gruppo con stabat-mater; atteso ogni testo in un gruppo.",
  ]);
});

test("the mysteries of the Rosary share the week out among them", () => {
  const problems = problemsAfter((content) => {
    const rosary = content.prayers.find(({ slug }) => slug === "rosario");
    rosary?.prose.mysteries.pop();
  });
  expect(problems).toEqual([
    "prayers/rosario.md, «giorni dei misteri»: trovato lunedì, martedì, giovedì, venerdì, sabato; " +
      "atteso ogni giorno della settimana, una volta sola.",
  ]);
});
