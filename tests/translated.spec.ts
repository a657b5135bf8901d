import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { linksOf, visibleItems } from "../app/navigation/menu-items.ts";
import { loadContent } from "../pipeline/read/content.ts";
import { saintsOfYear } from "../pipeline/saints/yearly-saints.ts";
import { builtFile } from "./support/site.ts";
import { expect, gate, hydrated, open, test } from "./support/test.ts";
import { changeTexts, wrapTexts } from "./support/translators.ts";

const { navigation, saints } = loadContent();
const menus = [...navigation.topBar, ...navigation.sidebar];

/** A time in which the splash page shows its countdown. */
const NOW = Date.parse("2025-01-03T11:00:00Z");

const NEWS = {
  id: 7,
  title: "La strada è chiusa",
  content: "<p>Per la <strong>neve</strong>.</p>",
  foto: [],
  startDate: "2025-01-01",
  endDate: "2025-01-31",
  reappearAfterMinutes: 10_000,
};

/** Modifications of a page by visitors' software; each runs in the page. */
const touches = {
  "put each text into two elements of its own, as browsers do with what they have translated":
    wrapTexts,
  "change each text in its place": changeTexts,
  "take the cookie notice away": () =>
    document.querySelector("[aria-label='Informativa sui cookie']")?.remove(),
} as const;

/** Reported for a page that React renders again (app/hydration/recover.ts). */
test.use({ expectedErrors: /React error #418/ });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Returns the heading of a page as built. */
function titleOf(address: string): string {
  const html = readFileSync(builtFile(address), "utf8");
  const [, title = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return title.replace(/<[^>]+>/g, "").trim();
}

/** Returns the prepared texts, which nothing in the browser changes, and the amount of other content. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const lettersOf = (element: Element) => element.textContent?.replace(/\s+/g, "") ?? "";
    return {
      prepared: [...document.querySelectorAll("[data-html]")].map(lettersOf).join(),
      menus: document.querySelectorAll("nav").length,
      main: lettersOf(document.querySelector("main") as Element).length,
    };
  });

const SCRIPTS = "**/assets/*.js";

/** Waits until a page has its content again, except time-dependent parts, whose length may differ from the built ones. */
async function expectAll(page: Page, { main, ...before }: Awaited<ReturnType<typeof readPage>>) {
  await expect.poll(() => readPage(page), page.url()).toMatchObject(before);
  expect((await readPage(page)).main, page.url()).toBeGreaterThan(main * 0.8);
}

for (const [what, touch] of Object.entries(touches)) {
  test(`of pages nothing is lost when programs ${what} before and while React takes over`, async ({
    page,
  }) => {
    for (const address of ["/app/realhome", "/app/orari", "/app/inni/ave-maris-stella", "/"]) {
      const later = gate();
      await page.route(SCRIPTS, async (route) => {
        await later.opened;
        await route.continue();
      });
      await page.goto(address, { waitUntil: "load" });
      await page.evaluate(`(function again() {
        (${touch})();
        if (!("hydrated" in document.documentElement.dataset)) requestAnimationFrame(again);
      })()`);
      const before = await readPage(page);
      later.open();
      await hydrated(page);
      await expectAll(page, before);
      await page.unroute(SCRIPTS);
    }
  });
}

test("of a page whose spaces somebody on the way has taken, nothing is lost", async ({ page }) => {
  await page.route("**/app/orari", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/>\s+/g, ">").replace(/\s+</g, "<");
    await route.fulfill({ response, body });
  });
  await page.goto("/app/orari", { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  const before = await readPage(page);
  await hydrated(page);
  await expectAll(page, before);
});

test("a copy at another address, as in an archive, keeps its text and its links", async ({
  page,
}) => {
  await page.route("**/web/2026/app/orari", async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL("/app/orari", route.request().url()).href }),
    });
  });
  await page.goto("/web/2026/app/orari", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Orari" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Confessioni" })).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Laterale" }).getByRole("link", { name: "EDITORIA" }),
  ).toBeVisible();
});

test("who has the notice taken away goes on, from the splash page and elsewhere", async ({
  page,
  context,
  baseURL,
}) => {
  const takeNotice = () =>
    page
      .getByRole("region", { name: "Informativa sui cookie" })
      .evaluate((notice) => notice.remove());
  await open(page, "/");
  await takeNotice();
  await page.getByRole("link", { name: "Entra" }).click();
  await expect(heading(page, "Maria Santissima di Canneto")).toBeVisible();
  await takeNotice();
  // Accepted in another tab.
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page
    .getByRole("navigation", { name: "Laterale" })
    .getByRole("link", { name: "EDITORIA" })
    .click();
  await expect(heading(page, "Editoria")).toBeVisible();
});

