import type { Page } from "@playwright/test";
import type { ScreenName } from "../app/site-map.ts";
import { OFFLINE_PAGE } from "../domain/addresses.ts";
import { WALKED_WINDOWS, walk } from "./support/controls.ts";
import { addresses, htmlOf, kinds } from "./support/site.ts";
import { expect, MISSING_PAGE, main, open, test } from "./support/test.ts";

/*
 * Every kind of page as it is read aloud and walked by key (docs/accessibility.md, "What is held by ear" and "by key"). The
 * transcripts hold order, roles and the shell's own names: what editors write may come between their lines.
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

const REST = `
- group: Fonti e note
- navigation "Pagine vicine":
  - link /^Pagina (successiva|precedente) /`;

const END = PICTURE + REST;

const INDEX = `
- navigation "Indice":
  - link /^Torna all’indice. /`;

const ASK = `
- paragraph:
  - link /^[0-9 ]+$/`;

const SEARCH = `${TITLE}
- search:
  - searchbox "Cerca nel sito"
  - button "Cerca"`;

/** The text of each kind of page. */
const TRANSCRIPTS: Partial<Record<ScreenName, string>> = {
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
- list
- heading [level=2]
- heading [level=2]
- list
- region "Immagini":
  - group /^1 di /
  - button "Immagine precedente"
  - button "Immagine successiva"
  - button "Vai all'immagine 1"`,
  legal: `${TITLE}
- tablist "Lingua del testo":
  - tab "Italiano" [selected]
  - tab "English"
- tabpanel "Italiano":
  - heading [level=2]`,
  "text-page": TITLE + END,
  story: TITLE + END,
  directory: `${PICTURE.trim()}
${TITLE}${REST}`,
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
  search: `${SEARCH}
- group:
  - heading [level=2]`,
  offline: TITLE + ASK,
  "not-found": `${SEARCH}
- link /^Telefonateci/
- heading [level=2]
- list`,
};

const pages = new Map<ScreenName, string>([...kinds, ["not-found", "/app/niente"]]);

/** Expects a page to be read as its kind is, the shell around it too, if it has one, and nothing twice. */
async function expectRead(page: Page, screen: ScreenName, shell: string | undefined) {
  const address = String(pages.get(screen));
  await open(page, address);
  const text = `- main:\n${(TRANSCRIPTS[screen] ?? "- none").replace(/^/gm, "  ")}`;
  const body = page.locator("body");
  await expect.soft(body).toMatchAriaSnapshot(shell?.replace("- main", () => text) ?? text);
  expect.soft(faults(await body.ariaSnapshot()), address).toEqual([]);
}

/** Expects what has the focus to be in view, below what had it. */
async function expectWalked(page: Page, address: string, index: number) {
  // What surrounds the text is the same on all pages: a short one is walked whole, in every window; the others share the windows.
  const isWhole = address === OFFLINE_PAGE;
  for (const viewport of isWhole ? WALKED_WINDOWS : WALKED_WINDOWS.slice(index % 3).slice(0, 1)) {
    await page.setViewportSize(viewport);
    if (isWhole) await open(page, address);
    else await main(page).focus();
    // A list of a hundred links goes on as it began.
    const faults = await (isWhole
      ? walk(page, "Tab", "the page", 250)
      : walk(page, "Tab", "the text", 50));
    if (isWhole) faults.push(...(await walk(page, "Shift+Tab", "the page", 30)));
    expect.soft(faults, `${address}, ${viewport.width} wide`).toEqual([]);
  }
}

test("every kind of page is read in order, nothing twice, and walked by key", async ({ page }) => {
  test.setTimeout(300_000);
  for (const [index, [screen, address]] of [...pages].entries()) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectRead(page, screen, address.startsWith("/app/") ? SHELLS[1280] : undefined);
    await expectWalked(page, address, index);
  }

  await test.step("where something is said there is one status", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/app/info/come_raggiumgerci");
    await expect(main(page).getByRole("region", { name: "La strada" })).toHaveCount(1);
    await expect(page.getByRole("status")).toHaveCount(0);
    await page.setViewportSize({ width: 800, height: 400 });
    await expect(page.getByRole("status")).toContainText("Ruota il dispositivo");
    await expect(page.getByRole("button", { name: "Apri il menu" })).toHaveCount(1);
  });

  await test.step("so are those that are made otherwise on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const screen of ["splash", "main", "story", "verse", "companies"])
      await expectRead(page, screen, screen === "splash" ? undefined : SHELLS[360]);
  });
});

test("translators leave the name of the shrine, those of towns, and Latin alone", () => {
  expect(htmlOf("/app/orari")).toMatch(/translate="no">Maria Santissima di Canneto</);
  expect(htmlOf("/app/pellegrinaggio/compagnie")).toMatch(/<dd[^>]* translate="no"><a/);
  for (const address of addresses) {
    const latin = htmlOf(address).match(/<(?:p|i|span)[^>]* lang="la"[^>]*>/g) ?? [];
    const translated = latin.filter((tag) => !tag.includes('translate="no"'));
    expect(translated, address).toEqual([]);
  }
});

/** Returns what a screen reader would say twice, with no words, or out of rank. */
function faults(read: string): string[] {
  const lines = read.split("\n");
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
