import { longDate } from "../../domain/time/long-date.ts";
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
    const days = [effectiveDate, updatedDate].map(
      (day) =>
        `<time dateTime="${day}">${longDate(day, language === "en" ? "en-GB" : "it")}</time>`,
    );
    const html = htmlOf(collections.legal.addressOf(entry));
    expect(html.match(/<time .*?<\/time>/g)).toEqual(expect.arrayContaining(days));
  }
});

// The journeys test that the notice follows the language of the text.
test("the notice beside the English text explains itself in English, and accepts", async ({
  page,
  context,
}) => {
  await open(page, "/app/cookie-consent");
  await page.getByRole("tab", { name: "English" }).click();
  const notice = page.getByRole("region", { name: "Cookie notice" });
  await notice.getByRole("button", { name: "Read more" }).click();
  const dialog = page.getByRole("dialog", { name: "What this website keeps" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await notice.getByRole("button", { name: "Read more" }).click();
  await expect(dialog.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
    "href",
    "/app/privacy-policy",
  );
  await dialog.getByRole("button", { name: "Accetta" }).click();
  await expect(notice).toBeHidden();
  expect(await context.cookies()).toMatchObject([{ name: "cookieConsent", value: "accepted" }]);
});

test("the contents come before the text beside which they stand, as the keyboard goes", () => {
  expect(htmlOf("/app/privacy-policy")).toMatch(
    /<nav aria-label="In questa pagina"[^>]*><ol>.*?<\/ol><\/nav><section class="prose/,
  );
});
