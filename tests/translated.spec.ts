import type { Page } from "@playwright/test";
import { loadContent } from "../pipeline/read/content.ts";
import { saintsOfYear } from "../pipeline/saints/yearly-saints.ts";
import { expect, gate, hydrated, test } from "./test.ts";

/** While the splash page counts the days. */
const NOW = Date.parse("2025-01-03T11:00:00Z");

const NEWS = {
  id: 7,
  title: "La strada è chiusa",
  content: "<p>Per la <strong>neve</strong>.</p>",
  foto: [],
  startDate: "2025-01-01",
  endDate: "2025-01-31",
};

/** Puts each text into two elements of its own, as browsers do with what they have translated. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, font")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
}

/** Told of a page that React has made anew (app/hydration/recover.ts). */
test.use({ expectedErrors: /React error #418/ });

test("a page that the browser translates stays whole, and leads on", async ({
  page,
  context,
  baseURL,
}) => {
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  await page.route("**/dati/breaking-news.json", (route) => route.fulfill({ json: [NEWS] }));
  await page.route("**/santiLocali/*", (route) =>
    route.fulfill({ json: saintsOfYear(2025, loadContent().saints) }),
  );
  await page.clock.install({ time: NOW });
  const later = gate();
  await page.route("**/assets/*.js", async (route) => {
    await later.opened;
    await route.continue();
  });

  await test.step("before React takes it over: its words stay", async () => {
    await page.goto("/app/storia/cenni-storici", { waitUntil: "load" });
    const letters = async () => (await page.getByRole("main").textContent())?.replace(/\s+/g, "");
    const before = await letters();
    await translate(page);
    later.open();
    await hydrated(page);
    expect(await letters()).toBe(before);
  });

  await test.step("the saint of the day and the news come, and the news go", async () => {
    const saint = page.getByRole("region", { name: "Santo del giorno" });
    await expect(saint.getByRole("heading")).toBeVisible();
    const news = page.getByRole("dialog", { name: NEWS.title });
    await expect(news).toBeVisible();
    await translate(page);
    await news.getByRole("button", { name: "OK" }).click();
    await expect(news).toBeHidden();
  });

  await test.step("links lead to the right page, and back", async () => {
    for (const [link, title] of [
      ["EDITORIA", "Editoria"],
      ["ORARI", "Orari"],
    ] as const) {
      await translate(page);
      await page
        .getByRole("navigation", { name: "Laterale" })
        .getByRole("link", { name: link })
        .click();
      await expect(heading(title)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
    await translate(page);
    await page.goBack();
    await expect(heading("Editoria")).toBeVisible();
  });

  await test.step("the saint's line follows the day", async () => {
    const saint = page.getByRole("region", { name: "Santo del giorno" }).getByRole("heading");
    const yesterday = (await saint.textContent()) ?? "";
    await translate(page);
    await page.clock.setFixedTime(NOW + 24 * 60 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(saint).not.toHaveText(yesterday);
  });

  await test.step("the countdown goes on", async () => {
    await page.clock.setFixedTime(NOW);
    await page.goto("/");
    await hydrated(page);
    const timer = page.getByRole("timer");
    await expect(timer).toContainText("2 Giorni");
    await translate(page);
    await page.clock.setFixedTime(NOW + 24 * 60 * 60_000);
    await expect(timer).toContainText("1 Giorni");
    await translate(page);
    await page.getByRole("link", { name: "Orari" }).click();
    await expect(heading("Orari")).toBeVisible();
  });
});
