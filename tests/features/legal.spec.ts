import { collections } from "../../pipeline/read/collections.ts";
import { content, htmlOf } from "../support/site.ts";
import { expect, open, test } from "../support/test.ts";

test("a fragment within the English text shows it, at the start and later", async ({ page }) => {
  const english = page.getByRole("tabpanel", { name: "English" });
  const text = content.legal.find(({ slug }) => slug === "privacy-policy-us");
  const { id = "", text: words = "" } = text?.prose.headings.at(-1) ?? {};
  const last = english.getByRole("heading", { level: 2, name: words });
  await open(page, `/app/privacy-policy?da=posta#${id}`);
  await expect(last).toBeInViewport();
  await expect(page.getByRole("tabpanel", { name: "Italiano" })).toBeHidden();
  await expect(english).toHaveAttribute("lang", "en");
  await page.getByRole("tab", { name: "English" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Italiano" })).toBeFocused();
  await expect(english).toBeHidden();
  await page.evaluate(() => location.assign("#english"));
  await expect(english).toBeInViewport();
});

test("each text says since when it holds, and when it was last changed", () => {
  for (const entry of content.legal) {
    const { effectiveDate, updatedDate, language } = entry.fields;
    const days = [effectiveDate, updatedDate].map((day) => {
      const locale = language === "en" ? "en-GB" : "it";
      const options = { dateStyle: "long", timeZone: "UTC" } as const;
      return `<time dateTime="${day}">${new Date(day).toLocaleDateString(locale, options)}</time>`;
    });
    const html = htmlOf(collections.legal.addressOf(entry));
    expect(html.match(/<time .*?<\/time>/g)).toEqual(expect.arrayContaining(days));
  }
});

test("the contents come before the text beside which they stand, as the keyboard goes", () => {
  expect(htmlOf("/app/privacy-policy")).toMatch(
    /<nav aria-label="In questa pagina"[^>]*><ol>.*?<\/ol><\/nav><section class="prose/,
  );
});
