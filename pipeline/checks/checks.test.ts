import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../read/content.ts";
import { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { describeProblem } from "../read/problems.ts";
import { checkContent } from "./checks.ts";

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

/** Adds a page to the content, in a section if one is given. */
function addPage(content: Content, slug: string, section?: string): void {
  const { fields, ...peru } = page(content, "peru");
  content.pages.push({
    ...peru,
    slug,
    file: `pages/${slug}.md`,
    fields: {
      ...fields,
      title: "Una prova",
      summary: "Un altro sommario.",
      picture: undefined,
      position: undefined,
    },
  });
  content.sections.find(({ title }) => title === section)?.addresses.push(`/app/${slug}`);
}

test("a new file is a new page, once it stands in a section", () => {
  expect(problemsAfter((content) => addPage(content, "una-prova", "Nel mondo"))).toEqual([]);
  expect(problemsAfter((content) => addPage(content, "una-prova"))).toEqual([
    "pages/una-prova.md, «sezione»: trovato una pagina in nessuna sezione; " +
      "atteso «/app/una-prova» in una sola sezione di sections.yaml.",
  ]);
});

test("a page in two sections is told", () => {
  const problems = problemsAfter((content) => content.sections[0]?.addresses.push("/app/peru"));
  expect(problems).toEqual([expect.stringContaining("una pagina in più sezioni")]);
});

test("a page may not take the address of another screen", () => {
  for (const slug of ["privacy-policy", "senza-rete", "inni/nuovo"]) {
    expect(problemsAfter((content) => addPage(content, slug, "Nel mondo"))).toEqual([
      `pages/${slug}.md, «nome del file»: trovato ${slug}; atteso un nome che il sito non usa già per altro.`,
    ]);
  }
});

test("a page may not take the card of the site for its own", () => {
  expect(problemsAfter((content) => addPage(content, "canneto", "Nel mondo"))).toEqual([
    expect.stringMatching(
      /^pages\/canneto\.md, «nome del file»: trovato canneto; atteso un altro nome/,
    ),
  ]);
});

test("a page that the site needs is missed", () => {
  const problems = problemsAfter((content) => {
    content.pages = content.pages.filter(({ slug }) => slug !== "inni/home");
  });
  expect(problems).toContain(
    "pages/inni/home.md, «tutto il file»: trovato niente; atteso il testo della pagina.",
  );
});

test("a section that no menu leads to is told", () => {
  const problems = problemsAfter((content) => {
    content.navigation.sidebar = content.navigation.sidebar.filter(
      (item) => item.label !== "EDITORIA",
    );
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^sections\.yaml, «voce n\. \d+, pagine»: trovato «Editoria», a cui nessun menu porta; /,
    ),
  ]);
});

test("the name of a file is part of an address", () => {
  for (const slug of ["Cile", "san donato", "sant’elia", "perù", "a--b"]) {
    expect(problemsAfter((content) => addPage(content, slug, "Nel mondo"))).toEqual([
      `pages/${slug}.md, «nome del file»: trovato ${slug}; ` +
        "atteso lettere minuscole senza accenti, cifre e trattini, per esempio san-donato.",
    ]);
  }
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

test("a company on the way of another exists, is not the same one, and is named once", () => {
  const problems = problemsAfter((content) => {
    const [first, second] = content.companies;
    if (!first || !second) throw new Error("No companies");
    Object.assign(first, { slug: "prima", file: "companies/prima.md" });
    for (const { fields } of content.companies) fields.nearby = [];
    Object.assign(second, { slug: "seconda", file: "companies/seconda.md" });
    first.fields.nearby = ["seconda", "roma", "seconda", "prima"];
  });
  const expected = "il nome di un altro file di content/companies, senza .md, una volta sola";
  expect(problems.filter((problem) => problem.includes("«vicine"))).toEqual([
    `companies/prima.md, «vicine n. 2»: trovato roma; atteso ${expected}.`,
    `companies/prima.md, «vicine n. 3»: trovato seconda; atteso ${expected}.`,
    `companies/prima.md, «vicine n. 4»: trovato prima; atteso ${expected}.`,
  ]);
});

test("a feast has a file for calendars that no other feast and no company has", () => {
  const problems = problemsAfter(({ calendar, companies }) => {
    const [first, second, third] = calendar.feasts;
    if (!first || !second || !third) throw new Error("No feasts");
    second.slug = first.slug;
    third.slug = companies[0]?.slug ?? "";
  });
  expect(problems).toEqual([
    expect.stringContaining(
      "«feste n. 2, sigla»: trovato palme; atteso una sigla che nessun’altra",
    ),
    expect.stringContaining("«feste n. 3, sigla»: trovato acquafondata; atteso una sigla"),
  ]);
});

test("each legal category has one text", () => {
  const problems = problemsAfter((content) => {
    const [first, second] = content.legal;
    if (!first || !second) throw new Error("No legal texts");
    second.fields.category = first.fields.category;
  });
  expect(problems).toEqual([expect.stringContaining("«categoria»: trovato la stessa di legal/")]);
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
    page(content, "india").fields.gallery = [SHIELD, { ...SHIELD, file: "manca.png" }];
  });
  expect(problems).toEqual([
    "pages/india.md, «galleria n. 2, file»: trovato manca.png; atteso un file che si trova in content/images.",
    "pages/peru.md, «immagine, file»: trovato manca.svg; atteso un file che si trova in content/images.",
  ]);
});

