import { addresses, htmlOf } from "./support/site.ts";
import { expect, open, test } from "./support/test.ts";

/* What visitors and their browsers do with a page besides reading it (docs/accessibility.md, "Habits"). */

test("a blocker that hides whatever is called a cookie leaves a usable page", async ({ page }) => {
  await page.addInitScript(() => {
    const names = ["class", "id", "aria-label"].map((name) => `[${name}*=cookie i]`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${names} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/app/cookie-consent");
  await expect(page.getByRole("button", { name: "Accetta" })).toBeHidden();
  await page.keyboard.press("End");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Accessibilità" });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole("heading", { name: "Accessibilità", level: 1 })).toBeVisible();
});

test("pages can be enlarged by two fingers; phones make no links of dates, hours and places, and our telephone is one wherever it stands", () => {
  for (const address of addresses) {
    const html = htmlOf(address);
    const metaOf = (name: string) =>
      new RegExp(`<meta name="${name}" content="(.+?)"`).exec(html)?.[1];
    expect(metaOf("viewport"), address).toBe("width=device-width, initial-scale=1");
    expect(metaOf("format-detection"), address).toBe("telephone=no");
    const unlinked = html.replace(
      /<head.*<\/head>|<a [^>]*href="tel:.*?<\/a>|<script.*?<\/script>/gs,
      "",
    );
    expect(unlinked, address).not.toMatch(/0776[ .]?691106/);
  }
});

test("more contrast and more room are given to who asks for them", async ({ page }) => {
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
