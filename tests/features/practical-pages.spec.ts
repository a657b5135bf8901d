import type { Page } from "@playwright/test";
import { fullDates, upcomingFeasts } from "../../domain/feasts/feasts.ts";
import { serveUnfilled } from "../support/filled-content.ts";
import { content, mainOf } from "../support/site.ts";
import { boxOf, expect, main, open, sheetsOf, stopClock, test } from "../support/test.ts";

const { calendar } = content;
const feasts = (page: Page) => page.getByRole("region", { name: "Le prossime date" });

test("the feasts begin with the next one, and change at midnight in Rome", async ({ page }) => {
  const start = Date.parse("2027-08-22T23:58:00+02:00");
  await page.clock.install({ time: start });
  await open(page, "/app/pellegrinaggio/feste");
  // They are taken over by React once they are near.
  await feasts(page).scrollIntoViewIfNeeded();
  await stopClock(page, start + 60_000);
  const item = feasts(page).getByRole("listitem").first();
  await expect(feasts(page).getByRole("listitem")).toHaveCount(calendar.feasts.length);
  const shown = async (day: number) => {
    const [next] = upcomingFeasts(calendar.feasts, { year: 2027, month: 8, day });
    if (!next) throw new Error("There is no feast.");
    await expect(item.getByRole("heading", { name: next.name })).toBeVisible();
    await expect(item).toContainText(fullDates(next));
  };
  await shown(22);
  await page.clock.runFor(120_000);
  await shown(23);

  await test.step("each is handed to the visitor's calendar by a link that has its name", async () => {
    await page.clock.resume();
    const links = feasts(page).getByRole("link", { name: /^Aggiungi al calendario: / });
    await expect(links).toHaveCount(calendar.feasts.length);
    const download = page.waitForEvent("download");
    const { slug = "", name = "" } = calendar.feasts[0] ?? {};
    await links.and(page.getByRole("link", { name })).click();
    expect((await download).suggestedFilename()).toBe(`${slug}.ics`);
    await expect(page).toHaveURL("/app/pellegrinaggio/feste");
    const all = `${content.site.web.replace("https", "webcal")}/calendario.ics`;
    await expect(feasts(page).getByRole("link", { name: "Abbonatevi" })).toHaveAttribute(
      "href",
      all,
    );
  });
});

test("unconfirmed hours say to telephone; paper is headed by the shrine", async ({ page }) => {
  const { site } = content;
  const shrine = page.getByRole("contentinfo");
  await serveUnfilled(page);
  await open(page, "/app/orari");
  const telephone = main(page).getByRole("link", { name: /^Telefonateci: / });
  await expect(telephone).toHaveAttribute("href", site.phoneHref);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  for (const words of [site.fullName, site.street, site.phone]) {
    const line = shrine.getByText(words).first();
    await expect(line).toBeVisible();
    expect((await boxOf(line)).y, words).toBeLessThan(40);
  }
  await expect(shrine.getByRole("list")).toHaveCount(0);

  await page.goto("/app/realhome");
  const chapters = main(page).locator(".prose").getByRole("heading");
  expect(await chapters.count()).toBeGreaterThan(0);
  for (const chapter of await chapters.all()) await expect(chapter).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Le sezioni del sito" })).toBeHidden();
});

test("the way there has coordinates to copy and to open", () => {
  const html = mainOf("/app/info/come_raggiumgerci");
  const { latitude, longitude } = content.site.place;
  expect(html).toContain(`<dd>${latitude}, ${longitude}`);
  expect(html).toContain(`href="geo:${latitude},${longitude}"`);
});

test("companies are chosen by region in every list, told, and taken back", async ({ page }) => {
  await open(page, "/app/pellegrinaggio/compagnie");
  const names = page.getByRole("region", { name: "Dalla A alla Z" }).getByRole("link");
  const byDay = page.getByRole("region", { name: "Per giorno di partenza" });
  const all = await names.count();
  const choose = page.getByRole("navigation", { name: "Scegliete un giorno o una regione" });
  const molise = choose.getByRole("link", { name: /^Molise/ });
  await molise.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#molise$/);
  const { companies } = content;
  const ofMolise = companies.filter(({ fields }) => fields.region === "Molise");
  const withDay = ofMolise.filter(({ fields }) => fields.departure);
  await expect(names).toHaveCount(ofMolise.length);
  await expect(byDay.getByRole("link")).toHaveCount(withDay.length);
  await expect(main(page).getByRole("status")).toHaveText(`${ofMolise.length} compagnie su ${all}`);
  await expect(molise).toBeFocused();
  await expect(choose.locator("[aria-current]")).toHaveText(/Molise/);
  await names.first().click();
  await expect(page).not.toHaveURL(/#molise$/);
  await page.goBack();
  await expect(names).toHaveCount(ofMolise.length);
  await choose.getByRole("link", { name: "Tutte" }).click();
  await expect(names).toHaveCount(all);
  await expect(choose.locator("[aria-current]")).toHaveText(/Tutte/);

  await test.step("are found by the day on which they set out", async () => {
    const company = content.companies.find(({ fields }) => fields.departure);
    const name = company?.fields.title ?? "";
    await byDay.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  });
});
