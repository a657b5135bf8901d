import type { Line, lines } from "./lines.ts";
import { GALLERY, LEGAL, MAP, NEXT, START, TEXT } from "./pages.ts";
import type { Reader } from "./reader.ts";

/** Scroll position in pixels at which the acts begin. */
const READ = 450;

/** A reader's action on a page after arriving; it ends on the page where it began. */
export interface Act {
  name: string;
  on: string;
  line: keyof typeof lines;
  goes(reader: Reader, line: Line): Promise<void>;
}

/** Repeats an act for several network conditions. */
const act = (name: string, on: string, over: (keyof typeof lines)[], goes: Act["goes"]): Act[] =>
  over.map((line) => ({ name, on, line, goes }));

/** The acts, sorted by page and network condition. */
export const acts: Act[] = [
  act("the skip link", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    await reader.marks();
    await reader.engine.run(() => {
      document.querySelector<HTMLElement>("a[href='#contenuto']")?.focus({ preventScroll: true });
    });
    await reader.engine.key("Enter");
    await reader.isAt({ address: TEXT, hash: "#contenuto", focus: "main", isUntouched: true });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at: READ, isUntouched: true });
  }),

  act("a link within the page", TEXT, ["fast"], (reader) => within(reader, "#epoca-3")),

  act("a link of the contents", TEXT, ["fast"], (reader) => within(reader, "#le-date")),

  act("two links within the page, and back twice", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    await reader.marks();
    const first = await reader.pressesAt("a[href='#la-chiesa-di-oggi']");
    await reader.isAt({ address: TEXT, hash: "#la-chiesa-di-oggi", isUntouched: true });
    const second = await reader.pressesAt("a[href='#le-date']");
    await reader.isAt({ address: TEXT, hash: "#le-date", isUntouched: true });
    await reader.goesBack();
    const back = { address: TEXT, hash: "#la-chiesa-di-oggi", at: second };
    await reader.isAt({ ...back, isUntouched: true });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at: first, isUntouched: true });
  }),

  act("details opened stay open", TEXT, ["fast"], async (reader) => {
    const isOpen = (open: boolean) =>
      [...document.querySelectorAll("details")].some(
        (details) => details.innerText.startsWith("Fonti e note") && details.open === open,
      );
    const at = await reader.pressesNamed("summary", "Fonti e note");
    await reader.sees("the details open", isOpen, true);
    await reader.isAt({ address: TEXT, at });
    await within(reader, "#le-date");
    await reader.sees("the details open", isOpen, true);
    await reader.presses("summary", "Fonti e note");
    await reader.sees("the details closed", isOpen, false);
  }),

  act("the menu, with a mouse", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    const at = await reader.pressesNamed("link", "EDITORIA");
    await reader.isAt({ address: "/app/editoria/home", focus: "main" });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at, focus: "main" });
  }),

  act("the menu, with a finger", TEXT, ["fast"], async (reader) => {
    await reader.engine.resize(360, 740);
    // Scrolling up makes the header reappear.
    await reader.scrolls(READ + 100);
    await reader.scrolls(READ);
    const at = await reader.tapsNamed("button", "Apri il menu");
    await reader.tapsNamed("link", "EDITORIA");
    await reader.isAt({ address: "/app/editoria/home", focus: "main" });
    await reader.sees(
      "no sideways scroll",
      () => document.documentElement.scrollWidth <= window.innerWidth,
    );
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at });
    await reader.engine.resize(1280, 900);
  }),

  act("a dropdown", TEXT, ["fast"], async (reader) => {
    const { engine, isAt, marks, presses, pressesNamed, scrolls, sees } = reader;
    const isOpen = (expanded: boolean) =>
      [...document.querySelectorAll("[aria-expanded]")].find(
        (button) => button.textContent === "STORIA" && button.getClientRects().length > 0,
      )?.ariaExpanded === String(expanded);
    await scrolls(0);
    await marks();
    await presses("button", "STORIA");
    await sees("the dropdown open", isOpen, true);
    await engine.key("Escape");
    await sees("the dropdown closed", isOpen, false);
    await presses("button", "STORIA");
    const elsewhere = await reader.pressesAt("h1");
    await sees("the dropdown closed", isOpen, false);
    await isAt({ address: TEXT, at: elsewhere, isUntouched: true });
    await presses("button", "STORIA");
    const at = await pressesNamed("link", "Pia leggenda");
    await isAt({ address: "/app/storia/pia-leggenda", focus: "main" });
    await reader.goesBack();
    await isAt({ address: TEXT, at, focus: "main" });
  }),

  act("the search", TEXT, ["fast"], async ({ engine, isAt, goesBack, ...reader }) => {
    const hasFound = () =>
      document.querySelector("input")?.value === "rosario" &&
      /^\d+ risultat/.test(document.querySelector("search [role=status]")?.textContent ?? "");
    await reader.scrolls(0);
    await reader.presses("link", "Cerca");
    await reader.sees("the field", () => document.activeElement?.localName === "input");
    await engine.type("rosario");
    await reader.sees("results", hasFound);
    await reader.presses("link", "Santo Rosario");
    await isAt({ address: "/app/preghiere/rosario", focus: "main" });
    await goesBack();
    await reader.sees("the same results", hasFound);
    await goesBack();
    await isAt({ address: TEXT, at: 0 });
  }),

  act("back and forward", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    await reader.goesBack();
    await reader.returns({ address: START });
    await reader.goesForward();
    await reader.returns({ address: TEXT, at: READ });
  }),

  act("back to a page", TEXT, ["slow"], async (reader, line) => {
    await reader.scrolls(READ);
    await reader.follows(NEXT);
    await reader.isAt({ address: NEXT });
    line.worsens(reader.site);
    await reader.goesBack();
    await reader.settles();
    line.mends(reader.site);
    await reader.isAt({ address: TEXT, at: READ });
  }),

  act("back while another page is on its way", TEXT, ["slow"], async (reader, line) => {
    await reader.scrolls(READ);
    await reader.follows("/app/editoria/home");
    await reader.isAt({ address: "/app/editoria/home" });
    line.worsens(reader.site);
    await reader.follows(NEXT);
    await line.tells(reader);
    await reader.goesBack();
    await reader.settles();
    line.mends(reader.site);
    await reader.isAt({ address: TEXT, at: READ });
    await reader.receives(`${NEXT}.json`);
    await reader.isAt({ address: TEXT, at: READ });
  }),

  act("another page", TEXT, ["fast", "slow", "gone and back"], async (reader, line) => {
    await reader.scrolls(READ);
    line.worsens(reader.site);
    await reader.follows(NEXT);
    await line.tells(reader);
    line.mends(reader.site);
    await line.helps(reader);
    await reader.returns({ address: NEXT });
    await reader.goesBack();
    await reader.returns({ address: TEXT, at: READ });
  }),

  act(
    "back and forward around a page that failed",
    TEXT,
    ["gone and back"],
    async (reader, line) => {
      await reader.scrolls(READ);
      line.worsens(reader.site);
      await reader.follows(NEXT);
      await line.tells(reader);
      line.mends(reader.site);
      await reader.goesBack();
      await reader.isAt({ address: TEXT, at: READ });
      await reader.goesForward();
      await reader.isAt({ address: NEXT });
      await reader.goesBack();
      await reader.isAt({ address: TEXT, at: READ });
    },
  ),

  act("the tabs of a legal page", LEGAL, ["fast"], async (reader) => {
    const isEnglish = (english: boolean) =>
      document.getElementById("english")?.hidden === !english &&
      document.getElementById("italiano")?.hidden === english;
    await reader.scrolls(0);
    await reader.marks();
    const at = await reader.pressesAt("#tab-english");
    await reader.sees("the English text", isEnglish, true);
    await reader.isAt({ address: LEGAL, at, isUntouched: true });
    await within(reader, "#your-rights");
    await reader.sees("the English text", isEnglish, true);
    await reader.pressesAt("#tab-italiano");
    await reader.sees("the Italian text", isEnglish, false);
  }),

  act("the language of the cookie notice", LEGAL, ["fast"], async (reader) => {
    const isIn = (language: string) =>
      [...document.querySelectorAll<HTMLElement>("section[lang]")].some(
        ({ ariaLabel, lang }) => /cookie/i.test(ariaLabel ?? "") && lang === language,
      );
    await reader.scrolls(0);
    await reader.pressesAt("#tab-english");
    await reader.sees("the notice in English", isIn, "en");
    await reader.follows(NEXT);
    await reader.isAt({ address: NEXT });
    await reader.sees("the notice in Italian", isIn, "it");
    await reader.goesBack();
    await reader.isAt({ address: LEGAL, at: 0 });
  }),

  act("a link of a drawn map", MAP, ["fast"], async (reader) => {
    await reader.scrolls(0);
    const address = await reader.engine.run(
      () => document.querySelector("main svg a[href^='/app/']")?.getAttribute("href") ?? "",
    );
    const at = await reader.pressesAt(`main svg a[href='${address}']`);
    await reader.isAt({ address, focus: "main" });
    await reader.goesBack();
    await reader.isAt({ address: MAP, at, focus: "main" });
  }),

  act("the viewer, closed by two presses", GALLERY, ["fast", "slow"], async (reader, line) => {
    const at = await opensViewer(reader);
    line.worsens(reader.site);
    await reader.engine.key("Escape");
    await reader.engine.key("Escape");
    await reader.settles();
    line.mends(reader.site);
    await reader.isAt({ address: GALLERY, at });
  }),

  act("the viewer, opened and closed twice", GALLERY, ["fast", "slow"], async (reader, line) => {
    for (let times = 0; times < 2; times += 1) {
      const at = await opensViewer(reader);
      line.worsens(reader.site);
      await reader.engine.key("Escape");
      await reader.settles();
      line.mends(reader.site);
      await reader.isAt({ address: GALLERY, at });
    }
  }),
]
  .flat()
  .sort((one, other) => `${one.on} ${one.line}`.localeCompare(`${other.on} ${other.line}`));

