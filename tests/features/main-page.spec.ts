import type { Page } from "@playwright/test";
import { serveUnfilled } from "../support/filled-content.ts";
import { mainOf } from "../support/site.ts";
import { expect, main, open, test } from "../support/test.ts";

const today = (page: Page) => page.getByRole("region", { name: /^Oggi, / });
const road = (page: Page) => main(page).getByRole("region", { name: "La strada" });

test.use({ hasConsented: true });

test("a small phone's first screen has hours, road, feast, saint, telephone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime("2027-01-10T12:00:00Z");
  await serveUnfilled(page);
  await open(page, "/app/realhome");
  await expect(road(page)).toBeVisible();
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

  await test.step("the saint has its name once, also under the open menu", async () => {
    const saint = page.getByRole("region", { name: "Santo del giorno" });
    await expect(saint).toHaveCount(1);
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expect(saint).toHaveCount(1);
    await page.getByRole("button", { name: "Chiudi il menu" }).click();
  });

  await test.step("the season says what leads", async () => {
    const lines = today(page).getByRole("listitem");
    const top = async (text: string) =>
      (await lines.filter({ hasText: text }).boundingBox())?.y ?? 0;
    for (const [lead, first, second] of [
      ["road", "La strada", "Orari"],
      ["feast", "Prossima festa", "Orari"],
      ["hours", "Orari", "La strada"],
    ] as const) {
      await page.locator("html").evaluate((html, value) => {
        html.dataset.lead = value;
      }, lead);
      expect(await top(first), lead).toBeLessThan(await top(second));
    }
  });

  await test.step("in a wide window the side navigation follows below the valley, whole", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const items = page.getByRole("navigation", { name: "Laterale" }).getByRole("listitem");
    await page.evaluate(() => scrollTo(0, 1_000));
    await expect(items.first()).toBeInViewport({ ratio: 1 });
    await expect(items.last()).toBeInViewport({ ratio: 1 });
  });
});

test("no picture is shown twice", () => {
  const images = mainOf("/app/realhome").matchAll(/<img[^>]* src="\/assets\/pictures\/([^."]+)/g);
  const pictures = [...images].map(([, name]) => name);
  expect(pictures.length).toBeGreaterThan(9);
  expect(new Set(pictures).size).toBe(pictures.length);
});
