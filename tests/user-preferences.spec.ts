import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

/* Checks beyond axe and tests/budgets/every-page.spec.ts (docs/accessibility.md). */

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

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
  await page.getByRole("button", { name: "Testo arioso" }).click();
  const after = await room();
  expect(after.line).toBeGreaterThan(before.line);
  expect(after.gap).toBeGreaterThanOrEqual(1.5);
});

test("more contrast, if the device asks for it, is given to letters and to lines", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/app/orari");
  await expectInk(page, ".heading p", "color");
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

/** Returns the focused element if it is partly outside the window, or behind something else. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  // Always on top.
  if (focused.closest(".skip-link, header, section[lang]")) return;
  const notice = document.querySelector("section[lang]")?.getBoundingClientRect().top ?? 1e4;
  const header = document.querySelector("header[data-hidden]");
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
  const box = focused.getBoundingClientRect();
  // An element higher than the available space is necessarily cut off.
  if (box.height > notice - top) return;
  if (box.top >= top - 1 && box.bottom <= notice + 1) return;
  return `${focused.textContent?.slice(0, 30)} from ${box.top} to ${box.bottom}, of ${top} to ${notice}`;
}
