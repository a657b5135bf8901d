import { headingsOf, menuLabel, rosary, SIDE_PAGE, titleOf } from "../support/site.ts";
import type { Line, lines } from "./lines.ts";
import { GALLERY, LEGAL, MAP, NEXT, START, TEXT, WINDOW } from "./pages.ts";
import type { Reader } from "./reader.ts";

/** The last headings of the page of text. */
const [EARLIER = "", LAST = ""] = headingsOf(TEXT).slice(-2);

/** Scroll position in pixels at which the acts begin. */
const READ = 450;

/** A reader's action on a page after arriving; it ends on the page where it began. */
export interface Act {
  name: string;
  on: string;
  line: keyof typeof lines;
  /** Whether it depends on how the page was reached: it uses the history, the place, or the nodes of the text. */
  isEverywhere: boolean;
  goes(reader: Reader, line: Line): Promise<void>;
}

type Row = [name: string, on: string, over: (keyof typeof lines)[], goes: Act["goes"]];

/** Repeats an act for several network conditions. */
const act = (isEverywhere: boolean, [name, on, over, goes]: Row): Act[] =>
  over.map((line) => ({ name, on, line, isEverywhere, goes }));

/** An act for every arrival. */
const everywhere = (...row: Row) => act(true, row);

/** An act for one arrival. */
const once = (...row: Row) => act(false, row);

