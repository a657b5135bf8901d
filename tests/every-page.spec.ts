import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFindings, bringAxe } from "./axe.ts";
import { readControls } from "./controls.ts";
import { addressesWithNewClasses } from "./new-classes.ts";
import { addresses, builtFile } from "./site.ts";
import { expect, hydrated, open, test } from "./test.ts";

/** Phone and wide window: the phone has the menu in a popover, the wide window in bars. */
const PHONE = 360;
const WIDE = 1280;

/**
 * The widths at which a page does not scroll sideways, from that at which it is loaded to the widest. No rule of the styles
 * begins or ends between the smallest two: what fits into 320 fits into a phone, but where a page brings rules of its own.
 */
const WIDTHS = [320, 768, WIDE] as const;
const WIDTHS_WITH_NEW_CLASSES = [PHONE, ...WIDTHS] as const;

const HEIGHT = 800;

test("titles and descriptions are unique", () => {
  const firstWith = new Map<string, string>();
  const repeated: string[] = [];
  for (const address of addresses) {
    const html = readFileSync(builtFile(address), "utf8");
    for (const pattern of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)"/]) {
      const value = pattern.exec(html)?.[1];
      expect(value, `${address} has ${pattern}`).toBeTruthy();
      const other = firstWith.get(String(value));
      if (other) repeated.push(`${address} repeats ${other}: ${value}`);
      firstWith.set(String(value), address);
    }
  }
  expect(repeated).toEqual([]);
});

/** Pages that one test visits, one after the other: a window for each page would cost more than the visits. */
const GROUP = 13;

for (let first = 0; first < addresses.length; first += GROUP) {
  const group = addresses.slice(first, first + GROUP);
  test(`pages ${first + 1} to ${first + group.length} are good pages`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(watchLayout);
    await bringAxe(page);
    for (const [index, address] of group.entries()) {
      // Phone and wide window, day and night: all four in turn.
      const isWide = index % 2 === 1;
      const theme = index % 4 < 2 ? "light" : "dark";
      await test.step(address, () => expectGoodPage(page, address, isWide, theme));
    }
  });
}

const THEMES = ["light", "dark"] as const;

type Theme = (typeof THEMES)[number];

async function expectGoodPage(
  page: Page,
  address: string,
  isWide: boolean,
  theme: Theme,
): Promise<void> {
  const widths = addressesWithNewClasses.has(address) ? WIDTHS_WITH_NEW_CLASSES : WIDTHS;
  const axeWidth = isWide ? WIDE : widths[0];
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width: widths[0], height: HEIGHT });
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  await hydrated(page);

  const { said, moved, ...parts } = await page.evaluate(readPage);
  expect(parts, `${address}: language, heading, text and the link to it`).toEqual({
    language: "it",
    headings: 1,
    mains: 1,
    main: "contenuto",
    skipLink: "#contenuto",
  });
  expect(moved, `${address} does not move while loading`).toBeLessThanOrEqual(0.01);
  expect(said.served?.length, address).toBeGreaterThan(60);
  expect(said.shown, `${address} says the same as its HTML, before any script`).toBe(said.served);
  expect(await page.evaluate(readControls), address).toEqual([]);

  for (const width of widths) {
    if (width !== widths[0]) {
      await page.evaluate(setDrawn, width === axeWidth);
      await page.setViewportSize({ width, height: HEIGHT });
    }
    expect(await overflow(page), `${address} at ${width} pixels`).toBeLessThanOrEqual(0);
    if (width === PHONE) await expectRoomForLetters(page, address);
    if (width === axeWidth) await expectNoFindings(page, address, theme);
  }
  // What nobody looks at any more would be drawn again, as the next page is to be.
  await page.evaluate(() => document.body.replaceChildren());
}

/** Whether a page is drawn: to be measured it needs its places alone, and to draw it takes as long as to find them. */
function setDrawn(isDrawn: boolean): void {
  document.documentElement.style.visibility = isDrawn ? "" : "hidden";
}

/** By how many pixels a page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The size of letters that a device asks for, in pixels. */
const LETTERS = { standard: 16, fixed: 13 };
const LETTERS_TWICE_AS_LARGE = { standard: 32, fixed: 26 };

/** Letters twice as large fit on a phone. */
async function expectRoomForLetters(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: LETTERS_TWICE_AS_LARGE });
  const found = await overflow(page);
  // The browser would keep the size for the pages that follow.
  await session.send("Page.setFontSizes", { fontSizes: LETTERS });
  await session.detach();
  expect(found, `${address} with letters twice as large`).toBeLessThanOrEqual(0);
}

/** Where a page has colours of its own axe looks at all of it, and at its colours in the other theme too. */
async function expectNoFindings(page: Page, address: string, theme: Theme): Promise<void> {
  // The cookie notice covers what happens to be at the foot of the window; it has tests of its own.
  await page.evaluate(() => {
    document.documentElement.dataset.consent = "accepted";
  });
  if (!addressesWithNewClasses.has(address)) {
    const findings = await axeFindings(page, { selector: "main", rules: "without measures" });
    expect(findings, address).toEqual([]);
    return;
  }
  expect(await axeFindings(page), `${address}, ${theme}`).toEqual([]);
  const other = theme === "light" ? "dark" : "light";
  await page.emulateMedia({ colorScheme: other });
  expect(await axeFindings(page, { rules: "colours" }), `${address}, ${other}`).toEqual([]);
}

/** Adds up how far things move by themselves, from before the page is there. */
function watchLayout() {
  const shifts: number[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** What every page has, what it says, as it was served and as it is, and how far it has moved. */
async function readPage() {
  // The policy of the site lets no script parse a text as a document; the browser itself may.
  const served = await new Promise<Document>((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => resolve(request.response);
    request.open("GET", window.location.href);
    request.send();
  });
  const textOf = (root: Document) => {
    const main = root.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
    // What goes by the clock comes later.
    for (const late of main?.querySelectorAll("[data-late]") ?? []) late.remove();
    return main?.textContent;
  };
  const { layoutShifts } = window as unknown as { layoutShifts: number[] };
  const links = [...document.querySelectorAll("a")];
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll("h1").length,
    mains: document.querySelectorAll("main").length,
    main: document.querySelector("main")?.id,
    skipLink: links.find((link) => link.textContent === "Vai al contenuto")?.getAttribute("href"),
    said: { served: textOf(served), shown: textOf(document) },
    moved: layoutShifts.reduce((sum, shift) => sum + shift, 0),
  };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

for (const colorScheme of THEMES) {
  for (const width of [PHONE, WIDE]) {
    test(`nothing is wrong around the text, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: HEIGHT });
      await open(page, "/app/orari");
      await page.evaluate(() => {
        document.documentElement.dataset.consent = "accepted";
      });
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test.setTimeout(120_000);

  // That all pages say before any script what they say after it is seen above.
  test("nothing that pages are made of hides their title and text", async ({ page }) => {
    for (const address of addressesWithNewClasses) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
      expect((await page.locator("main").innerText()).length, address).toBeGreaterThan(60);
    }
  });
});
