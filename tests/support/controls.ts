import type { Page } from "@playwright/test";

/**
 * Finds targets under 44 by 44 pixels that are not inline in a sentence, and controls whose accessible name lacks their
 * visible text. The header is measured with its menus.
 */
export function readControls(): string[] {
  const isInSentence = (link: Element, words: string) => {
    const block = link.closest("p, li, dd, td, th, figcaption, address");
    return (
      getComputedStyle(link).display === "inline" &&
      // Sources are a list of titles, some of them links.
      (link.closest("details") !== null || (block?.textContent?.trim() ?? "") !== words)
    );
  };
  return [...document.querySelectorAll("a[href], button, input, summary")].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const words = control.textContent?.trim() ?? "";
    if (width === 0 || control.closest(".skip-link")) return [];
    const found: string[] = [];
    const label = control.getAttribute("aria-label");
    // A single letter is a symbol.
    const seen = /\p{L}{2}/u.test(words) ? words : "";
    if (label && !label.toLowerCase().includes(seen.toLowerCase().replaceAll("’", "'"))) {
      found.push(`«${words}» is called «${label}»`);
    }
    const target = control.closest("label") ?? control;
    const box = target.getBoundingClientRect();
    const isSmall = box.width < 43.5 || box.height < 43.5;
    const isDrawn = control.closest("svg") !== null;
    if (isSmall && !isDrawn && !isInSentence(control, words)) {
      found.push(`«${words || label}» is ${Math.round(width)} by ${Math.round(height)}`);
    }
    return found;
  });
}

/** The window sizes of a phone, a desktop window enlarged four times, and the desktop itself. */
export const WALKED_WINDOWS = [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
];

/** Presses a key until the focus leaves a part of the page, or so many times, and returns what is wrong on the way. */
export async function walk(page: Page, key: string, part: "the page" | "the text", most: number) {
  const faults: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    const { name, fault, isInText } = await page.evaluate(readFocus, key === "Tab");
    if (fault) faults.push(`${key}: «${name}» ${fault}`);
    if (name === undefined || (part === "the text" && !isInText)) break;
    if (stop > 0 && name === "Vai al contenuto") break;
  }
  return faults;
}

interface Focus {
  name?: string;
  isInText: boolean;
  fault?: string | undefined;
}

/** Returns what has the focus, and what is wrong with its place on the screen. */
function readFocus(isForward: boolean): Focus {
  const state = window as unknown as { lastFocus?: Element };
  const focused = document.activeElement;
  const last = state.lastFocus;
  if (!focused || focused === document.body) return { isInText: false };
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
