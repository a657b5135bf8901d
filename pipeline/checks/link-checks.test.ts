import { expect, test } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { toldAfter } from "../../tests/support/told.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { loadContent } from "../read/content.ts";
import type { Content } from "../read/model.ts";
import { newsSchema } from "../schemas/news.ts";
import { checkLinks } from "./link-checks.ts";

const original = loadContent();

function pageOfPeru({ pages }: Content) {
  const found = pages.find(({ slug }) => slug === "peru");
  if (!found) throw new Error("No page peru");
  return found;
}

/** What the checks say of a page with another text. */
const problemsOf = (markdown: string) =>
  toldAfter(checkLinks, (content) => {
    pageOfPeru(content).prose = renderMarkdown(markdown);
  });

test.each(
  words(`
  /app/non-esiste /app/orari#non-esiste orari http:
  http://www.diocesisora.it https:// https://diocesisora https:/www.diocesisora.it tel:0776
  mailto:canneto`),
)("the link %s is broken", (address) => {
  expect(problemsOf(`[La parola](${address})`)).toEqual([
    expect.stringContaining(`pages/peru.md, «testo»: trovato il collegamento ${address};`),
  ]);
});

test("links to pages, headings, other sites, telephones, mailboxes and places are good", () => {
  const heading = original.pages.flatMap(({ slug, prose }) =>
    prose.headings.map(({ id }) => `/app/${slug}#${id}`),
  )[0];
  const addresses = words(`
    /app/orari ${heading} /app/inni/${original.hymns[0]?.slug} https://www.diocesisora.it
    https://www.diocesisora.it/diocesi/?p=195759 tel:+390776691106 mailto:info@esempio.it
    geo:41.678300,13.908269`);
  expect(problemsOf(addresses.map((address) => `[La parola](${address})`).join(" "))).toEqual([]);
});

test("an anchor leads to a heading of the page", () => {
  expect(problemsOf("## Come aiutare\n\n[giù](#come-aiutare) [su](#altrove)")).toEqual([
    "pages/peru.md, «testo»: trovato il collegamento #altrove; atteso un titoletto della pagina: come-aiutare.",
  ]);
});

test("an outside address is linked once in a text; one of the site as often as it helps", () => {
  const outside = "[La diocesi](https://www.diocesisora.it)";
  const inside = "[Orari](/app/orari)";
  expect(problemsOf(`${inside} ${inside} ${outside}`)).toEqual([]);
  expect(problemsOf(`${outside} e poi ${outside}`)).toEqual([
    "pages/peru.md, «testo»: trovato il collegamento https://www.diocesisora.it; atteso ogni indirizzo esterno una volta sola nello stesso testo.",
  ]);
});

test("the words of a link say where it leads", () => {
  for (const said of ["qui", "Clicca qui", "", "https://www.diocesisora.it"]) {
    expect(problemsOf(`[${said}](https://www.diocesisora.it)`), said).toEqual([
      expect.stringContaining("atteso parole che dicono dove porta"),
    ]);
  }
  for (const said of ["www.diocesisora.it", "la diocesi, da qui"]) {
    expect(problemsOf(`[${said}](https://www.diocesisora.it)`), said).toEqual([]);
  }
});

test("the links of news, sources, menus and sections are followed too", () => {
  const source = { text: "Una pagina", url: "https://www.esempio.it", certainty: "certo" } as const;
  const problems = toldAfter(checkLinks, (content) => {
    content.news = newsSchema.parse([
      {
        id: 1,
        titolo: "Neve",
        testo: "Si legga [la pagina](/app/x).",
        dal: "2027-01-14",
        al: "2027-01-16",
      },
    ]);
    pageOfPeru(content).fields.sources = [source, { ...source, url: undefined }, source];
    Object.assign(content.navigation.topBar[0] ?? {}, { path: "/app/x" });
    content.sections[0]?.addresses.unshift("/app/y");
  });
  expect(problems).toEqual([
    expect.stringContaining("news.yaml, «voce n. 1, testo»: trovato il collegamento /app/x;"),
    "pages/peru.md, «fonti n. 3, url»: trovato https://www.esempio.it; atteso ogni indirizzo una volta sola.",
    "navigation.yaml, «barra n. 1, indirizzo»: trovato /app/x; atteso l’indirizzo di una pagina che esiste.",
    "sections.yaml, «voce n. 1, pagine n. 1»: trovato /app/y; atteso l’indirizzo di una pagina che esiste.",
  ]);
});
