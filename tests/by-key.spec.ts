import type { Page } from "@playwright/test";
import { HOME_PAGE } from "../domain/addresses.ts";
import { kinds } from "./support/site.ts";
import { expect, MISSING_PAGE, main, open, test } from "./support/test.ts";

/* Every kind of page with the Tab key alone (docs/accessibility.md, "What is held by key"). */

test.use({ expectedErrors: MISSING_PAGE });

const pages = [...kinds.values(), "/app/niente"];

/** Returns each third page, and one that is walked whole for what surrounds all texts. */
const third = (number: number) =>
  pages.filter((address, index) => address === HOME_PAGE || index % 3 === number);

/** A phone, a desktop window enlarged four times, and the desktop itself: they share the kinds of pages. */
const WINDOWS = [
  { width: 360, height: 740, walked: third(0) },
  { width: 320, height: 256, walked: third(1) },
  { width: 1280, height: 800, walked: third(2) },
];

for (const { walked, ...viewport } of WINDOWS) {
  test(`at ${viewport.width} by ${viewport.height} what has the focus is in view, below what had it`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    for (const address of walked) {
      await open(page, address);
      // What surrounds the text is the same on all pages: one is walked whole, the others from their text on.
      const isWhole = address === HOME_PAGE;
      if (!isWhole) await main(page).focus();
      const faults = await walk(page, "Tab", isWhole ? "the page" : "the text");
      if (isWhole) faults.push(...(await walk(page, "Shift+Tab", "the page", 30)));
      expect.soft(faults, address).toEqual([]);
    }
  });
}

/** Presses a key until the focus leaves a part of the page, and returns what is wrong on the way. */
async function walk(page: Page, key: string, part: "the page" | "the text", most = 250) {
  const faults: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    const { name, fault, isInText } = await page.evaluate(readFocus, key === "Tab");
    if (fault) faults.push(`${key}: «${name}» ${fault}`);
    if (!name || (part === "the text" && !isInText)) break;
    if (stop > 0 && name === "Vai al contenuto") break;
  }
  return faults;
}

interface Focus {
  name: string;
  isInText: boolean;
  fault?: string | undefined;
}

/** Returns what has the focus, and what is wrong with its place on the screen. */
function readFocus(isForward: boolean): Focus {
  const state = window as unknown as { lastFocus?: Element };
  const focused = document.activeElement;
  const last = state.lastFocus;
  if (!focused || focused === document.body) return { name: "", isInText: false };
  state.lastFocus = focused;
  const name = (focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim();
  const found = { name, isInText: focused.closest("main") !== null };
  if (focused.matches(".skip-link")) return found;
  const box = focused.getBoundingClientRect();
  const place = `from ${Math.round(box.top)} to ${Math.round(box.bottom)}`;

  if (box.top < -1 || (box.bottom > innerHeight + 1 && box.top > innerHeight / 2))
    return { ...found, fault: `is out of view, ${place}` };
  // Of a link in a drawing the middle may be between its letters.
  const [line = box] = focused.getClientRects();
  const seen = [0.2, 0.5, 0.8].map((part) =>
    document.elementFromPoint(line.left + line.width / 2, line.top + line.height * part),
  );
  const cover = seen.find((each) => each && !focused.contains(each) && !each.contains(focused));
  if (cover && !focused.closest("svg"))
    return { ...found, fault: `is behind ${cover.className}, ${place}` };
  if (focused.closest("section[lang]") && box.height < 24)
    return { ...found, fault: "is too small" };

  // On the screen as in the document, in each part of the page: below, or in the column to the right.
  const partOf = (element?: Element) => element?.closest("header, nav, section, main, footer");
  const before = last?.getBoundingClientRect();
  if (isForward && before && partOf(last) === partOf(focused))
    if (box.top < before.top - 8 && box.left < before.right)
      return { ...found, fault: `is above «${last?.textContent?.trim()}»` };
  return found;
}
