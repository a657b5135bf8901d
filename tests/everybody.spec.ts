import type { Page } from "@playwright/test";
import { addressesWithNewClasses } from "./new-classes.ts";
import { expect, open, test } from "./test.ts";

/* What axe does not see, on the pages that together have all that the site is made of (docs/accessibility.md). */

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("letters twice as large fit, targets are as large as a finger, names begin with what is seen", async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const session = await context.newCDPSession(page);
    const faults: string[] = [];
    for (const address of addressesWithNewClasses) {
      await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const found = await page.evaluate(readControls);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      const { clientWidth, scrollWidth } = await page.evaluate(() => ({
        clientWidth: document.documentElement.clientWidth,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      if (scrollWidth > clientWidth) found.push(`scrolls sideways, ${scrollWidth} pixels wide`);
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    // The browser keeps the size for the pages of the tests that follow.
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    expect(faults).toEqual([]);
  });

  test("nothing that the keyboard reaches is behind the notice or the header, forwards and back", async ({
    page,
  }) => {
    await open(page, "/app/info/come_raggiumgerci");
    const hidden: string[] = [];
    const walk = async (key: string, stops: number) => {
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press(key);
        const fault = await page.evaluate(hiddenFocus);
        if (fault) hidden.push(`${key}: ${fault}`);
      }
    };
    await walk("Tab", 45);
    await walk("Shift+Tab", 40);
    expect(hidden).toEqual([]);
  });
});

test("the notice is among the first things that the keyboard reaches", async ({ page }) => {
  await open(page, "/app/orari");
  const accept = page.getByRole("button", { name: "Accetta" });
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press("Tab");
  await expect(accept).toBeFocused();
});

test("with the colours of the device, the dot of the image in view can be told from the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/app/realhome");
  const fill = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .evaluate((dot) => getComputedStyle(dot, "::before").backgroundColor);
  expect(await fill("Vai all'immagine 1")).not.toBe(await fill("Vai all'immagine 2"));
});

test("who asks for it at the foot of the page has more room between lines and paragraphs", async ({
  page,
}) => {
  await open(page, "/app/storia/cenni-storici");
  const room = () =>
    page.evaluate(() => {
      const [upper, lower] = document.querySelectorAll(".prose p:not(:first-child)");
      const line = Number.parseFloat(getComputedStyle(lower as Element).lineHeight);
      const gap =
        (lower?.getBoundingClientRect().top ?? 0) - (upper?.getBoundingClientRect().bottom ?? 0);
      return { line, gap: gap / line };
    });
  const before = await room();
  await page.getByRole("checkbox", { name: "Testo arioso" }).check();
  const after = await room();
  expect(after.line).toBeGreaterThan(before.line);
  expect(after.gap).toBeGreaterThanOrEqual(1.5);
});

test("more contrast, if the device asks for it, is given to letters and to lines", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/app/orari");
  await expectInk(page, "header p", "color");
  await expectInk(page, "th", "borderBottomColor");
});

async function expectInk(page: Page, selector: string, property: "color" | "borderBottomColor") {
  const [found, ink] = await page.evaluate(
    ([name, key]) => {
      const element = document.querySelector(`main ${name}`) as Element;
      return [getComputedStyle(element)[key], getComputedStyle(document.body).color];
    },
    [selector, property] as const,
  );
  expect(found, selector).toBe(ink);
}

/**
 * The targets of less than 44 by 44 pixels that are in no sentence, and the controls whose name does not have the words
 * that are seen. The header is measured with its menus.
 */
function readControls(): string[] {
  const isInSentence = (link: Element, words: string) => {
    const block = link.closest("p, li, dd, td, th, figcaption, address");
    return (
      getComputedStyle(link).display === "inline" &&
      // Sources are a list of titles, some of which are links.
      (link.closest("details") !== null || (block?.textContent?.trim() ?? "") !== words)
    );
  };
  return [...document.querySelectorAll("a[href], button, input, summary")].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const words = control.textContent?.trim() ?? "";
    if (width === 0 || control.closest(".skip-link")) return [];
    const found: string[] = [];
    const label = control.getAttribute("aria-label");
    // One letter is a sign.
    const seen = /\p{L}{2}/u.test(words) ? words : "";
    if (label && !label.toLowerCase().includes(seen.toLowerCase())) {
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

/** What has the focus, if a part of it is outside the window or behind something else. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  // These are in front of all else.
  if (focused.closest(".skip-link, header, section[lang]")) return;
  const notice = document.querySelector("section[lang]")?.getBoundingClientRect().top ?? 1e4;
  const header = document.querySelector("header[data-hidden]");
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const box = focused.getBoundingClientRect();
  // What is higher than the room there is can only be seen in part.
  if (box.height > notice - top) return;
  if (box.top >= top - 1 && box.bottom <= notice + 1) return;
  return `${focused.textContent?.slice(0, 30)} from ${box.top} to ${box.bottom}, of ${top} to ${notice}`;
}
