import type { Page } from "@playwright/test";
import { PRAYER } from "../support/site.ts";
import { expect, NOTICE, open, serveNotices, test } from "../support/test.ts";

/** Returns the names and places in the cookie notice's table. */
function tableOf(page: Page, language: string): Promise<string[]> {
  return page.locator(`[role=tabpanel][lang=${language}] tbody tr`).evaluateAll((rows) =>
    rows
      .map((row) => row.firstElementChild?.textContent?.trim().split(", ") ?? [])
      .map(([name, where]) => `${name} in ${where?.toLowerCase()}`)
      .sort(),
  );
}

test.use({ serviceWorkers: "allow" });

test("the cookie notice lists what the browser holds after a walk", async ({ page, context }) => {
  await serveNotices(page, [NOTICE]);
  await open(page, "/");
  await page.getByRole("button", { name: "Accetta" }).click();
  await open(page, "/app/realhome");
  const news = page.getByRole("dialog", { name: NOTICE.title });
  await news.getByRole("checkbox", { name: "Non mostrare più" }).check();
  await news.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Tema scuro" }).first().click();
  await open(page, PRAYER);
  await page.getByRole("button", { name: "Ingrandisci il testo" }).click();
  // The mosaic of the Madonna is not part of any offline copy.
  await page.goto("/app/statue/madonna");
  await page.evaluate(() => window.scrollTo(0, 200));
  await open(page, "/app/cookie-consent");

  const cookies = (await context.cookies()).map(({ name }) => `${name} in cookie`);
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `${name} in localstorage`),
    ...Object.keys(sessionStorage).map((name) => `${name} in sessionstorage`),
  ]);
  const databases = await page.evaluate(() => indexedDB.databases());
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(3);
  const cached = (await page.evaluate(() => caches.keys())).map(
    (name) => `${name} in cache storage`,
  );
  await page.getByRole("button", { name: "Cancella le pagine conservate" }).click();
  await expect(page.getByRole("button", { name: "Conserva di nuovo le pagine" })).toBeVisible();
  const added = await page.evaluate(() => Object.keys(localStorage));
  const ofButton = added
    .map((name) => `${name} in localstorage`)
    .filter((name) => !kept.includes(name));
  const holds = [...cookies, ...kept, ...cached, ...ofButton].sort();
  expect(databases).toEqual([]);
  expect(holds).toHaveLength(11);
  expect(await tableOf(page, "it")).toEqual(holds);
  expect(await tableOf(page, "en")).toEqual(holds);
});
