import { expect, test } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import { loadContent } from "../read/content.ts";
import { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { describeProblem } from "../read/problems.ts";
import { checkLinks } from "./link-checks.ts";

const original = loadContent();

/** What the checks say of the project's own content after a change. */
function problemsAfter(change: (content: Content) => void): string[] {
  const content = structuredClone(original);
  change(content);
  const folder = new ContentFolder(".");
  checkLinks(content, folder.report);
  return folder.problems.map(describeProblem);
}

/** What the checks say of a page with another text. */
function problemsOf(markdown: string): string[] {
  return problemsAfter((content) => {
    pageOfPeru(content).prose = renderMarkdown(markdown);
  });
}

function pageOfPeru(content: Content) {
  const found = content.pages.find(({ slug }) => slug === "peru");
  if (!found) throw new Error("No page peru");
  return found;
}

test("the project's content has no broken link", () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

test.each(
  words(`
  /app/non-esiste /app/orari#non-esiste /app/inni/evviva-maria-di-canneto orari http:
  http://www.diocesisora.it https:// https://diocesisora https:/www.diocesisora.it tel:0776
  mailto:canneto`),
)("the link %s is broken", (address) => {
  expect(problemsOf(`[La parola](${address})`)).toEqual([
    expect.stringContaining(`pages/peru.md, «testo»: trovato il collegamento ${address};`),
  ]);
});

test.each(
  words(`
  /app/orari /app/orari#confessioni /app/inni/stabat-mater https://www.diocesisora.it
  https://www.diocesisora.it/diocesi/?p=195759 tel:+390776691106 mailto:info@esempio.it
  geo:41.678300,13.908269`),
)("the link %s is good", (address) => {
  expect(problemsOf(`[La parola](${address})`)).toEqual([]);
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

test.each([
  ["[qui](https://www.diocesisora.it)", false],
  ["[Clicca qui](https://www.diocesisora.it)", false],
  ["[](https://www.diocesisora.it)", false],
  ["<https://www.diocesisora.it>", false],
  ["[www.diocesisora.it](https://www.diocesisora.it)", true],
  ["[la diocesi, da qui](https://www.diocesisora.it)", true],
])("the words of %s say where it leads: %s", (markdown, isGood) => {
  expect(problemsOf(markdown)).toEqual(
    isGood ? [] : [expect.stringContaining("atteso parole che dicono dove porta")],
  );
});

test("the links of the news are followed too", () => {
  const problems = problemsAfter(({ news }) => {
    const [item] = news;
    if (!item) throw new Error("No news");
    item.text = "Si legga [la pagina](/app/x).";
  });
  expect(problems).toEqual([
    expect.stringContaining("news.yaml, «voce n. 1, testo»: trovato il collegamento /app/x;"),
  ]);
});

test("an address that a page names twice among its sources is told", () => {
  const problems = problemsAfter((content) => {
    const source = {
      text: "Una pagina",
      url: "https://www.esempio.it",
      certainty: "certo",
    } as const;
    pageOfPeru(content).fields.sources = [source, { ...source, url: undefined }, source];
  });
  expect(problems).toEqual([
    "pages/peru.md, «fonti n. 3, url»: trovato https://www.esempio.it; atteso ogni indirizzo una volta sola.",
  ]);
});

test("menus and sections lead to pages that exist", () => {
  const problems = problemsAfter((content) => {
    content.navigation.sidebar.push({
      label: "X",
      path: "/app/x",
      startDate: undefined,
      endDate: undefined,
    });
    content.sections[0]?.addresses.push("/app/y");
  });
  expect(problems).toEqual([
    expect.stringMatching(
      /^navigation\.yaml, «laterale n\. \d+, indirizzo»: trovato \/app\/x; atteso l’indirizzo di una pagina/,
    ),
    expect.stringMatching(
      /^sections\.yaml, «voce n\. 1, pagine n\. \d+»: trovato \/app\/y; atteso l’indirizzo di una pagina/,
    ),
  ]);
});
