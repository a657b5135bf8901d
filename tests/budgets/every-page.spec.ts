import { readdirSync, readFileSync } from "node:fs";
import type { Readability as ReaderView } from "@mozilla/readability";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import type { SearchData } from "../../domain/search/search-data.ts";
import { axeFindings } from "../support/axe.ts";
import { readControls } from "../support/controls.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { addresses, htmlOf, screenAt } from "../support/site.ts";
import { expect, hydrated, overflow, test } from "../support/test.ts";

/** Widths in pixels of a phone, with the menu in a popover, and of a wide window, with menu bars. */
const PHONE = 360;
const WIDE = 1280;
/** Widths at which a page must not scroll sideways, from the one it is loaded at to the widest. */
const WIDTHS = [PHONE, 320, 768, WIDE] as const;
const HEIGHT = 800;
/** Half of A4, without the margins (app/styles/print.css), in pixels. */
const A5 = { width: 469, height: 729 };

declare const Readability: typeof ReaderView;

/** The pages with a class that no page of more classes has: together they cover all styles of the site. */
const addressesWithNewClasses = new Set<string>();
const seen = new Set<string>();
const pagesWithClasses = addresses.map((address) => {
  const lists = [...htmlOf(address).matchAll(/ class="([^"]+)"/g)];
  return { address, classes: new Set(lists.flatMap(([, list = ""]) => list.split(" "))) };
});
for (const { address, classes } of pagesWithClasses.sort(
  (a, b) => b.classes.size - a.classes.size,
)) {
  if ([...classes].some((name) => !seen.has(name))) addressesWithNewClasses.add(address);
  for (const name of classes) seen.add(name);
}

test("every page has one heading, one text and a link to it, in Italian, and a title and a description of its own", () => {
  const firstWith = new Map<string, string>();
  const wrong: string[] = [];
  for (const address of addresses) {
    const html = htmlOf(address);
    for (const [part, times] of [
      [/<html[^>]* lang="it"/g, 1],
      [/<h1[ >]/g, 1],
      [/<main[ >]/g, 1],
      [/<main[^>]* id="contenuto"/g, 1],
      [/<a[^>]* href="#contenuto"[^>]*>Vai al contenuto</g, 1],
    ] as const) {
      if (html.match(part)?.length !== times)
        wrong.push(`${address} has ${part} not ${times} times`);
    }
    for (const pattern of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)"/]) {
      const value = pattern.exec(html)?.[1] ?? "nothing";
      const other = firstWith.get(value);
      if (other || value === "nothing") wrong.push(`${address} repeats ${other}: ${value}`);
      firstWith.set(value, address);
    }
  }
  expect(wrong).toEqual([]);
});

test("each anchor to which the search leads is on its page", () => {
  const [file] = readdirSync("build/client/assets").filter((name) =>
    /^search-\w+\.json$/.test(name),
  );
  const { pages }: SearchData = JSON.parse(readFileSync(`build/client/assets/${file}`, "utf8"));
  const missing = pages.flatMap(({ address, parts }) => {
    const html = htmlOf(address);
    const ids = parts.flatMap(({ id }) => id ?? []);
    return ids.filter((id) => !html.includes(`id="${id}"`)).map((id) => `${address}#${id}`);
  });
  expect(missing).toEqual([]);
});

/** The rules of HTML and of its accessibility, without those of style: React decides how the markup is written. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A fieldset may be named by aria-label instead of a legend.
  rules: { "wcag/h71": "off" },
});

/** A rule of the W3C's own checker only: aria-expanded repeats the state that browsers expose for a popover. */
const TOLD_TWICE = /<[^>]+popovertarget[^>]+aria-expanded|<[^>]+aria-expanded[^>]+popovertarget/i;

test("the HTML that pages are made of is without an error", () => {
  for (const address of addressesWithNewClasses) {
    const { results } = validator.validateStringSync(htmlOf(address));
    const found = results.flatMap(({ messages }) => messages);
    expect(found, address).toEqual([]);
  }
  for (const address of addresses) expect(htmlOf(address), address).not.toMatch(TOLD_TWICE);
});