/** The acts in the order in which they are taken: page by page, and on each those without a network last. */
export const acts: Act[] = [
  everywhere("the skip link", TEXT, ["fast"], async (reader) => {
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

  once("a link within the page", TEXT, ["fast"], (reader) => within(reader, "#epoca-3")),

  once("a link of the contents", TEXT, ["fast"], (reader) => within(reader, LAST)),

  everywhere("two links within the page, and back twice", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    await reader.marks();
    const first = await reader.pressesAt(`a[href="${EARLIER}"]`);
    await reader.isAt({ address: TEXT, hash: EARLIER, isUntouched: true });
    const second = await reader.pressesAt(`a[href="${LAST}"]`);
    await reader.isAt({ address: TEXT, hash: LAST, isUntouched: true });
    await reader.goesBack();
    const back = { address: TEXT, hash: EARLIER, at: second };
    await reader.isAt({ ...back, isUntouched: true });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at: first, isUntouched: true });
  }),

  once("details opened stay open", TEXT, ["fast"], async (reader) => {
    const isOpen = (open: boolean) =>
      [...document.querySelectorAll("details")].some(
        (details) => details.innerText.startsWith("Fonti e note") && details.open === open,
      );
    const at = await reader.pressesNamed("summary", "Fonti e note");
    await reader.sees("the details open", isOpen, true);
    await reader.isAt({ address: TEXT, at });
    await within(reader, LAST);
    await reader.sees("the details open", isOpen, true);
    await reader.presses("summary", "Fonti e note");
    await reader.sees("the details closed", isOpen, false);
  }),

  once("the menu, with a mouse", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    const at = await reader.pressesNamed("link", menuLabel(SIDE_PAGE));
    await reader.isAt({ address: SIDE_PAGE, focus: "main" });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at, focus: "main" });
  }),

  once("the menu, with a finger", TEXT, ["fast"], async (reader) => {
    await reader.engine.resize(360, 740);
    // Scrolling up makes the header reappear.
    await reader.scrolls(READ + 100);
    await reader.scrolls(READ);
    const at = await reader.tapsNamed("button", "Apri il menu");
    await reader.tapsNamed("link", menuLabel(SIDE_PAGE));
    await reader.isAt({ address: SIDE_PAGE, focus: "main" });
    await reader.sees(
      "no sideways scroll",
      () => document.documentElement.scrollWidth <= window.innerWidth,
    );
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at });
    await reader.engine.resize(...WINDOW);
  }),

  once("a dropdown", TEXT, ["fast"], async (reader) => {
    const { engine, isAt, marks, presses, pressesNamed, scrolls, sees } = reader;
    const next = "/app/storia/pia-leggenda";
    const name = menuLabel(next, true);
    const isOpen = (of: { name: string; expanded: boolean }) =>
      [...document.querySelectorAll("[aria-expanded]")].find(
        (button) => button.textContent === of.name && button.getClientRects().length > 0,
      )?.ariaExpanded === String(of.expanded);
    await scrolls(0);
    await marks();
    await presses("button", name);
    await sees("the dropdown open", isOpen, { name, expanded: true });
    await engine.key("Escape");
    await sees("the dropdown closed", isOpen, { name, expanded: false });
    await presses("button", name);
    const elsewhere = await reader.pressesAt("h1");
    await sees("the dropdown closed", isOpen, { name, expanded: false });
    await isAt({ address: TEXT, at: elsewhere, isUntouched: true });
    await presses("button", name);
    const at = await pressesNamed("link", menuLabel(next));
    await isAt({ address: next, focus: "main" });
    await reader.goesBack();
    await isAt({ address: TEXT, at, focus: "main" });
  }),

  once("the search", TEXT, ["fast"], async ({ engine, isAt, goesBack, ...reader }) => {
    const hasFound = () =>
      document.querySelector("input")?.value === "rosario" &&
      /^\d+ risultat/.test(document.querySelector("search [role=status]")?.textContent ?? "");
    await reader.scrolls(0);
    await reader.presses("link", "Cerca");
    await reader.sees("the field", () => document.activeElement?.localName === "input");
    await engine.type("rosario");
    await reader.sees("results", hasFound);
    await reader.presses("link", titleOf(String(rosary?.address)));
    await isAt({ address: String(rosary?.address), focus: "main" });
    await goesBack();
    await reader.sees("the same results", hasFound);
    await goesBack();
    await isAt({ address: TEXT, at: 0 });
  }),

  everywhere("back and forward", TEXT, ["fast"], async (reader) => {
    await reader.scrolls(READ);
    await reader.goesBack();
    await reader.returns({ address: START });
    await reader.goesForward();
    await reader.returns({ address: TEXT, at: READ });
  }),

  once("back to a page", TEXT, ["slow"], async (reader, line) => {
    await reader.scrolls(READ);
    await reader.follows(NEXT);
    await reader.isAt({ address: NEXT });
    line.worsens(reader.site);
    await reader.goesBack();
    await reader.settles();
    line.mends(reader.site);
    await reader.isAt({ address: TEXT, at: READ });
  }),

  everywhere("back while another page is on its way", TEXT, ["slow"], async (reader, line) => {
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

  everywhere(
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

  once("another page", TEXT, ["fast", "slow", "gone and back"], async (reader, line) => {
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

  once("the tabs of a legal page", LEGAL, ["fast"], async (reader) => {
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

  once("the language of the cookie notice", LEGAL, ["fast"], async (reader) => {
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

  once("a link of a drawn map", MAP, ["fast"], async (reader) => {
    await reader.scrolls(0);
    const address = await reader.engine.run(
      () => document.querySelector("main svg a[href^='/app/']")?.getAttribute("href") ?? "",
    );
    const at = await reader.pressesAt(`main svg a[href='${address}']`);
    await reader.isAt({ address, focus: "main" });
    await reader.goesBack();
    await reader.isAt({ address: MAP, at, focus: "main" });
  }),

  once("the viewer, closed by two presses", GALLERY, ["fast", "slow"], async (reader, line) => {
    const at = await opensViewer(reader);
    line.worsens(reader.site);
    await reader.engine.key("Escape");
    await reader.engine.key("Escape");
    await reader.settles();
    line.mends(reader.site);
    await reader.isAt({ address: GALLERY, at });
  }),

  once("the viewer, opened and closed twice", GALLERY, ["fast", "slow"], async (reader, line) => {
    for (let times = 0; times < 2; times += 1) {
      const at = await opensViewer(reader);
      line.worsens(reader.site);
      await reader.engine.key("Escape");
      await reader.settles();
      line.mends(reader.site);
      await reader.isAt({ address: GALLERY, at });
    }
  }),
].flat();

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
