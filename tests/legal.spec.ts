import type { Page } from "@playwright/test";
import { loadContent } from "../app/content.server/content.ts";
import { longDate } from "../app/time/long-date.ts";
import { expect, open, test } from "./test.ts";

test("the languages of a legal page are tabs", async ({ page }) => {
  await open(page, "/app/cookie-consent");
  const italian = page.getByRole("tabpanel", { name: "Italiano" });
  const english = page.getByRole("tabpanel", { name: "English" });
  await expect(page.getByRole("tab", { name: "Italiano" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(english).toBeHidden();
  await page.getByRole("tab", { name: "English" }).click();
  await expect(english).toBeVisible();
  await expect(english).toHaveAttribute("lang", "en");
  await expect(italian).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Italiano" })).toBeFocused();
  await expect(italian).toBeVisible();
});

test("each text says since when it holds, and when it was last changed", async ({ page }) => {
  await open(page, "/app/privacy-policy");
  for (const [tab, locale] of [
    ["Italiano", "it"],
    ["English", "en-GB"],
  ] as const) {
    const text = loadContent().legal.find(
      ({ fields }) => fields.category === `Privacy Policy-${locale === "it" ? "IT" : "US"}`,
    );
    if (!text) throw new Error(`No ${tab} text`);
    await page.getByRole("tab", { name: tab }).click();
    const days = page.getByRole("tabpanel", { name: tab }).getByRole("time");
    await expect(days).toHaveText([
      longDate(text.fields.effectiveDate, locale),
      longDate(text.fields.updatedDate, locale),
    ]);
  }
});

test.describe("the notice beside the English text", () => {
  const italian = (page: Page) => page.getByRole("region", { name: "Informativa sui cookie" });
  const english = (page: Page) => page.getByRole("region", { name: "Cookie notice" });
  const tab = (page: Page, name: string) => page.getByRole("tab", { name });

  test("is English while that text is shown", async ({ page }) => {
    await open(page, "/app/privacy-policy");
    await expect(italian(page)).toHaveAttribute("lang", "it");
    await tab(page, "English").click();
    await expect(english(page)).toHaveAttribute("lang", "en");
    await expect(italian(page)).toBeHidden();
    await tab(page, "Italiano").click();
    await expect(italian(page)).toBeVisible();
  });

  test("speaks Italian again on the next page", async ({ page }) => {
    await open(page, "/app/cookie-consent");
    await tab(page, "English").click();
    await expect(english(page)).toBeVisible();
    await page
      .getByRole("tabpanel", { name: "English" })
      .getByRole("link", { name: "without a network" })
      .click();
    await expect(page).toHaveURL("/app/senza-rete");
    await expect(italian(page)).toBeVisible();
  });

  test("explains itself in English, and accepts", async ({ page, context }) => {
    await open(page, "/app/cookie-consent");
    await tab(page, "English").click();
    await english(page).getByRole("button", { name: "Read more" }).click();
    const dialog = page.getByRole("dialog", { name: "What this website keeps" });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await english(page).getByRole("button", { name: "Read more" }).click();
    await expect(dialog.getByRole("link", { name: "Privacy policy" })).toHaveAttribute(
      "href",
      "/app/privacy-policy",
    );
    await dialog.getByRole("button", { name: "Accept" }).click();
    await expect(english(page)).toBeHidden();
    expect(await context.cookies()).toMatchObject([{ name: "cookieConsent", value: "accepted" }]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both languages of a legal page are shown, and the tabs lead to them", async ({ page }) => {
    await page.goto("/app/privacy-policy");
    await expect(page.getByRole("tabpanel", { name: "Italiano" })).toBeVisible();
    await page.getByRole("tab", { name: "English" }).click();
    await expect(page).toHaveURL("/app/privacy-policy#english");
    await expect(page.getByRole("tabpanel", { name: "English" })).toBeInViewport();
  });
});
