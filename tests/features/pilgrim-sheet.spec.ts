import type { Page } from "@playwright/test";
import { fullDates, upcomingFeasts } from "../../domain/feasts/feasts.ts";
import type { Content } from "../../pipeline/read/model.ts";
import { contentWithHours, serveFrom } from "../support/filled-content.ts";
import { content, isInTwoLanguages, verses } from "../support/site.ts";
import { expect, main, open, sheetsOf, test } from "../support/test.ts";

const SHEET = "/app/info/foglio-del-pellegrino";

/** Two languages, and a strophe of the hymn: a choice that an editor may make. */
const prayer = verses.find(
  (verse) =>
    content.prayers.some(({ file }) => file === verse.file) &&
    verse.prose.lengthOnPaper === "short" &&
    isInTwoLanguages(verse),
);
const pilgrimSheet = { ...content.pilgrimSheet, prayer: prayer?.slug ?? "", strophes: 1 };

/** Serves the sheet with as many feasts as it has room for. */
const serveSheet = (page: Page, from: Content) => {
  const calendar = { ...content.calendar, feasts: content.calendar.feasts.slice(0, 10) };
  return serveFrom(page, { ...from, pilgrimSheet, calendar }, [SHEET]);
};

test("the sheet takes one page of paper, black on white, and nothing else", async ({ page }) => {
  // Setting the clock of an open page would begin in 1970, and load the saints of that year.
  await page.clock.setFixedTime(Date.now());
  await page.emulateMedia({ colorScheme: "dark" });
  await serveSheet(page, { ...content, hours: { periods: [], specialDays: [] } });
  await open(page, SHEET);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const sheet = main(page).getByRole("article");
  await expect(sheet).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(sheet.getByRole("img", { name: "Codice da inquadrare" })).toBeVisible();
  await expect(sheet.getByRole("heading", { name: prayer?.fields.title })).toBeVisible();
  await expect(main(page).getByRole("heading", { level: 1 })).toBeHidden();
  await expect(main(page).getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Fonti e note")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();

  await test.step("with the hours that the parish has confirmed it still is one page", async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await serveSheet(page, contentWithHours);
    await page.clock.setFixedTime("2027-06-01T12:00:00+02:00");
    await open(page, SHEET);
    await expect(main(page).getByRole("heading", { name: "Estate 2027" })).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });

  await test.step("years later it has the feasts of the twelve months to come", async () => {
    await page.unrouteAll();
    await page.clock.setFixedTime("2031-08-21T12:00:00+02:00");
    await open(page, SHEET);
    const feasts = main(page).getByRole("region", { name: "Le feste" });
    const upcoming = upcomingFeasts(content.calendar.feasts, { year: 2031, month: 8, day: 21 });
    await expect(feasts.getByRole("definition")).toHaveText(upcoming.map(fullDates));
  });
});

const [list] = content.pages.filter(({ fields }) => fields.special === "tasto per stampare");

test("the list for a group takes one page of paper", async ({ page }) => {
  test.skip(!list, "No page is for paper.");
  await page.goto(`/app/${list?.slug}`);
  expect(await sheetsOf(page)).toBe(1);
});
