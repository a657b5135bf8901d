import type { BrowserContext, Page } from "@playwright/test";
import { expect, hydrated, open, stopClock, test } from "./test.ts";

const ADDRESS = "**/dati/breaking-news.json";
const MINUTE = 60_000;

/** 10 January 2027, noon in Rome: the item of these tests starts one minute later. */
const START = Date.parse("2027-01-10T11:00:00Z");
const ITEM = {
  id: 7,
  title: "La strada è chiusa",
  content: "<p>Per la <strong>neve</strong>.</p>",
  foto: [],
  startDate: "2027-01-10T12:01",
  endDate: "2027-01-10T14:00",
  reappearAfterMinutes: 2,
};
type Item = Omit<typeof ITEM, "foto"> & { foto: unknown };

const popup = (page: Page, title = ITEM.title) => page.getByRole("dialog", { name: title });
const ok = (page: Page) => popup(page).getByRole("button", { name: "OK" });
const box = (page: Page) => popup(page).getByRole("checkbox", { name: "Non mostrare più" });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function acceptBefore(context: BrowserContext, baseURL: string | undefined) {
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
}

async function serve(page: Page, answer: unknown) {
  await page.route(ADDRESS, (route) => route.fulfill({ json: answer }));
}

/** Opens a page with news, its clock stopped at an instant. */
async function openAt(page: Page, instant: number, items: Partial<Item>[] = [ITEM]) {
  await serve(page, items);
  await page.clock.install({ time: instant - MINUTE });
  const answered = page.waitForResponse(ADDRESS);
  await open(page, "/app/orari");
  await answered;
  await stopClock(page, instant);
}

/** Loads the page again, with its clock running. */
async function reload(page: Page) {
  await page.clock.resume();
  const answered = page.waitForResponse(ADDRESS);
  await page.reload();
  await hydrated(page);
  await answered;
}

