import type { Page } from "@playwright/test";
import type { ScreenName } from "../app/site-map.ts";
import { kinds } from "./support/site.ts";
import { expect, hydrated, MISSING_PAGE, open, settled, test } from "./support/test.ts";

/*
 * Every kind of page as it is read aloud (docs/accessibility.md, "What is held by ear"). The transcripts hold order, roles and
 * the shell's own names: what editors write may come between their lines.
 */

test.use({ expectedErrors: MISSING_PAGE });

const NOTICE = `
- link "Vai al contenuto"
- region "Informativa sui cookie":
  - paragraph:
    - link "cookie"
    - link "privacy"
  - button "Leggi di più"
  - button "Accetta"`;

const FOOTER = `
- contentinfo:
  - link /^[0-9 ]+$/
  - list:
    - listitem:
      - link /su Facebook/
  - list:
    - listitem:
      - link "Informativa sui cookie"
    - listitem:
      - link "Informativa sulla privacy"
  - button "Testo arioso"`;

/** What surrounds a page, by the width of the window. */
const SHELLS: Record<number, string> = {
  360: `${NOTICE}
- banner:
  - link /Canneto/
  - link "Cerca"
  - button "Tema scuro"
  - button "Apri il menu"
- main${FOOTER}`,
  1280: `${NOTICE}
- banner:
  - link /Canneto/
  - navigation "Principale":
    - list
  - link "Cerca"
  - button "Tema scuro"
  - region "Santo del giorno":
    - heading [level=2]
    - paragraph: /Calendario. Italia, diocesi, santuario$/
- navigation "Laterale":
  - list
- main${FOOTER}`,
};

const TITLE = "- heading [level=1]";

const PICTURE = `
- figure:
  - img /./`;

const END = `${PICTURE}
- group: Fonti e note
- navigation "Pagine vicine":
  - link /^Pagina (successiva|precedente) /`;

const INDEX = `
- navigation "Indice":
  - link /^Torna all’indice. /`;

const ASK = `
- paragraph:
  - link /^[0-9 ]+$/`;

const SEARCH = `${TITLE}
- search:
  - searchbox "Cerca nel sito"
  - button "Cerca"
- heading [level=2]
- list`;

/** The text of each kind of page. */
const TRANSCRIPTS: Record<ScreenName, string> = {
  splash: `- heading [level=1]:
  - link /Canneto/
- link /^Apri il sito. /
- paragraph:
  - link "Orari"
  - link "Entra"`,
  viewer: `${TITLE}
- list:
  - listitem:
    - link`,
  main: `- img /./
- heading [level=1]
- region /^Oggi, /:
  - heading /^Oggi, / [level=2]
  - list:
    - listitem:
      - link /^Orari ./
    - listitem:
      - region "La strada"
    - listitem:
      - link /^(Prossima festa|La festa|Le feste) ./
    - listitem:
      - link /^Telefonateci. [0-9 ]+$/
- heading [level=2]
- list
- heading [level=2]
- list
- region "Immagini":
  - button "Immagine precedente"
  - button "Immagine successiva"
  - group /^1 di /
  - button "Vai all'immagine 1"`,
  legal: `${TITLE}
- tablist "Lingua del testo":
  - tab "Italiano" [selected]
  - tab "English"
- tabpanel "Italiano":
  - heading [level=2]`,
  "text-page": TITLE + END,
  story: TITLE + END,
  directory: TITLE + END,
  companies: `${TITLE}
- navigation "Scegliete un giorno o una regione":
  - list
- region "Per giorno di partenza":
  - heading [level=2]
- region "Dalla A alla Z":
  - heading [level=2]
  - list`,
  company: `${TITLE}${PICTURE}
- navigation "Sulla stessa strada":
  - heading [level=2]
  - list
- navigation "Pagine vicine"${INDEX}`,
  community: TITLE + PICTURE + END,
  "pilgrim-sheet": `${TITLE}
- button "Stampa"
- article:
  - heading [level=2]
  - region:
    - heading [level=2]${END}`,
  verse: `${TITLE}
- group "Grandezza del testo":
  - button "Riduci il testo"
  - status
  - button "Ingrandisci il testo"
- group "Strumenti di lettura":
  - button "Stampa"${END}${INDEX}`,
  search: SEARCH,
  offline: TITLE + ASK,
  "not-found": SEARCH + ASK,
};

const pages = [...kinds, ["not-found", "/app/niente"] as const];

for (const [width, shell] of Object.entries(SHELLS)) {
  test(`every kind of page is read in its order, and nothing twice, at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: Number(width), height: 800 });
    for (const [screen, address] of pages) {
      await open(page, address);
      const isInside = address.startsWith("/app/");
      if (isInside && Number(width) > 1000) await settled(page);
      if (isInside) await expect.soft(page.locator("body")).toMatchAriaSnapshot(shell);
      const main = (TRANSCRIPTS[screen] ?? "- none").replace(/^/gm, "  ");
      await expect.soft(page.locator("body")).toMatchAriaSnapshot(`- main:\n${main}`);
      expect.soft(await faults(page), address).toEqual([]);
    }
  });
}

test("the countdown is read when asked, and announces none of its seconds", async ({ page }) => {
  await page.clock.install({ time: new Date("2025-01-04T12:00:00Z") });
  await page.goto("/");
  await hydrated(page);
  const timer = page.getByRole("timer");
  await expect(timer).toContainText("Secondi");
  expect(await timer.evaluate((each) => each.closest("[aria-live], [role=status]"))).toBeNull();
});

/** Returns what a screen reader would say twice, with no words, or out of rank. */
async function faults(page: Page): Promise<string[]> {
  const lines = (await page.locator("body").ariaSnapshot()).split("\n");
  // The saint in the header has the second rank, before the title.
  let rank = 1;
  return lines.flatMap((line, index) => {
    const [, role, name] = /^\s*- '?(\w+)(?: "(.*?)")?/.exec(line) ?? [];
    const next = /^\s*- '?(?:img|link) "(.*?)"/.exec(lines[index + 2] ?? "")?.[1];
    const level = Number(/\[level=(\d)]/.exec(line)?.[1] ?? 0);
    const isSkipped = level > rank + 1;
    if (level) rank = level;
    const isEmpty = /^\s*- (link|button|heading|img|status|alert|paragraph)$/.test(line);
    const isTwice = role === "link" && /^(.{3,}?)[\s,.:]+\1$/i.test(name ?? "");
    const isEchoed = role === "link" && next !== undefined && next !== name && name?.endsWith(next);
    return isSkipped || isEmpty || isTwice || isEchoed ? line.trim() : [];
  });
}
