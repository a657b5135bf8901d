import { expect, open, test } from "./test.ts";

test.describe("the first cards follow the day at the shrine", () => {
  for (const [instant, feast, road] of [
    ["2026-11-20T12:00:00Z", "Domenica delle Palme, 21 marzo 2027", "Con la neve"],
    ["2027-04-30T21:59:00Z", "Apertura del mese di Maria, 1° maggio", "Una sola"],
    ["2027-04-30T22:00:00Z", "Apertura del mese di Maria, oggi", "Una sola"],
    ["2027-08-12T12:00:00Z", "Novena della Madonna di Canneto, fino al 20 agosto", "può chiudere"],
    ["2027-08-22T21:59:00Z", "Madonna di Canneto, oggi", "può chiudere"],
    ["2027-08-22T22:00:00Z", "Domenica delle Palme, 9 aprile 2028", "Una sola"],
  ] as const) {
    test(`at ${instant}`, async ({ page }) => {
      await page.clock.setFixedTime(instant);
      await open(page, "/app/realhome");
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: /^Prossima festa/ })).toContainText(feast);
      await expect(main.getByRole("link", { name: /^La strada/ })).toContainText(road);
    });
  }
});

test("the cards lead to the hours, the road, the feasts and the telephone", async ({ page }) => {
  await open(page, "/app/realhome");
  const main = page.getByRole("main");
  for (const [name, address] of [
    [/^Orari di oggi/, "/app/orari"],
    [/^La strada/, "/app/info/come_raggiumgerci"],
    [/^Prossima festa/, "/app/pellegrinaggio/feste"],
    [/^Telefonateci/, "tel:+390776691106"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", address);
  }
});

test("they stand in the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/app/realhome");
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Prossima festa/ }),
  ).toBeInViewport({ ratio: 1 });
});
