import type { Page } from "@playwright/test";
import { content, PRAYER, titleOf } from "./support/site.ts";
import { expect, follow, hydrated, main, open, test, title } from "./support/test.ts";

/** Messages of Chromium and React about a missing script. */
test.use({ expectedErrors: /Failed to load resource|The script of .* did not come|net::ERR_/ });

/** A text page that links to a prayer, which needs another script. */
const INDEX = "/app/preghiere/home";
const PRAYER_SCRIPT = /\/assets\/verse-[\w-]+\.js$/;

async function goToPrayer(page: Page): Promise<void> {
  await main(page).locator(`a[href='${PRAYER}']`).first().click();
}

test("a page whose script is gone is loaded whole, once, or explained", async ({ page }) => {
  await open(page, INDEX);
  let asked = 0;
  await page.route(PRAYER_SCRIPT, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await goToPrayer(page);
  await expect.poll(() => loads).toEqual([PRAYER]);
  await expect(title(page)).toHaveText(titleOf(PRAYER));
  await expect(page).toHaveURL(PRAYER);
  // The loaded page lacks the script too, and stays as it is: readable, with working links.
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  expect(loads).toHaveLength(1);
  await page.getByRole("link", { name: /Torna all’indice/ }).click();
  await expect(title(page)).toHaveText(titleOf(INDEX));

  await page.unrouteAll();
  await page.route(PRAYER_SCRIPT, (route) => route.abort());
  await page.route(`**${PRAYER}`, (route) => route.abort());
  await hydrated(page);
  loads.length = 0;
  await goToPrayer(page);
  await expect(title(page)).toHaveText("Qualcosa non ha funzionato");
  await expect(main(page).getByRole("link", { name: content.site.phone })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Come raggiungerci" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
  expect(loads).toEqual([]);
  await page.unrouteAll();
  await main(page).getByRole("link", { name: "Riprova" }).click();
  await expect(title(page)).toHaveText(titleOf(PRAYER));

  await test.step("so is a page whose data a blocker keeps, for their address, and it is loaded whole when it is tried again", async () => {
    await page.route("**/app/cookie-consent.json", (route) => route.abort());
    await hydrated(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Informativa sui cookie" })
      .click();
    await page.getByRole("link", { name: "Riprova" }).click();
    await expect(title(page)).toHaveText(/cookie/i);
    await expect(page.getByRole("tab", { name: "English" })).toBeVisible();
  });
});

test("a page does without a part that does not come", async ({ page }) => {
  await page.route(
    /\/assets\/(saint-banner|consent-dialog|not-found|carousel)-(?!images)[\w-]+\.js$/,
    (route) => route.abort(),
  );
  await open(page, "/app/realhome");
  await page.waitForLoadState("networkidle");
  await expect(title(page)).toHaveText(titleOf("/app/realhome"));
  await expect(page.getByRole("region", { name: "Immagini" })).toBeVisible();

  await test.step("nor with one that is asked for by a press, beside which there is another way", async () => {
    const lost = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Leggi di più" }).click();
    await lost;
    await expect(title(page)).toHaveText(titleOf("/app/realhome"));
    await page.getByRole("link", { name: "cookie", exact: true }).click();
    await expect(title(page)).toHaveText(/cookie/i);
  });

  await test.step("an address that is not there leaves the menus in place", async () => {
    await follow(page, "/app/niente");
    await expect(title(page)).toHaveText("Qualcosa non ha funzionato");
    await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
  });
});
