import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

/* Checks beyond axe and tests/budgets/every-page.spec.ts (docs/accessibility.md). */

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