/** Follows a link to a heading of the page, and goes back. */
async function within(reader: Reader, hash: string): Promise<void> {
  const address = await reader.engine.run(() => location.pathname);
  await reader.scrolls(READ);
  await reader.marks();
  const at = await reader.pressesAt(`a[href="${hash}"]`);
  await reader.isAt({ address, hash, isUntouched: true });
  await reader.goesBack();
  await reader.isAt({ address, at, isUntouched: true });
}

/** Opens the viewer; returns the scroll position at that moment. */
async function opensViewer(reader: Reader): Promise<number> {
  await reader.scrolls(READ);
  // The image to click must not move on; with reduced motion none does.
  const moves = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (await reader.engine.run(moves)) await reader.presses("button", "Ferma lo scorrimento");
  await reader.presses("button", "Vai all'immagine 1");
  const at = await reader.pressesAt("[role=group][aria-label^='1 di '] button");
  await reader.sees(
    "the viewer",
    () =>
      // The address changes before the viewer is rendered.
      document.querySelector("h1")?.textContent === "Immagini a\u00a0tutto schermo" &&
      document.activeElement?.closest("main") !== null &&
      document.querySelector("figure img") !== null,
  );
  // Keyboard events are handled once it is rendered.
  await reader.settles();
  return at;
}
