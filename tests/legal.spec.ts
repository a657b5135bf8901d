import { expect, open, STILL, test } from "./test.ts";

test.use(STILL);

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
