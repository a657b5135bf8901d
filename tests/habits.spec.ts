import { addresses, htmlOf, kinds, verses } from "./support/site.ts";
import { expect, open, sheetsOf, test } from "./support/test.ts";

/* What visitors and their browsers do with a page besides reading it (docs/accessibility.md, "Habits"). */

/** A prayer that is short on paper. */
const short = verses.find(({ prose }) => prose.lengthOnPaper === "short");

test("a blocker that hides whatever is called a cookie leaves a page that can be used", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const names = ["class", "id", "aria-label"].map((name) => `[${name}*=cookie i]`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${names} { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/app/realhome", "/app/cookie-consent"]) {
    await open(page, address);
    await expect(page.getByRole("button", { name: "Accetta" })).toBeHidden();
    await page.keyboard.press("End");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Accessibilità" });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.getByRole("heading", { name: "Accessibilità", level: 1 })).toBeVisible();
  }
});

test("a search within the page, or a link to its words, opens what is folded", async ({ page }) => {
  await open(page, "/app/orari");
  const notes = page.locator("details").filter({ hasText: "Fonti e note" });
  const words = await notes
    .locator("li")
    .first()
    .evaluate((item) => /\S+ \S+/.exec(item.textContent ?? "")?.[0]);
  await page.goto("about:blank");
  await page.goto(`/app/orari#:~:text=${encodeURIComponent(String(words))}`);
  await expect(notes).toHaveAttribute("open", "");
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

test("on a sheet of A5 nothing is cut, and the text alone is printed", async ({ page }) => {
  // Half of A4, without the margins (app/styles/print.css), in pixels.
  await page.setViewportSize({ width: 469, height: 729 });
  await page.emulateMedia({ media: "print" });
  for (const address of kinds.values()) {
    await page.goto(address);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter(
          (each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest("svg"),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect.soft(wide, address).toEqual([]);
  }
  await page.goto(String(short?.address));
  expect(await sheetsOf(page, "A5")).toBe(1);
});