/** The letters below which a text is too short for reader views. */
const SHORT = 100;

test("a reader view has the text of every kind of page, title and language", async ({ page }) => {
  await page.addScriptTag({ path: "node_modules/@mozilla/readability/Readability.js" });
  for (const address of [...addressesWithNewClasses].filter((each) => each.startsWith("/app/"))) {
    const html = htmlOf(address);
    const { main, title, letters, ...read } = await page.evaluate(readInReaderView, html);
    if (!main || letters < SHORT) continue;
    expect.soft(title?.startsWith(main), `${address}: ${title}`).toBe(true);
    expect.soft(read, address).toEqual({ language: "it", missing: [], strange: false });
  }
});

/** Returns the result of Mozilla's reader view, and the Italian texts missing from it. */
function readInReaderView(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const wordsOf = (text?: string | null) => text?.replace(/\s+/g, " ").trim();
  const lettersOf = (text?: string | null) => text?.replace(/\s/g, "") ?? "";
  const main = wordsOf(document.querySelector("main h1")?.textContent);
  const texts = [...document.querySelectorAll(".prose :is(p, li, td, h2, h3)")]
    // English texts, lists of contents, maps of other sites, and what changes beside the text: the road, the sheet's hours.
    .filter(
      (element) =>
        !element.closest(
          "[lang=en], nav, details, figure, div:has(> p > [rel=noreferrer]), [aria-label='La strada'], main > section, article > section:has(> dl)",
        ),
    )
    .map(({ textContent }) => textContent);
  const notice = lettersOf(
    document.querySelector("[aria-label='Informativa sui cookie'] p")?.textContent,
  );
  const article = new Readability(document).parse();
  const read = lettersOf(article?.textContent);
  return {
    main,
    title: wordsOf(article?.title),
    letters: lettersOf(texts.join("")).length,
    language: article?.lang,
    missing: texts.filter((text) => !read.includes(lettersOf(text))),
    strange: notice !== "" && read.includes(notice),
  };
}

/** Number of pages visited in one test: a new window for each would cost more than the visit. */
const GROUP = 9;
const pages = [...addressesWithNewClasses];

/** The first and the last of each kind, at which axe looks: the validator reads the rules of HTML's accessibility in all. */
const forAxe = new Set(
  [...Map.groupBy(pages, screenAt).values()].flatMap((ofKind) => [ofKind[0], ofKind.at(-1)]),
);

for (let first = 0; first < pages.length; first += GROUP) {
  const group = pages.slice(first, first + GROUP);
  test(`pages ${first + 1} to ${first + group.length} are good`, async ({ page }) => {
    test.setTimeout(300_000);
    await watchShifts(page);
    // Letters that come after the words move them a little: typefaces.spec.ts holds how much.
    await page.goto(String(group[0]));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const [index, address] of group.entries()) {
      await test.step(address, () => expectGoodPage(page, address, index));
    }
  });
}