test("the news may name fields and pictures of the site and nothing else, and leave no marks", () => {
  const problems = problemsAfter((content) => {
    content.news = ["Allo 0776 691106.", "Allo {telefon}.", "La **strada."].map((text, id) => ({
      id,
      title: "Avviso",
      text,
      photos: id === 0 ? [{ photo: "avvisi/manca.jpg", description: "La neve." }] : [],
      startDate: "2027-01-14",
      endDate: "2027-01-16",
      reappearAfterMinutes: undefined,
    }));
  });
  expect(problems.filter((problem) => problem.startsWith("news.yaml"))).toEqual([
    "news.yaml, «voce n. 1, foto n. 1, file»: trovato avvisi/manca.jpg; atteso un file che si trova in content/images.",
    "news.yaml, «voce n. 2, testo»: trovato {telefon}; atteso il nome di un campo di content/site.yaml, come {telefono}.",
    expect.stringMatching(/^news\.yaml, «voce n\. 3, testo»: trovato «\*\*»; /),
  ]);
});

test("a photograph names who took it, and a drawing nobody who did", () => {
  const problems = problemsAfter((content) => {
    content.images.push("nuova.jpg");
    page(content, "india").fields.gallery = [
      { ...SHIELD, file: "nuova.jpg" },
      { ...SHIELD, credit: "Fotografia di Nome Cognome" },
      { ...SHIELD, file: "nuova.jpg", credit: "Fotografia di Nome Cognome" },
    ];
  });
  expect(problems).toEqual([
    "pages/india.md, «galleria n. 1, credito»: trovato «Illustrazione»; atteso chi ha fatto la fotografia.",
    "pages/india.md, «galleria n. 2, credito»: trovato «Fotografia di Nome Cognome»; atteso «Illustrazione», sotto un disegno.",
  ]);
});

test("a picture that no page names is told", () => {
  const problems = problemsAfter((content) => {
    content.images.push("chiesa/vecchia.jpg");
  });
  expect(problems).toEqual([
    "images/chiesa/vecchia.jpg, «nome del file»: trovato un’immagine che nessuna pagina nomina; " +
      "atteso un’immagine nominata nel campo «immagine», «figure» o «galleria» di una pagina.",
  ]);
});

test("no two pages begin with the same picture; a gallery may show it again", () => {
  const problems = problemsAfter((content) => {
    replacePicture(content, "peru", SHIELD);
    page(content, "india").fields.gallery = [SHIELD];
  });
  expect(problems).toEqual([
    "pages/peru.md, «immagine, file»: trovato lo stesso di pages/chiesa/stemma.md; atteso un’immagine diversa.",
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

test("the prayer and the hymn of the pilgrim's sheet are texts that visitors see", () => {
  const problems = problemsAfter((content) => {
    content.pilgrimSheet = { prayer: "niente", hymn: "evviva-maria-di-canneto", strophes: 1 };
  });
  expect(problems).toEqual([
    "pilgrim-sheet.yaml, «preghiera»: trovato niente; atteso il nome di un file di content/prayers che è pubblicato.",
    "pilgrim-sheet.yaml, «inno»: trovato evviva-maria-di-canneto; atteso il nome di un file di content/hymns che è pubblicato.",
  ]);
});

test("what stands over a text is refused where the page would not show it", () => {
  const problems = problemsAfter((content) => {
    page(content, "storia/culto-mariano").fields.special = "orari";
    page(content, "orari").fields.special = "compagnie";
  });
  expect(problems).toEqual([
    "pages/orari.md, «riquadro»: trovato «compagnie», che questa pagina non mostra; atteso niente.",
    "pages/storia/culto-mariano.md, «riquadro»: trovato «orari», che questa pagina non mostra; atteso niente.",
  ]);
});

test("a block in a text is refused on a kind of page that has no styles for it", () => {
  const problems = problemsAfter((content) => {
    const name = (slug: string, ...names: string[]) => {
      page(content, slug).prose.blocks = names.map((each) => ({ name: each, line: 1 }));
    };
    name("storia/culto-pagano", "figura 1", "cronologia", "mappa della strada");
    name("accessibilita", "al santuario", "cronologia");
    name("realhome", "al santuario");
  });
  expect(problems.map((problem) => problem.replace(/, riga \d+/, ""))).toEqual([
    "pages/accessibilita.md, «testo»: trovato {cronologia}, che questa pagina non mostra; atteso niente.",
    "pages/realhome.md, «testo»: trovato {al santuario}, che questa pagina non mostra; atteso niente.",
    "pages/storia/culto-pagano.md, «testo»: trovato {mappa della strada}, che questa pagina non mostra; atteso niente.",
  ]);
});

test("the map of the road is refused, with its line, without what stands over it on its page", () => {
  const text = readFileSync("content/pages/info/come_raggiumgerci.md", "utf8");
  const line = text.split("\n").indexOf("{mappa della strada}") + 1;
  const problems = problemsAfter((content) => {
    page(content, "info/come_raggiumgerci").fields.special = undefined;
  });
  expect(problems).toEqual([
    `pages/info/come_raggiumgerci.md, riga ${line}, «testo»: trovato {mappa della strada} in una pagina ` +
      "senza il suo riquadro; atteso «riquadro: strada» nell’intestazione.",
  ]);
});

test("where a community is says a page among the communities, and no other", () => {
  const position = { latitude: -33.4, longitude: -70.6 };
  const change = (content: Content, section: string) => {
    addPage(content, "cile", section);
    page(content, "cile").fields.position = position;
  };
  expect(problemsAfter((content) => change(content, "Nel mondo"))).toEqual([]);
  expect(problemsAfter((content) => change(content, "Storia"))).toEqual([
    expect.stringMatching(/cile\.md.*«posizione».*solo le pagine delle comunità/),
  ]);
});

test("the feast of a community is refused on a page that does not show it", () => {
  const problems = problemsAfter((content) => {
    page(content, "orari").fields.feast = "ad agosto";
  });
  expect(problems).toEqual([expect.stringMatching(/orari\.md.*«festa»/)]);
});
