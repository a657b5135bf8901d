import { expect, open, test } from "./support/test.ts";

/* Checks beyond axe and tests/budgets/every-page.spec.ts (docs/accessibility.md). */

test("more contrast and more room between lines and paragraphs are given to who asks for them", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/app/orari");
  const inks = await page.evaluate(() => [
    getComputedStyle(document.querySelector("main .heading p") as Element).color,
    getComputedStyle(document.querySelector("main th") as Element).borderBottomColor,
    getComputedStyle(document.body).color,
  ]);
  expect(new Set(inks).size, `of letters, of lines, of the text: ${inks}`).toBe(1);

  const room = () =>
    page.evaluate(() => {
      const [upper, lower] = document.querySelectorAll(".prose p:not(:first-child)");
      if (!upper || !lower) throw new Error("Two paragraphs are needed.");
      const line = Number.parseFloat(getComputedStyle(lower).lineHeight);
      const gap = lower.getBoundingClientRect().top - upper.getBoundingClientRect().bottom;
      return { line, gap: gap / line };
    });
  const before = await room();
  await page.getByRole("button", { name: "Testo arioso" }).click();
  const after = await room();
  expect(after.line).toBeGreaterThan(before.line);
  expect(after.gap).toBeGreaterThanOrEqual(1.5);
});