async function expectGoodPage(page: Page, address: string, index: number): Promise<void> {
  // All four combinations of phone or wide window and light or dark theme, in turn; two of each group in both themes.
  const axeWidth = forAxe.has(address) && (index % 2 === 1 ? WIDE : PHONE);
  const theme = index % 4 < 2 ? "light" : "dark";
  await page.emulateMedia({ colorScheme: theme, media: "screen" });
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await page.goto(address);
  await hydrated(page);

  const said = await page.evaluate(readPage);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, `${address} does not move: ${moved}`).toBeLessThanOrEqual(0.01);
  expect(said.served?.length, address).toBeGreaterThan(60);
  // A countdown keeps running.
  const [shown, served] = [said.shown, said.served].map((text) =>
    text?.replace(/\d+(?= (?:Mesi|Giorni|Ore|Minuti|Secondi))/g, "0"),
  );
  expect(shown, `${address} says the same as its HTML, before any script`).toBe(served);
  expect(await page.evaluate(readControls), address).toEqual([]);

  for (const width of WIDTHS) {
    if (width !== PHONE) {
      await page.evaluate(setDrawn, width === axeWidth);
      await page.setViewportSize({ width, height: HEIGHT });
    }
    expect(await overflow(page), `${address} at ${width} pixels`).toBeLessThanOrEqual(0);
    if (width === PHONE) await expectRoomForLetters(page, address);
    if (width === axeWidth) await expectNoFindings(page, address, theme, index < 2);
  }
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(A5);
  expect(await page.evaluate(cutOff), `${address} on a sheet of A5`).toEqual([]);
  expect(await page.evaluate(roomUnderMasthead), `${address} on paper`).toBeGreaterThanOrEqual(0);
  // Hidden, since the old page would be painted again during the next navigation.
  await page.evaluate(() => {
    document.documentElement.hidden = true;
  });
}

/** Returns the elements that are wider than the window, which is a sheet of paper. */
const cutOff = () =>
  [...document.querySelectorAll("main *")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest("svg"))
    .map(({ outerHTML }) => outerHTML.slice(0, 80));

/** Returns the pixels between the masthead of a print, if it has one, and the title. */
function roomUnderMasthead(): number {
  const masthead = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
  return Number(document.querySelector("h1")?.getBoundingClientRect().top) - masthead;
}

/** Shows or hides the page: measuring needs its layout only, and painting takes as long as layout. */
function setDrawn(isDrawn: boolean): void {
  document.documentElement.style.visibility = isDrawn ? "" : "hidden";
}

/** Default font sizes in pixels. */
const LETTERS = { standard: 16, fixed: 13 };
const LETTERS_TWICE_AS_LARGE = { standard: 32, fixed: 26 };

/** Expects a phone to have room for text at double size. */
async function expectRoomForLetters(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: LETTERS_TWICE_AS_LARGE });
  const found = await overflow(page);
  const broken = await page.evaluate(brokenWords);
  // Reset, since the browser would keep the size for later pages.
  await session.send("Page.setFontSizes", { fontSizes: LETTERS });
  await session.detach();
  expect(found, `${address} with letters twice as large`).toBeLessThanOrEqual(0);
  expect(broken, `words of ${address} with letters twice as large`).toEqual([]);
}

/** Returns the words broken over more lines than hyphenation explains. */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector("main") as Element,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    // A drop cap counts as a separate line.
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{4,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
      if (lines.size > 1 + word.length / 4) found.push(word);
    }
  }
  return found;
}

/** Expects no findings from any rule of axe, nor, of the pages that are for both, from its colour rules in the other theme. */
async function expectNoFindings(page: Page, address: string, theme: string, isForBoth: boolean) {
  // The cookie notice would cover whatever is at the bottom of the window; it has its own tests.
  await page.evaluate(() => {
    document.documentElement.dataset.consent = "accepted";
  });
  expect(await axeFindings(page), `${address}, ${theme}`).toEqual([]);
  if (!isForBoth) return;
  const other = theme === "light" ? "dark" : "light";
  await page.emulateMedia({ colorScheme: other });
  expect(await axeFindings(page, { rules: "colours" }), `${address}, ${other}`).toEqual([]);
}

/** Returns a page's texts as served and as shown. */
async function readPage() {
  // The site's policy keeps scripts from parsing text as a document; an XMLHttpRequest may.
  const served = await new Promise<Document>((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => resolve(request.response);
    request.open("GET", window.location.href);
    request.send();
  });
  const textOf = (root: Document) => {
    const main = root.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
    // Time-dependent parts load later.
    for (const late of main?.querySelectorAll("[data-late]") ?? []) late.remove();
    return main?.textContent;
  };
  return { served: textOf(served), shown: textOf(document) };
}
