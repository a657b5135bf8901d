import { headingsOf, menuLabel, SIDE_PAGE } from "../support/site.ts";
import { GALLERY, MAP, NEXT, START, TEXT, WINDOW } from "./pages.ts";
import type { Reader } from "./reader.ts";

/** The last headings of the page of text. */
const [EARLIER = "", LAST = ""] = headingsOf(TEXT).slice(-2);

/** Scroll position in pixels at which the acts begin. */
const READ = 450;

/** The data of pages, which come late on a slow line. */
const DATA = /\.json$/;

/**
 * Who takes an act: Chromium after each arrival, and the others once; each engine once; the others alone; or Chromium alone,
 * since without a GPU the viewer takes the others seconds, and they open it in engines/journeys.ts.
 */
type Takers = "each arrival" | "each engine" | "others" | "Chromium";

/** A reader's action on a page after arriving; it ends on the page where it began. */
export interface Act {
  name: string;
  on: string;
  takers: Takers;
  goes(reader: Reader): Promise<void>;
}

const act = (takers: Takers, name: string, on: string, goes: Act["goes"]): Act => ({
  ...{ name, on, takers, goes },
});

/** The acts in the order in which they are taken: page by page, and on each those without a network last. */
export const acts: Act[] = [
  act("each arrival", "the skip link", TEXT, async (reader) => {
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

  act("each arrival", "two links within the page, and back twice", TEXT, async (reader) => {
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

  act("others", "details opened stay open", TEXT, async (reader) => {
    const isOpen = (open: boolean) =>
      [...document.querySelectorAll("details")].some(
        (details) => details.innerText.startsWith("Fonti e note") && details.open === open,
      );
    const at = await reader.pressesNamed(["summary", "Fonti e note"]);
    await reader.sees("the details open", isOpen, true);
    await reader.isAt({ address: TEXT, at });
    await reader.scrolls(READ);
    await reader.marks();
    const left = await reader.pressesAt(`a[href="${LAST}"]`);
    await reader.isAt({ address: TEXT, hash: LAST, isUntouched: true });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at: left, isUntouched: true });
    await reader.sees("the details open", isOpen, true);
    await reader.presses("summary", "Fonti e note");
    await reader.sees("the details closed", isOpen, false);
  }),

  act("each engine", "the menu, with a finger", TEXT, async (reader) => {
    await reader.engine.resize(360, 740);
    // Scrolling up makes the header reappear.
    await reader.scrolls(READ + 100);
    await reader.scrolls(READ);
    const at = await reader.pressesNamed(["button", "Apri il menu"], reader.engine.tap);
    await reader.pressesNamed(["link", menuLabel(SIDE_PAGE)], reader.engine.tap);
    await reader.isAt({ address: SIDE_PAGE, focus: "main" });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at });
    await reader.engine.resize(...WINDOW);
  }),

  act("others", "a dropdown", TEXT, async (reader) => {
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
    const at = await pressesNamed(["link", menuLabel(next)]);
    await isAt({ address: next, focus: "main" });
    await reader.goesBack();
    await isAt({ address: TEXT, at, focus: "main" });
  }),

  act("each arrival", "back and forward", TEXT, async (reader) => {
    await reader.scrolls(READ);
    await reader.goesBack();
    await reader.returns({ address: START });
    await reader.goesForward();
    await reader.returns({ address: TEXT, at: READ });
  }),

  act("each engine", "back to a page that is slow", TEXT, async (reader) => {
    await reader.scrolls(READ);
    await reader.follows(NEXT);
    await reader.isAt({ address: NEXT });
    reader.site.hold(DATA);
    await reader.goesBack();
    await reader.settles();
    reader.site.hold(undefined);
    await reader.isAt({ address: TEXT, at: READ });
  }),

  act("each arrival", "back while another page is on its way", TEXT, async (reader) => {
    await reader.scrolls(READ);
    await reader.follows("/app/editoria/home");
    await reader.isAt({ address: "/app/editoria/home" });
    await followsSlowly(reader, NEXT);
    await reader.goesBack();
    await reader.settles();
    reader.site.hold(undefined);
    await reader.isAt({ address: TEXT, at: READ });
    await reader.receives(`${NEXT}.json`);
    await reader.isAt({ address: TEXT, at: READ });
  }),

  act("each arrival", "back and forward around a page that failed", TEXT, async (reader) => {
    await reader.scrolls(READ);
    await followsInVain(reader, NEXT);
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at: READ });
    await reader.goesForward();
    await reader.isAt({ address: NEXT });
    await reader.goesBack();
    await reader.isAt({ address: TEXT, at: READ });
  }),

  act("each engine", "another page, over each line", TEXT, async (reader) => {
    const reaches = [
      () => reader.follows(NEXT),
      async () => {
        await followsSlowly(reader, NEXT);
        reader.site.hold(undefined);
      },
      async () => {
        await followsInVain(reader, NEXT);
        // Scrolled down, as on a phone, where the link is below the fold.
        await reader.scrolls(100);
        await reader.loads(() => reader.presses("link", "Riprova"));
      },
    ];
    for (const reach of reaches) {
      await reader.scrolls(READ);
      await reach();
      await reader.returns({ address: NEXT });
      await reader.goesBack();
      await reader.returns({ address: TEXT, at: READ });
    }
  }),

  act("others", "a link of a drawn map", MAP, async (reader) => {
    await reader.scrolls(0);
    const address = await reader.engine.run(
      () => document.querySelector("main svg a[href^='/app/']")?.getAttribute("href") ?? "",
    );
    const at = await reader.pressesAt(`main svg a[href='${address}']`);
    await reader.isAt({ address, focus: "main" });
    await reader.goesBack();
    await reader.isAt({ address: MAP, at, focus: "main" });
  }),

  act("Chromium", "the viewer, closed by one press and two", GALLERY, async (reader) => {
    for (const presses of [1, 2]) {
      for (const line of [undefined, DATA]) {
        const at = await opensViewer(reader);
        reader.site.hold(line);
        for (let press = 0; press < presses; press += 1) await reader.engine.key("Escape");
        await reader.settles();
        reader.site.hold(undefined);
        await reader.isAt({ address: GALLERY, at });
      }
    }
  }),
];

/** Follows a link on a slow line, until the page says that it is loading. */
async function followsSlowly(reader: Reader, address: string): Promise<void> {
  reader.site.hold(DATA);
  await reader.follows(address);
  await reader.sees("that it is loading", () => document.body.innerText.includes("Loading..."));
}

/** Follows a link while there is no line, which is back once the page has said so. */
async function followsInVain(reader: Reader, address: string): Promise<void> {
  reader.site.setCut(true);
  await reader.follows(address);
  await reader.reads("Qualcosa non ha funzionato");
  reader.site.setCut(false);
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
