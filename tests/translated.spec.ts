import type { Page } from "@playwright/test";
import { linksOf, visibleItems } from "../app/navigation/menu-items.ts";
import { saintsOfYear } from "../pipeline/saints/yearly-saints.ts";
import { content, HYMN, headingsOf, htmlOf, SIDE_PAGE, screenAt, titleOf } from "./support/site.ts";
import {
  consent,
  expect,
  follow,
  holdBack,
  hydrated,
  main,
  NOTICE,
  open,
  serveNotices,
  sideLink,
  sleepUntil,
  test,
  title,
} from "./support/test.ts";
import { changeTexts, wrapTexts } from "./support/translators.ts";

/** A time in which the splash page shows its countdown. */
const NOW = Date.parse("2025-01-03T11:00:00Z");

/** Reported for a page that React renders again (app/hydration/recover.ts). */
test.use({ expectedErrors: /React error #418/ });

/** Modifications of a page by visitors' software; each runs in the page. */
const touches = [
  { what: "in elements of their own", touch: wrapTexts, on: ["/app/realhome", "/"] },
  { what: "in their place", touch: changeTexts, on: [HYMN] },
  {
    what: "without the cookie notice",
    touch: () => document.querySelector("[aria-label='Informativa sui cookie']")?.remove(),
    on: ["/"],
  },
];

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

/** Waits until a page has its content again, except time-dependent parts, whose length may differ from the built ones. */
async function expectAll(page: Page, { main, ...before }: Awaited<ReturnType<typeof readPage>>) {
  await expect.poll(() => readPage(page), page.url()).toMatchObject(before);
  expect((await readPage(page)).main, page.url()).toBeGreaterThan(main * 0.8);
}

test("of pages changed before and while React takes over nothing is lost", async ({ page }) => {
  for (const { what, touch, on } of touches) {
    for (const address of on) {
      await test.step(`${address}, texts ${what}`, async () => {
        const letGo = await holdBack(page, "**/assets/*.js");
        await page.goto(address, { waitUntil: "load" });
        await page.evaluate(`(function again() {
          (${touch})();
          if (!("hydrated" in document.documentElement.dataset)) requestAnimationFrame(again);
        })()`);
        const before = await readPage(page);
        letGo();
        await hydrated(page);
        await expectAll(page, before);
        await page.unrouteAll();
      });
    }
  }

  await test.step("nor where somebody on the way has taken its spaces", async () => {
    const body = htmlOf("/app/orari").replace(/>\s+/g, ">").replace(/\s+</g, "<");
    await page.route("**/app/orari", async (route) =>
      route.fulfill({ response: await route.fetch(), body }),
    );
    await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
    const before = await readPage(page);
    await hydrated(page);
    await expectAll(page, before);
  });

  await test.step("a copy at another address, as in an archive, keeps its text and its links", async () => {
    await page.route("**/web/2026/app/orari", async (route) => {
      const { href } = new URL("/app/orari", route.request().url());
      await route.fulfill({ response: await route.fetch({ url: href }) });
    });
    await page.goto("/web/2026/app/orari", { waitUntil: "networkidle" });
    await expect(title(page)).toHaveText(titleOf("/app/orari"));
    await expect(main(page).locator(`h2${headingsOf("/app/orari")[0]}`)).toBeVisible();
    await expect(sideLink(page, SIDE_PAGE)).toBeVisible();
  });

  await test.step("another spelling of an address is the same page, and so is that of /app/", async () => {
    await open(page, "/app/or%61ri?da=posta");
    await expect(page).toHaveURL("/app/orari?da=posta");
    await follow(page, "/app/");
    await expect(title(page)).toHaveText(titleOf("/app/realhome"));
  });
});

test("who has the notice taken away goes on, on the splash page too", async ({ page }) => {
  const takeNotice = () =>
    page
      .getByRole("region", { name: "Informativa sui cookie" })
      .evaluate((notice) => notice.remove());
  await serveNotices(page);
  await open(page, "/");
  await takeNotice();
  await page.getByRole("link", { name: "Entra" }).click();
  await expect(title(page)).toHaveText(titleOf("/app/realhome"));
  await takeNotice();
  // Accepted in another tab.
  await consent(page);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await sideLink(page, SIDE_PAGE).click();
  await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
});

test("a translated page goes on in all its parts", async ({ page }) => {
  const ways = [wrapTexts, changeTexts];
  let turn = 0;
  /** Translates the page, by one way and the other in turn. */
  const translate = () => page.evaluate(ways[turn++ % 2] ?? wrapTexts);

  await open(page, "/app/cerca");
  await test.step("the search finds", async () => {
    const search = page.getByRole("search");
    const field = search.getByRole("searchbox");
    for (const words of ["me", "messa"]) {
      await translate();
      await field.fill(words);
      await expect(search.locator("mark").first()).toBeVisible();
    }
    await translate();
    await field.fill("rosario");
    await expect(search.getByRole("link").first()).toHaveAttribute("href", /rosario/);
    await field.fill("xqxqxq");
    await expect(search.getByRole("listitem")).toHaveCount(0);
    await field.fill("");
    await expect(main(page).locator("summary").first()).toBeVisible();
  });

  await test.step("companies are chosen", async () => {
    await open(page, "/app/pellegrinaggio/compagnie");
    await translate();
    for (const region of ["molise", "lazio"]) {
      await page.locator(`nav a[href="#${region}"]`).click();
      await expect(main(page).getByRole("status")).toContainText(/^\d+/);
      await translate();
    }
    await expect(page.locator("nav a[href='#lazio']")).toHaveAttribute("aria-current", "true");
  });

  const menu = page.getByRole("navigation", { name: "Principale" }).getByRole("button").first();

  await test.step("legal texts change their language", async () => {
    await open(page, "/app/privacy-policy");
    const label = await menu.innerText();
    await page.evaluate(changeTexts);
    // React has rendered what waited again, before it is translated once more and pressed.
    await expect(menu.locator("font")).toHaveCount(0);
    await expect(menu).toHaveText(label);
    const tabs = page.getByRole("tab");
    await tabs.last().click();
    await expect(
      page.locator("[role=tabpanel]:visible [lang=en], [role=tabpanel][lang=en]:visible").first(),
    ).toBeVisible();
    await translate();
    await tabs.first().click();
    await expect(page.getByText("In vigore").first()).toBeVisible();
  });

  await test.step("menus open, close, and lead to their pages", async () => {
    await translate();
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await translate();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");

    const { topBar, sidebar } = content.navigation;
    const all = linksOf(visibleItems([...topBar, ...sidebar], Date.now())).map(({ path }) => path);
    // One of each kind that menus lead to.
    for (const path of new Map(all.map((path) => [screenAt(path), path])).values()) {
      await translate();
      await page.locator(`nav a[href="${path}"]`).first().dispatchEvent("click");
      await expect(title(page), path).toHaveText(titleOf(path));
      await expect(page, path).toHaveURL(path);
    }
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

test.describe("by the clock", () => {
  test.use({ hasConsented: true });

  test("in a translated page the saint, the news and the countdown go on", async ({ page }) => {
    const translate = () => page.evaluate(wrapTexts);
    await serveNotices(page, [{ ...NOTICE, reappearAfterMinutes: 10_000 }]);
    await page.route("**/santiLocali/*", (route) =>
      route.fulfill({ json: saintsOfYear(2025, content.saints) }),
    );
    await page.clock.install({ time: NOW });
    await open(page, "/app/storia/cenni-storici");
    const saint = page.getByRole("region", { name: "Santo del giorno" }).getByRole("heading");
    const news = page.getByRole("dialog", { name: NOTICE.title });
    await expect(news).toBeVisible();
    await translate();
    await news.getByRole("button", { name: "OK" }).click();
    await expect(news).toBeHidden();

    await translate();
    await sideLink(page, SIDE_PAGE).click();
    await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
    await expect(page).toHaveTitle(new RegExp(`^${titleOf(SIDE_PAGE)}`));
    await translate();
    await page.goBack();
    await expect(page).toHaveTitle(new RegExp(`^${titleOf("/app/storia/cenni-storici")}`));

    await expect(saint).toBeVisible();
    const yesterday = (await saint.textContent()) ?? "";
    await translate();
    await sleepUntil(page, NOW + 24 * 60 * 60_000);
    await expect(saint).not.toHaveText(yesterday);

    await page.clock.setFixedTime(NOW);
    await open(page, "/");
    const timer = page.getByRole("timer");
    await expect(timer).toContainText("2 Giorni");
    await translate();
    await page.clock.setFixedTime(NOW + 24 * 60 * 60_000);
    await expect(timer).toContainText("1 Giorni");
    await translate();
    await page.getByRole("link", { name: "Orari" }).click();
    await expect(title(page)).toHaveText(titleOf("/app/orari"));
  });
});
