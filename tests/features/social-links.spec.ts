import { expect, open, test } from "../support/test.ts";

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
  for (const name of ["Facebook", "Instagram", "YouTube"]) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
  }
  const calls = await popups();
  expect(calls).toHaveLength(3);
  for (const [address, , features] of calls) {
    expect(address).toMatch(/^https:\/\/www\.(facebook|instagram|youtube)\.com\//);
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
    await page.route("https://www.youtube.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Altrove</title>" }),
    );
    await open(page, "/app/orari");
    await page.getByRole("contentinfo").getByRole("link", { name: "YouTube" }).click();
    await page.waitForURL("https://www.youtube.com/**");
    await expect(page).toHaveTitle("Altrove");
    expect(await popups()).toEqual([]);
  });
});
