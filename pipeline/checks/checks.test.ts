import { expect, test } from "vitest";
import { isGroup } from "../../app/navigation/menu-items.ts";
import { toldAfter } from "../../tests/support/told.ts";
import { usedImages } from "../images/image-references.ts";
import { loadContent } from "../read/content.ts";
import type { Content } from "../read/model.ts";
import { checkContent } from "./checks.ts";

const original = structuredClone(loadContent());
// What the tests replace leaves no picture behind that nothing names.
original.news = [];
for (const { slug, fields } of original.pages) {
  if (slug === "peru" || slug === "india") fields.gallery = undefined;
}
original.images = usedImages(original);

const problemsAfter = (change: (content: Content) => void) =>
  toldAfter(checkContent, change, original);

function page(content: Content, slug: string) {
  const found = content.pages.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No page ${slug}`);
  return found;
}

/** Adds a page to the content, in the section of another if one is given. */
function addPage(content: Content, slug: string, beside?: string, more = {}): void {
  const { fields, ...peru } = page(content, "peru");
  const own = { title: "Una prova", summary: "Un altro sommario.", picture: undefined };
  const file = `pages/${slug}.md`;
  content.pages.push({
    ...{ ...peru, slug, file, fields: { ...fields, ...own, position: undefined, ...more } },
  });
  const section = content.sections.find(({ addresses }) => addresses.includes(`/app/${beside}`));
  section?.addresses.push(`/app/${slug}`);
}

/** A drawing that opens another page. */
const [drawn] = original.pages.filter(
  ({ slug, fields }) =>
    slug !== "peru" && slug !== "india" && fields.picture?.file.endsWith(".svg"),
);
const SHIELD = {
  ...{ file: drawn?.fields.picture?.file ?? "", alt: "Uno scudo.", credit: "Illustrazione" },
  ...{ caption: undefined, focus: undefined },
};
const PHOTOGRAPH = { ...SHIELD, file: "nuova.jpg", credit: "Fotografia di Nome Cognome" };

/** Lets a page begin with another picture; the file of its own goes with it. */
function replacePicture(content: Content, slug: string, picture: typeof SHIELD) {
  const { fields } = page(content, slug);
  content.images = content.images.filter((image) => image !== fields.picture?.file);
  fields.picture = picture;
}

/** Lets a text name shortcodes. */
const name = (content: Content, slug: string, ...names: string[]) => {
  page(content, slug).prose.blocks = names.map((each) => ({ name: each, line: 1 }));
};

const POSITION = { position: { latitude: -33.4, longitude: -70.6 } };

test.each<[string, (content: Content) => void]>([
  ["the project's content", () => {}],
  ["a new file that stands in a section", (content) => addPage(content, "prova", "peru")],
  [
    "the place of a community, on its page",
    (content) => addPage(content, "cile", "peru", POSITION),
  ],
])("%s has no problem", (_name, change) => expect(problemsAfter(change)).toEqual([]));

/** A change, and the file, the field and the finding that are told. */
test.each<[string, (content: Content) => void, ...told: string[]]>([
  [
    "a page in no section",
    (content) => addPage(content, "una-prova"),
    "pages/una-prova.md, «sezione»: trovato una pagina in nessuna sezione",
  ],
  [
    "a page in two sections",
    ({ sections }) => sections[0]?.addresses.push("/app/peru"),
    "pages/peru.md, «sezione»: trovato una pagina in più sezioni",
  ],
  ...["privacy-policy", "senza-rete", "inni/nuovo", "canneto", "Cile", "san donato", "perù"].map(
    (slug): [string, (content: Content) => void, string] => [
      `a page called ${slug}, as another screen, the card of the site, or no address`,
      (content) => addPage(content, slug, "peru"),
      `pages/${slug}.md, «nome del file»: trovato ${slug}`,
    ],
  ),
  [
    "a page with a double hyphen",
    (content) => addPage(content, "a--b", "peru"),
    "pages/a--b.md, «nome del file»: trovato a--b",
  ],
  [
    "a section that no menu leads to",
    ({ navigation }) => {
      const isElsewhere = (item: object) => !JSON.stringify(item).includes("/app/editoria/");
      navigation.sidebar = navigation.sidebar.filter(isElsewhere);
      navigation.topBar = navigation.topBar
        .map((item) =>
          isGroup(item) ? { ...item, subItems: item.subItems.filter(isElsewhere) } : item,
        )
        .filter(isElsewhere);
    },
    `trovato «${original.sections.find(({ addresses }) => addresses.includes("/app/editoria/home"))?.title}», a cui nessun menu porta`,
  ],
  [
    "a title and a summary that another text of the site has",
    (content) => {
      Object.assign(content.hymns[0]?.fields ?? {}, { title: page(content, "peru").fields.title });
      page(content, "india").fields.summary = page(content, "peru").fields.summary;
    },
    `${original.hymns[0]?.file}, «titolo»: trovato lo stesso di pages/peru.md`,
    "pages/peru.md, «sommario»: trovato lo stesso di pages/india.md",
  ],
  [
    "a neighbour of a company that does not exist, is named twice, or is itself",
    ({ companies: [first, second] }) => {
      const nearby = [second?.slug, "roma", second?.slug, first?.slug];
      Object.assign(first?.fields ?? {}, { nearby });
    },
    "«vicine n. 2»: trovato roma",
    `«vicine n. 3»: trovato ${original.companies[1]?.slug}`,
    `«vicine n. 4»: trovato ${original.companies[0]?.slug}`,
  ],
  [
    "a moment of a company at a place that is on no map",
    ({ companies: [first] }) => {
      const moment = { day: { month: 8, day: 18 }, hour: undefined, year: undefined };
      const moments = ["Picinisco", first?.fields.title, "Atlantide", "Canneto"];
      Object.assign(first?.fields ?? {}, {
        moments: moments.map((place) => ({ ...moment, place })),
      });
    },
    "«cammino n. 3, dove»: trovato Atlantide",
  ],
  [
    "a feast with the file for calendars of another feast or of a company",
    ({ calendar: { feasts }, companies }) => {
      Object.assign(feasts[1] ?? {}, { slug: feasts[0]?.slug });
      Object.assign(feasts[2] ?? {}, { slug: companies[0]?.slug });
    },
    `calendar.yaml, «feste n. 2, sigla»: trovato ${original.calendar.feasts[0]?.slug}`,
    `calendar.yaml, «feste n. 3, sigla»: trovato ${original.companies[0]?.slug}`,
  ],
  [
    "two legal texts of one category",
    ({ legal: [first, second] }) => {
      Object.assign(second?.fields ?? {}, { category: first?.fields.category });
    },
    `«categoria»: trovato la stessa di ${original.legal[0]?.file}`,
  ],
  [
    "pictures that do not exist, also in a gallery",
    (content) => {
      replacePicture(content, "peru", { ...SHIELD, file: "manca.svg" });
      page(content, "india").fields.gallery = [SHIELD, { ...SHIELD, file: "manca.png" }];
    },
    "pages/india.md, «galleria n. 2, file»: trovato manca.png",
    "pages/peru.md, «immagine, file»: trovato manca.svg",
  ],
  [
    "fields, pictures and marks in the news that the site does not have",
    (content) => {
      content.news = ["Allo 0776 691106.", "Allo {telefon}.", "La **strada."].map((text, id) => ({
        ...{ id, title: "Avviso", text, startDate: "2027-01-14", endDate: "2027-01-16" },
        photos: id === 0 ? [{ photo: "avvisi/manca.jpg", description: "La neve." }] : [],
        reappearAfterMinutes: undefined,
      }));
    },
    "news.yaml, «voce n. 1, foto n. 1, file»: trovato avvisi/manca.jpg",
    "news.yaml, «voce n. 2, testo»: trovato {telefon}",
    "news.yaml, «voce n. 3, testo»: trovato «**»",
  ],
  [
    "a photograph that nobody took, and a drawing that somebody did",
    (content) => {
      content.images.push(PHOTOGRAPH.file);
      page(content, "india").fields.gallery = [
        { ...PHOTOGRAPH, credit: SHIELD.credit },
        { ...SHIELD, credit: PHOTOGRAPH.credit },
        PHOTOGRAPH,
      ];
    },
    "pages/india.md, «galleria n. 1, credito»: trovato «Illustrazione»",
    "pages/india.md, «galleria n. 2, credito»: trovato «Fotografia di Nome Cognome»",
  ],
  [
    "a picture that no page names",
    (content) => content.images.push("chiesa/vecchia.jpg"),
    "images/chiesa/vecchia.jpg, «nome del file»: trovato un’immagine che nessuna pagina nomina",
  ],
  [
    "a page that begins with the picture of another; a gallery may show it again",
    (content) => {
      replacePicture(content, "peru", SHIELD);
      page(content, "india").fields.gallery = [SHIELD];
    },
    `pages/peru.md, «immagine, file»: trovato lo stesso di ${drawn?.file}`,
  ],
  [
    "prayers and hymns that stand in no group, in two, or are none",
    ({ verseGroups: { prayers, hymns } }) => {
      prayers[0]?.slugs.push("nessuna", ...(prayers.at(-1)?.slugs.slice(0, 1) ?? []));
      hymns[0]?.slugs.shift();
    },
    `verse-groups.yaml, «inni»: trovato nessun gruppo con ${original.verseGroups.hymns[0]?.slugs[0]}`,
    ...["nessuna", original.verseGroups.prayers.at(-1)?.slugs[0]]
      .toSorted()
      .map((slug) => `verse-groups.yaml, «preghiere»: trovato ${slug}`),
  ],
  [
    "mysteries of the Rosary that leave out a day",
    ({ prayers }) => {
      for (const { prose } of prayers) prose.mysteries = [];
      prayers[0]?.prose.mysteries.push({ title: "Luce", days: [1, 4] });
    },
    `${original.prayers[0]?.file}, «giorni dei misteri»: trovato lunedì, giovedì`,
  ],
  [
    "a prayer and a hymn of the pilgrim's sheet that visitors do not see",
    (content) => {
      content.pilgrimSheet = { prayer: "niente", hymn: "nascosto", strophes: 1 };
    },
    "pilgrim-sheet.yaml, «inno»: trovato nascosto",
    "pilgrim-sheet.yaml, «preghiera»: trovato niente",
  ],
  [
    "what stands over a text of another kind of page",
    (content) => {
      page(content, "storia/culto-mariano").fields.special = "orari";
      page(content, "orari").fields.special = "compagnie";
    },
    "pages/orari.md, «riquadro»: trovato «compagnie», che questa pagina non mostra",
    "pages/storia/culto-mariano.md, «riquadro»: trovato «orari», che questa pagina non mostra",
  ],
  [
    "a block in a text of a kind of page that has no styles for it",
    (content) => {
      name(content, "storia/culto-pagano", "figura 1", "cronologia", "mappa della strada");
      name(content, "accessibilita", "al santuario", "cronologia");
      name(content, "realhome", "al santuario");
    },
    "«testo»: trovato {cronologia}, che questa pagina non mostra",
    "«testo»: trovato {al santuario}, che questa pagina non mostra",
    "«testo»: trovato {mappa della strada}, che questa pagina non mostra",
  ],
  [
    "a page of the rector's sheet that is nowhere; a folder is somewhere",
    (content) => {
      content.sheetOrder = { first: ["site.yaml", "pages/orari"], appendix: ["pages/info"] };
    },
    "foglio.yaml, «prima n. 2»: trovato pages/orari",
  ],
  [
    "the place and the feast of a community on other pages",
    (content) => {
      addPage(content, "cile", "storia/culto-pagano", POSITION);
      page(content, "orari").fields.feast = "ad agosto";
    },
    "pages/cile.md, «posizione»: trovato un campo che questa pagina non mostra",
    "pages/orari.md, «festa»: trovato un campo che questa pagina non mostra",
  ],
])("%s is told", (_name, change, ...told) => {
  const problems = problemsAfter(change).toSorted();
  expect(problems).toEqual(told.map((each) => expect.stringContaining(`${each}; atteso `)));
});

test("a page that the site needs is missed", () => {
  const problems = problemsAfter((content) => {
    content.pages = content.pages.filter(({ slug }) => slug !== "inni/home");
  });
  const said = "pages/inni/home.md, «tutto il file»: trovato niente; atteso il testo della pagina.";
  expect(problems).toContain(said);
});

test("the map of the road is refused, with its line, without what stands over it on its page", () => {
  const problems = problemsAfter((content) => {
    name(content, "info/come_raggiumgerci", "mappa della strada");
    page(content, "info/come_raggiumgerci").fields.special = undefined;
  });
  const said =
    /^pages\/info\/come_raggiumgerci\.md, riga \d+, «testo»: trovato {mappa della strada} in una pagina senza il suo riquadro; atteso «riquadro: strada»/;
  expect(problems).toEqual([expect.stringMatching(said)]);
});
