import type { Page } from "@playwright/test";
import { expect, open, stopClock, test } from "./test.ts";

const today = (page: Page) => page.getByRole("region", { name: /^Oggi, / });
const feast = (page: Page) => today(page).getByRole("link", { name: /festa/ });
const road = (page: Page) => page.getByRole("main").getByRole("region", { name: "La strada" });

test("the day changes at midnight in Rome, while the page is open", async ({ page }) => {
  const start = Date.parse("2027-04-30T23:58:00+02:00");
  await page.clock.install({ time: start });
  await open(page, "/app/realhome");
  await stopClock(page, start + 60_000);
  await expect(feast(page)).toContainText("Apertura del mese di Maria 1° maggio, domani");
  await expect(road(page)).toContainText("Una sola");
  await page.clock.runFor(120_000);
  await expect(feast(page)).toContainText("Apertura del mese di Maria oggi");
});

test("in the first screen of a small phone there are hours, road, feast, saint and telephone", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime("2027-01-10T12:00:00Z");
  await open(page, "/app/realhome");
  await expect(road(page)).toContainText("Con la neve");
  await expect(today(page).getByRole("heading", { level: 2 })).toHaveCount(2);
  for (const [name, address] of [
    [/^Orari Ve li diciamo al telefono/, "/app/orari"],
    [/^La strada/, "/app/info/come_raggiumgerci"],
    [/^Prossima festa/, "/app/pellegrinaggio/feste"],
    [/^Telefonateci: \d/, /^tel:\+39\d+$/],
  ] as const) {
    const link = today(page).getByRole("link", { name });
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(today(page).getByRole("heading", { level: 2 }).last()).toBeInViewport({ ratio: 1 });
});

test("the season says what leads", async ({ page }) => {
  const lines = today(page).getByRole("listitem");
  const top = async (text: string) => (await lines.filter({ hasText: text }).boundingBox())?.y ?? 0;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [instant, lead, other] of [
    ["2027-08-01T12:00:00Z", "Prossima festa", "Orari"],
    ["2027-09-01T12:00:00Z", "Orari", "La strada"],
    ["2027-12-01T12:00:00Z", "La strada", "Orari"],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await open(page, "/app/realhome");
    await expect(lines.filter({ hasText: other })).toBeVisible();
    expect(await top(lead), lead).toBeLessThan(await top(other));
  }
});
