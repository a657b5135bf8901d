import type { Page } from "@playwright/test";
import { nextFeast } from "../../domain/feasts/feasts.ts";
import type { Bulletin } from "../../domain/road/bulletins.ts";
import { axeFindings } from "../support/axe.ts";
import { contentWithHours, serveFrom } from "../support/filled-content.ts";
import { expect, main, open, stopClock, test } from "../support/test.ts";

/* Hours and road conditions once the parish has published some. */

const ROAD_ADDRESS = "**/dati/strada.json";
const MAIN = "/app/realhome";
const HOURS_PAGE = "/app/orari";
const WAY = "/app/info/come_raggiumgerci";

const road: Bulletin[] = [
  { state: "aperta", since: "2026-11-20", issued: "2026-11-20", text: "Fino al piazzale." },
  {
    ...{ state: "chiusa", since: "2027-01-14T07:30", until: "2027-01-16", issued: "2026-11-21" },
    ...{ text: "La strada è chiusa per neve.", cars: "Non si sale." },
  },
];
const content = Object.assign({}, contentWithHours, { road });

const roadOn = (page: Page) => main(page).getByRole("region", { name: "La strada" });

test("hours and road on the main page go with the clock", async ({ page }) => {
  const start = Date.parse("2027-05-08T18:58:00+02:00");
  await serveFrom(page, content, [MAIN, HOURS_PAGE]);
  await page.clock.install({ time: start });
  await open(page, MAIN);
  await stopClock(page, start + 60_000);
  const line = main(page)
    .getByRole("region", { name: /^Oggi, / })
    .getByRole("link", { name: /^Orari/ });
  await expect(line).toHaveText(/Aperto ora, fino alle 19 Prossima Messa domani alle 8/);
  await page.clock.runFor(120_000);
  await expect(line).toHaveText(/Apre domani alle 8/);

  await test.step("their page says today, the next days, the periods and the days that differ", async () => {
    await page.clock.resume();
    await page.clock.setFixedTime("2027-08-21T18:00:00+02:00");
    await open(page, HOURS_PAGE);
    await expect(main(page)).toContainText("Oggi, sabato 21 agosto");
    await expect(main(page)).toContainText("Prossima Messa alle 18.30 (prefestiva), fra 30 minuti");
    const rows = main(page).getByRole("table", { name: "Nei prossimi giorni" }).getByRole("row");
    await expect(rows).toHaveCount(7);
    await expect(rows.nth(1)).toHaveText(/domenica 22 Madonna di Canneto.*6, 8, 11.30, 17/);
    await expect(rows.nth(3)).toHaveText(/martedì 24 Ringraziamento.*9.30/);
    await expect(main(page).getByRole("heading", { name: "Estate 2027" })).toBeVisible();
    await expect(main(page)).toContainText("domenica 22 agosto 2027, Madonna di Canneto");
    expect(await axeFindings(page)).toEqual([]);
    await expect(main(page).getByRole("link", { name: /^Telefonateci/ })).toBeVisible();
  });

  await test.step("what has been issued since is shown without consent, and a closed road leads, but hides no feast on the days before the 22", async () => {
    const issued = "2027-08-21T07:00";
    const closed = { state: "chiusa", since: issued, issued, text: "Un masso.", cars: "No." };
    await page.route(ROAD_ADDRESS, (route) => route.fulfill({ json: closed }));
    await page.clock.setFixedTime("2027-08-21T12:00:00+02:00");
    await open(page, MAIN);
    await expect(roadOn(page)).toHaveText(/La strada Chiusa Aggiornato il 21 agosto Un masso\.$/);
    await expect(main(page).locator("ul[data-lead=road]")).toBeVisible();
    const feast = nextFeast(content.calendar.feasts, { year: 2027, month: 8, day: 21 });
    await expect(main(page).getByText(feast?.what ?? "")).toBeVisible();
  });
});

test.describe("where nobody can be asked", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the page's own bulletin is shown, grey, with the advice to telephone", async ({ page }) => {
    await serveFrom(page, content, [WAY]);
    await page.route(ROAD_ADDRESS, (route) => route.abort());
    await page.clock.setFixedTime("2027-01-15T12:00:00+01:00");
    await open(page, WAY);
    await expect(roadOn(page)).toHaveAttribute("data-stale", "true");
    await expect(roadOn(page)).toContainText("Chiusa fino al 16 gennaio");
    await expect(roadOn(page)).toContainText(
      "Aggiornato il 21 novembre 2026: prima di partire telefonate.",
    );
    await expect(roadOn(page)).toContainText("In auto");
    expect(await axeFindings(page)).toEqual([]);
  });
});
