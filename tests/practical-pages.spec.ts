import type { Page } from "@playwright/test";
import { loadContent } from "../app/content.server/content.ts";
import { expect, open, stopClock, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");
const feasts = (page: Page) => page.getByRole("region", { name: "Le prossime date" });

test.describe("the feasts", () => {
  test("begin with the next one", async ({ page }) => {
    for (const [now, first, date] of [
      [
        "2027-08-11T12:00:00+02:00",
        "Novena della Madonna di Canneto",
        "da giovedì 12 a venerdì 20",
      ],
      ["2027-08-22T23:59:00+02:00", "Madonna di Canneto", "domenica 22 agosto 2027"],
      ["2027-08-23T00:00:00+02:00", "Domenica delle Palme", "domenica 9 aprile 2028"],
    ] as const) {
      await test.step(`at ${now} with ${first}`, async () => {
        await page.clock.setFixedTime(now);
        await open(page, "/app/pellegrinaggio/feste");
        const item = feasts(page).getByRole("listitem").first();
        await expect(item.getByRole("heading", { name: first })).toBeVisible();
        await expect(item).toContainText(date);
        await expect(feasts(page).getByRole("listitem")).toHaveCount(9);
      });
    }
  });

  test("change by themselves at midnight in Rome", async ({ page }) => {
    const start = Date.parse("2027-08-22T23:58:00+02:00");
    await page.clock.install({ time: start });
    await open(page, "/app/pellegrinaggio/feste");
    await stopClock(page, start + 60_000);
    const item = feasts(page).getByRole("listitem").first();
    await expect(item).toContainText("domenica 22 agosto 2027");
    await page.clock.runFor(120_000);
    await expect(item).toContainText("domenica 9 aprile 2028");
  });
});

test("a feast is handed to the visitor's calendar by a plain link, each with its own name beside it", async ({
  page,
}) => {
  await open(page, "/app/pellegrinaggio/feste");
  const links = feasts(page).getByRole("link", { name: "Aggiungi al calendario", exact: true });
  await expect(links).toHaveCount(9);
  const novena = feasts(page).getByRole("listitem").filter({ hasText: "Nove giorni" });
  const link = novena.getByRole("link");
  await expect(link).toHaveAccessibleDescription("Novena della Madonna di Canneto");
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("novena.ics");
  await expect(page).toHaveURL("/app/pellegrinaggio/feste");
  await expect(feasts(page).getByRole("link", { name: "Abbonati" })).toHaveAttribute(
    "href",
    `${loadContent().site.web.replace("https", "webcal")}/calendario.ics`,
  );
});

test("the hours say to telephone while none are confirmed", async ({ page }) => {
  await open(page, "/app/orari");
  await expect(main(page).getByRole("link", { name: /^Telefonateci: / })).toHaveAttribute(
    "href",
    "tel:+390776691106",
  );
  await expect(main(page).getByRole("table")).toContainText("1° maggio");
});

test("the way there has drawings of the road, coordinates to copy and to open, and maps elsewhere", async ({
  page,
}) => {
  await open(page, "/app/info/come_raggiumgerci");
  await expect(main(page).getByRole("img", { name: /^I paesi intorno a Canneto/ })).toBeVisible();
  await expect(main(page).getByRole("img", { name: /^La strada da Settefrati/ })).toBeVisible();
  await expect(main(page)).toContainText("GeoNames, CC BY 4.0");
  await expect(main(page)).toContainText("41.6783, 13.9083");
  await expect(main(page).getByRole("link", { name: "aprire il navigatore" })).toHaveAttribute(
    "href",
    "geo:41.6783,13.9083",
  );
  await expect(main(page)).toContainText("saprà della visita");
  await expect(main(page).getByRole("link", { name: "Apri OpenStreetMap" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=41\.6783&mlon=13\.9083/,
  );
});

test("the timeline goes from the oldest to the newest", async ({ page }) => {
  await open(page, "/app/storia/cenni-storici");
  const dates = main(page).locator(".timeline-when");
  await expect(dates.first()).toHaveText("Dal IV secolo a.C.");
  await expect(dates.last()).toHaveText("6 gennaio 2026");
});

test.describe("the companies", () => {
  test("are chosen by region, and taken back, without a script of the page", async ({ page }) => {
    await open(page, "/app/pellegrinaggio/compagnie");
    const names = page.getByRole("region", { name: "Dalla A alla Z" }).getByRole("link");
    const all = await names.count();
    const choose = page.getByRole("navigation", { name: "Scegliete un giorno o una regione" });
    await choose.getByRole("link", { name: /^Molise/ }).click();
    await expect(page).toHaveURL(/#molise$/);
    await expect(names).toHaveCount(
      loadContent().companies.filter(({ fields }) => fields.region === "Molise").length,
    );
    await choose.getByRole("link", { name: "Tutte" }).click();
    await expect(names).toHaveCount(all);

    await test.step("are found by the day on which they set out", async () => {
      const company = loadContent().companies.find(({ fields }) => fields.departure);
      const name = company?.fields.title ?? "";
      const byDay = page.getByRole("region", { name: "Per giorno di partenza" });
      await byDay.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    });
  });
});