test.describe("with the consent cookie", () => {
  test.beforeEach(({ context, baseURL }) => acceptBefore(context, baseURL));

  test("an item shows from the second its window opens to the second it closes", async ({
    page,
  }) => {
    const opens = START + MINUTE;
    await openAt(page, opens - 1_000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByText("Per la neve.").locator("strong")).toHaveText("neve");
    expect(JSON.parse((await stored(page, "breakingNews")) ?? "")).toMatchObject({ id: 7 });

    await stopClock(page, Date.parse("2027-01-10T12:59:59Z"));
    await expect(popup(page)).toBeVisible();
    // An end of 14:00 is the last instant of the window.
    await page.clock.runFor(2_000);
    await expect(popup(page)).toBeHidden();
  });

  for (const [name, minutes, expected] of [
    ["its minutes", 2, 2],
    ["five minutes when it does not say", undefined, 5],
  ] as const) {
    test(`OK hides it, and it comes back after ${name} though the page stays open`, async ({
      page,
    }) => {
      const now = START + 10 * MINUTE;
      await openAt(page, now, [{ ...ITEM, reappearAfterMinutes: minutes }]);
      await ok(page).click();
      await expect(popup(page)).toBeHidden();
      expect(await stored(page, "breakingNewsLastShown")).toBe(String(now));

      await page.clock.runFor(expected * MINUTE - 1_000);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(1_000);
      await expect(popup(page)).toBeVisible();
    });
  }

  test("×, Escape and the overlay count as OK", async ({ page }) => {
    let now = START + 10 * MINUTE;
    await openAt(page, now);
    for (const [name, close] of [
      ["×", () => popup(page).getByRole("button", { name: "Chiudi" }).click()],
      ["Escape", () => page.keyboard.press("Escape")],
      ["the overlay", () => page.mouse.click(10, 300)],
    ] as const) {
      await test.step(name, async () => {
        await expect(popup(page)).toBeVisible();
        await close();
        await expect(popup(page)).toBeHidden();
        expect(await stored(page, "breakingNewsLastShown")).toBe(String(now));
        // Nothing had the focus before: the keyboard goes on in the text, not before the menus.
        await expect(page.getByRole("main")).toBeFocused();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.clock.runFor(ITEM.reappearAfterMinutes * MINUTE);
        now += ITEM.reappearAfterMinutes * MINUTE;
      });
    }
  });

  test("a reload within its minutes does not bring it back, a later one does", async ({ page }) => {
    await openAt(page, START + 10 * MINUTE);
    await ok(page).click();
    await reload(page);
    await stopClock(page, START + 11 * MINUTE);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(MINUTE);
    await expect(popup(page)).toBeVisible();
  });

  test("the ticked box silences it for good; unticked before OK, it does not", async ({ page }) => {
    await openAt(page, START + 10 * MINUTE);
    await box(page).check();
    expect(await stored(page, "breakingNewsDoNotShow")).toBe("true");
    await box(page).uncheck();
    expect(await stored(page, "breakingNewsDoNotShow")).toBeNull();
    await box(page).check();
    await ok(page).click();
    await page.clock.runFor(60 * MINUTE);
    await expect(popup(page)).toBeHidden();

    await reload(page);
    await stopClock(page, START + 80 * MINUTE);
    await expect(popup(page)).toBeHidden();
  });

  test("of several, the one that started last shows; closing it leaves the others for later", async ({
    page,
  }) => {
    const earlier = { ...ITEM, id: 1, title: "Messa spostata", startDate: "2027-01-10T08:00" };
    await openAt(page, START + 30_000, [earlier, ITEM]);
    await expect(popup(page, "Messa spostata")).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page, "Messa spostata")).toBeHidden();
    await ok(page).click();
    await page.clock.runFor(1_000);
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("what another tab closes or silences, closes here too", async ({ page, context }) => {
    await openAt(page, START + 10 * MINUTE);
    await expect(popup(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/app/offerte");
    await other.evaluate(() => localStorage.setItem("breakingNewsDoNotShow", "true"));
    await expect(popup(page)).toBeHidden();
  });

  test("good pictures are shown, and empty ones are not", async ({ page }) => {
    await page.route("**/favicon.ico?neve", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>',
      }),
    );
    const good = { photo: "/favicon.ico?neve", description: "La strada sotto la neve" };
    const now = START + 10 * MINUTE;
    await page.clock.setFixedTime(now);
    for (const [foto, names] of [
      [[], []],
      [[{ photo: "", description: "" }, { photo: null }], []],
      [[{ photo: "" }, good], [good.description]],
    ] as const) {
      await serve(page, [{ ...ITEM, foto }]);
      await open(page, "/app/orari");
      await expect(popup(page)).toBeVisible();
      const pictures = await popup(page).getByRole("img").all();
      const seen = await Promise.all(pictures.map((each) => each.getAttribute("alt")));
      expect(seen, JSON.stringify(foto)).toEqual(names);
    }
  });

  test.describe("answers that are no news break nothing", () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test("errors, and what is no list of news", async ({ page }) => {
      for (const answer of [
        { status: 404, body: "" },
        { status: 500, body: "errore" },
        { body: "<!doctype html>", contentType: "text/html" },
        { json: null },
        { json: { id: 1 } },
        { json: [null, 3, "a", {}, { id: {}, title: [] }] },
      ]) {
        await page.route(ADDRESS, (route) => route.fulfill(answer));
        const answered = page.waitForResponse(ADDRESS);
        await open(page, "/app/orari");
        await answered;
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("dialog"), JSON.stringify(answer)).toBeHidden();
      }

      await test.step("no network", async () => {
        await page.route(ADDRESS, (route) => route.abort());
        const failed = page.waitForEvent("requestfailed");
        await open(page, "/app/orari");
        await failed;
        await expect(page.getByRole("dialog")).toBeHidden();
      });
    });
  });

  for (const [name, spoil] of [
    [
      "denied",
      () =>
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        }),
    ],
    [
      "full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
    [
      "full of rubbish",
      () => {
        localStorage.setItem("breakingNews", "{");
        localStorage.setItem("breakingNewsLastShown", "ieri");
        localStorage.setItem("breakingNewsDoNotShow", "forse");
      },
    ],
  ] as const) {
    test(`storage ${name}: the item shows, and OK holds for its minutes`, async ({ page }) => {
      await page.addInitScript(spoil);
      await openAt(page, START + 10 * MINUTE);
      await ok(page).click();
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(2 * MINUTE - 1_000);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(1_000);
      await expect(popup(page)).toBeVisible();
    });
  }

  test.describe("a visitor who arrives", () => {
    const KEYS = ["breakingNews", "breakingNewsLastShown", "breakingNewsDoNotShow"];
    const remembered = (page: Page) =>
      page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);

    /** A page of another origin, with a link to this site. */
    async function arriveFromAnotherSite(page: Page, baseURL: string | undefined) {
      await page.route("http://altrove.example/", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<title>Altrove</title><a href="${baseURL}/app/orari">Canneto</a>`,
        }),
      );
      await page.goto("http://altrove.example/");
      await page.getByRole("link", { name: "Canneto" }).click();
    }

    async function rememberSilence(page: Page) {
      await serve(page, []);
      await open(page, "/app/offerte");
      await page.evaluate((keys) => {
        for (const key of keys) localStorage.setItem(key, "true");
      }, KEYS);
    }

    test("from another site has the three values cleared; by an own link, by typing, or by a reload, has not", async ({
      page,
      baseURL,
    }) => {
      await rememberSilence(page);
      await arriveFromAnotherSite(page, baseURL);
      await expect(page).toHaveURL("/app/orari");
      await expect.poll(() => remembered(page)).toEqual([null, null, null]);

      for (const arrive of [
        () => page.reload(),
        () => page.goto("/app/offerte"),
        () => page.evaluate(() => location.assign("/app/orari?di-nuovo")),
      ]) {
        await page.evaluate((keys) => {
          for (const key of keys) localStorage.setItem(key, "true");
        }, KEYS);
        const answered = page.waitForResponse(ADDRESS);
        await arrive();
        await answered;
        await hydrated(page);
        expect(await remembered(page)).toEqual(["true", "true", "true"]);
      }
    });
  });
});

test("before Accetta nothing is asked for; in the same visit, the moment it is pressed, it is", async ({
  page,
}) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("breaking-news")) requests += 1;
  });
  await serve(page, [{ ...ITEM, startDate: "2020-01-01", endDate: "2999-01-01" }]);
  await open(page, "/app/orari");
  await expect(page.getByRole("region", { name: "Informativa sui cookie" })).toBeVisible();
  expect(requests).toBe(0);
  await page.getByRole("button", { name: "Accetta" }).click();
  await expect(popup(page)).toBeVisible();
  expect(requests).toBe(1);
});

test("the sample is published, with its window", async ({ page }) => {
  const answer = await page.request.get("/dati/breaking-news.json");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.json()).toContainEqual(
    expect.objectContaining({
      startDate: "2025-01-24T08:00",
      endDate: "2025-01-27T23:59:59",
      reappearAfterMinutes: 1,
    }),
  );
});