for (const [how, way] of [
  ["in elements of its own", wrapTexts],
  ["in its place", changeTexts],
] as const) {
  test(`a page whose text is translated ${how} goes on in all its parts`, async ({ page }) => {
    const translate = () => page.evaluate(way);
    await page.setViewportSize({ width: 1280, height: 800 });

    await test.step("the search finds", async () => {
      await open(page, "/app/cerca");
      await translate();
      const search = page.getByRole("search");
      const field = search.getByRole("searchbox");
      for (const words of ["me", "mes", "mess", "messa"]) {
        await field.fill(words);
        await expect(search.locator("mark").first()).toBeVisible();
        await translate();
      }
      await field.fill("rosario");
      await expect(search.getByRole("link").first()).toHaveAttribute("href", /rosario/);
      await field.fill("xqxqxq");
      await expect(search.getByRole("listitem")).toHaveCount(0);
      await field.fill("");
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    });

    await test.step("companies are chosen", async () => {
      await open(page, "/app/pellegrinaggio/compagnie");
      await translate();
      for (const region of ["molise", "lazio"]) {
        await page.locator(`nav a[href="#${region}"]`).click();
        await expect(page.getByRole("main").getByRole("status")).toContainText(/^\d+/);
        await translate();
      }
      await expect(page.locator("nav a[href='#lazio']")).toHaveAttribute("aria-current", "true");
    });

    await test.step("legal texts change their language", async () => {
      await open(page, "/app/privacy-policy");
      await translate();
      const tabs = page.getByRole("tab");
      await tabs.last().click();
      await expect(
        page.locator("[role=tabpanel]:visible [lang=en], [role=tabpanel][lang=en]:visible").first(),
      ).toBeVisible();
      await translate();
      await tabs.first().click();
      await expect(page.getByText("In vigore").first()).toBeVisible();
    });

    await test.step("menus open and close", async () => {
      await translate();
      const menu = page.getByRole("navigation", { name: "Principale" }).getByRole("button").first();
      await menu.click();
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      await translate();
      await page.keyboard.press("Escape");
      await expect(menu).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("the gallery moves, opens and closes", async () => {
      await open(page, "/app/realhome");
      await translate();
      const gallery = page.locator("[aria-roledescription=carosello]");
      // Near the viewport it is hydrated, and rendered again.
      await gallery.evaluate((element) => element.scrollIntoView());
      await gallery.getByRole("button", { name: "Immagine successiva" }).click();
      await translate();
      const opener = gallery.getByRole("button", { name: "Apri a tutto schermo" });
      // One for each image until it is hydrated.
      await expect(opener).toHaveCount(1);
      await opener.click();
      await expect(page).toHaveURL("/image_viewer");
      await translate();
      await page.getByRole("button", { name: "Immagine successiva" }).click();
      await translate();
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL("/app/realhome");
    });
  });
}

test("in translated pages every entry of the menus leads to its page", async ({ page }) => {
  const ways = [wrapTexts, changeTexts];
  const paths = [...new Set(linksOf(visibleItems(menus, Date.now())).map(({ path }) => path))];
  expect(paths.length).toBeGreaterThan(10);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/app/cerca");
  for (const [index, path] of paths.entries()) {
    await page.evaluate(ways[index % 2] ?? wrapTexts);
    await page.locator(`nav a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(titleOf(path));
    await expect(page, path).toHaveURL(path);
  }
});

test("in a translated page what goes by the clock and the news goes on", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  await page.route("**/dati/breaking-news.json", (route) => route.fulfill({ json: [NEWS] }));
  await page.route("**/santiLocali/*", (route) =>
    route.fulfill({ json: saintsOfYear(2025, saints) }),
  );
  await page.clock.install({ time: NOW });
  await open(page, "/app/storia/cenni-storici");

  await test.step("the saint of the day and the news come, and the news go", async () => {
    const saint = page.getByRole("region", { name: "Santo del giorno" });
    const news = page.getByRole("dialog", { name: NEWS.title });
    await expect(news).toBeVisible();
    await page.evaluate(wrapTexts);
    await news.getByRole("button", { name: "OK" }).click();
    await expect(news).toBeHidden();
    await expect(saint.getByRole("heading")).toBeVisible();
  });

  await test.step("links lead to the right page, and back", async () => {
    for (const [link, title] of [
      ["EDITORIA", "Editoria"],
      ["ORARI", "Orari"],
    ] as const) {
      await page.evaluate(wrapTexts);
      await page
        .getByRole("navigation", { name: "Laterale" })
        .getByRole("link", { name: link })
        .click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
    await page.evaluate(wrapTexts);
    await page.goBack();
    await expect(heading(page, "Editoria")).toBeVisible();
  });

  await test.step("the saint's line follows the day", async () => {
    const saint = page.getByRole("region", { name: "Santo del giorno" }).getByRole("heading");
    const yesterday = (await saint.textContent()) ?? "";
    await page.evaluate(wrapTexts);
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
    await page.evaluate(wrapTexts);
    await page.clock.setFixedTime(NOW + 24 * 60 * 60_000);
    await expect(timer).toContainText("1 Giorni");
    await page.evaluate(wrapTexts);
    await page.getByRole("link", { name: "Orari" }).click();
    await expect(heading(page, "Orari")).toBeVisible();
  });
});
