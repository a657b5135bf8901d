import { content } from "../support/site.ts";
import { expect, open, test } from "../support/test.ts";

const { social } = content.site;

/** Records the arguments of window.open instead of opening anything. */
async function keepPopups(page: import("@playwright/test").Page) {
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    Object.assign(window, { popups: calls });
    window.open = (...call: unknown[]) => {
      calls.push(call);
      return null;
    };
  });
  return () => page.evaluate(() => (window as unknown as { popups: unknown[][] }).popups);
}

test("on a desktop a social page opens in a popup of 800 by 600", async ({ page }) => {
  const popups = await keepPopups(page);
  await open(page, "/app/orari");
  for (const { name } of social) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
  }
  const calls = await popups();
  expect(calls.map(([address]) => address)).toEqual(social.map(({ web }) => web));
  for (const [, , features] of calls) {
    expect(features).toMatch(/^popup,noopener,noreferrer,width=800,height=600,left=\d+,top=\d+$/);
  }
  await expect(page).toHaveURL("/app/orari");
});

test.describe("on a phone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });

  test("it opens in the browser, or the app its address names", async ({ page }) => {
    const popups = await keepPopups(page);
    const { name, web } = social.find(({ app }) => !app) ?? { name: "", web: "" };
    test.skip(web === "", "All social pages name an app.");
    const elsewhere = `${new URL(web).origin}/**`;
    await page.route(elsewhere, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Altrove</title>" }),
    );
    await open(page, "/app/orari");
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await page.waitForURL(elsewhere);
    await expect(page).toHaveTitle("Altrove");
    expect(await popups()).toEqual([]);
  });
});
