import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { SAINTS_SOURCE } from "../../playwright.config.ts";
import {
  asked,
  boxOf,
  consent,
  expect,
  hydrated,
  main,
  NOTICE,
  open,
  serveNotices,
  stopClock,
  test,
  title,
} from "../support/test.ts";

const ADDRESS = "**/dati/breaking-news.json";
const MINUTE = 60_000;

/** 10 January 2027, noon in Rome; the tests' news item starts one minute later. */
const START = Date.parse("2027-01-10T11:00:00Z");
const ITEM = {
  ...NOTICE,
  startDate: "2027-01-10T12:01",
  endDate: "2027-01-10T14:00",
  reappearAfterMinutes: 2,
};
type Item = Omit<typeof ITEM, "foto"> & { foto: unknown };

const popup = (page: Page) => page.getByRole("dialog", { name: ITEM.title });
const ok = (page: Page) => popup(page).getByRole("button", { name: "OK" });
const box = (page: Page) => popup(page).getByRole("checkbox", { name: "Non mostrare più" });
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Expects a closed item to reappear after its minutes, and not a second earlier. */
async function expectBack(page: Page) {
  await expect(popup(page)).toBeHidden();
  await page.clock.fastForward(ITEM.reappearAfterMinutes * MINUTE - 1_000);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(popup(page)).toBeVisible();
}

/** Loads a page with its clock running, and stops it at an instant. */
async function load(page: Page, instant: number, go: () => Promise<unknown>) {
  const answered = page.waitForResponse(ADDRESS);
  await go();
  await hydrated(page);
  await answered;
  await stopClock(page, instant);
}

/** Opens a page with news and its clock stopped at an instant. */
async function openAt(page: Page, instant: number, items: Partial<Item>[] = [ITEM]) {
  await serveNotices(page, items);
  await page.clock.install({ time: instant - MINUTE });
  await load(page, instant, () => page.goto("/app/orari"));
}

test.describe("with the consent cookie", () => {
  test.use({ hasConsented: true });

  test("an item shows from the first second of its window to the last", async ({ page }) => {
    let now = START + MINUTE;
    await openAt(page, now - 1_000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(1_000);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAccessibleDescription("Per la neve.");
    await expect(popup(page)).toContainText("Avviso del 10 gennaio 2027");
    await expect(popup(page).getByText("Per la neve.").locator("strong")).toHaveText("neve");
    expect(JSON.parse((await stored(page, "breakingNews")) ?? "")).toMatchObject({ id: 7 });

    for (const [name, close] of [
      ["OK", () => ok(page).click()],
      ["Escape", () => page.keyboard.press("Escape")],
    ] as const) {
      await test.step(`${name} hides it, and it comes back after its minutes though the page stays open`, async () => {
        await close();
        await expect(popup(page)).toBeHidden();
        expect(await stored(page, "breakingNewsLastShown")).toBe(String(now));
        // Nothing was focused before: keyboard navigation continues in the text, not before the menus.
        await expect(main(page)).toBeFocused();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await expectBack(page);
        now += ITEM.reappearAfterMinutes * MINUTE;
      });
    }

    await test.step("what another tab closes or silences, closes here too", async () => {
      const other = await page.context().newPage();
      await other.goto("/healthz");
      await other.evaluate(() => localStorage.setItem("breakingNewsDoNotShow", "true"));
      await expect(popup(page)).toBeHidden();
      await other.evaluate(() => localStorage.removeItem("breakingNewsDoNotShow"));
      await expect(popup(page)).toBeVisible();
      await other.evaluate((at) => localStorage.setItem("breakingNewsLastShown", at), String(now));
      await expect(popup(page)).toBeHidden();
      await other.close();
    });

    await stopClock(page, Date.parse("2027-01-10T12:59:59Z"));
    await expect(popup(page)).toBeVisible();
    // The item lasts through the instant of its end, 14:00.
    await page.clock.runFor(2_000);
    await expect(popup(page)).toBeHidden();
  });

  test("a reload does not bring it back; the box silences it for good", async ({ page }) => {
    await openAt(page, START + 10 * MINUTE);
    await ok(page).click();
    await page.clock.resume();
    await load(page, START + 11 * MINUTE, () => page.reload());
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(MINUTE);
    await expect(popup(page)).toBeVisible();

    await test.step("nor does it hide another, which was never closed", async () => {
      await ok(page).click();
      await serveNotices(page, [{ ...ITEM, id: 8 }]);
      for (const minutes of [12.5, 13]) {
        await page.clock.resume();
        await load(page, START + minutes * MINUTE, () => page.reload());
        await expect(popup(page)).toBeVisible();
      }
    });

    await box(page).check();
    expect(await stored(page, "breakingNewsDoNotShow")).toBe("true");
    await box(page).uncheck();
    expect(await stored(page, "breakingNewsDoNotShow")).toBeNull();
    await box(page).check();
    await ok(page).click();
    await page.clock.fastForward(60 * MINUTE);
    await expect(popup(page)).toBeHidden();

    await test.step("on the page of the cookies", async () => {
      const again = page.getByRole("button", { name: "Mostra di nuovo gli avvisi" });
      await page.clock.resume();
      await open(page, "/app/cookie-consent");
      await again.click();
      await expect(page.getByText("gli avvisi del santuario compaiono di nuovo")).toBeAttached();
      await expect(popup(page)).toBeVisible();
      expect(await stored(page, "breakingNewsDoNotShow")).toBeNull();
    });
  });

  test("a good picture opens in full screen, and back leads to its item", async ({ page }) => {
    await page.route("**/favicon.ico?neve", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1600"/>',
      }),
    );
    const good = { photo: "/favicon.ico?neve", description: "La strada sotto la neve" };
    await openAt(page, START + 10 * MINUTE, [{ ...ITEM, foto: [{ photo: "" }, good] }]);
    await expect(popup(page).getByRole("img")).toHaveCount(1);
    const { height } = await boxOf(popup(page).getByRole("img"));
    expect(height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) / 2);
    await expect(ok(page)).toBeInViewport({ ratio: 1 });
    await page.clock.resume();
    await popup(page).getByRole("button", { name: "Apri a tutto schermo" }).click();
    await expect(page).toHaveURL("/fullscreen/carosello");
    await expect(page.getByRole("img", { name: good.description })).toBeVisible();
    await page.goBack();
    await expect(popup(page)).toBeVisible();
  });

  test("in storage of rubbish, then full, an item shows, and OK holds", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("breakingNews", "{");
      localStorage.setItem("breakingNewsLastShown", "ieri");
      localStorage.setItem("breakingNewsDoNotShow", "forse");
    });
    await openAt(page, START + 10 * MINUTE);
    await page.evaluate(() => {
      localStorage.clear();
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await ok(page).click();
    await expectBack(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("the values are cleared for who arrives from another site", async ({ page, baseURL }) => {
    const KEYS = ["breakingNews", "breakingNewsLastShown", "breakingNewsDoNotShow"];
    const remembered = () =>
      page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);
    async function remember() {
      await page.goto("/healthz");
      await page.evaluate((keys) => {
        for (const key of keys) localStorage.setItem(key, "true");
      }, KEYS);
    }
    async function arriveAt(address: string) {
      await page.goto(SAINTS_SOURCE);
      await page.setContent(`<title>Altrove</title><a href="${baseURL}${address}">Canneto</a>`);
      await page.getByRole("link", { name: "Canneto" }).click();
      await expect(page).toHaveURL(address);
      await expect.poll(remembered).toEqual([null, null, null]);
    }
    await remember();
    const answered = page.waitForResponse(ADDRESS);
    await page.evaluate(() => location.assign("/app/orari"));
    await answered;
    await hydrated(page);
    expect(await remembered()).toEqual(["true", "true", "true"]);

    await arriveAt("/");
    await remember();
    await arriveAt("/app/cookie-consent");
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Mostra di nuovo gli avvisi" })).toBeHidden();
  });
});

test.describe("consent", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("nothing is asked for before Accetta; what is no news breaks nothing", async ({ page }) => {
    const requests = asked(page, /breaking-news/);
    await serveNotices(page, [NOTICE]);
    await open(page, "/app/orari");
    await expect(page.getByRole("region", { name: "Informativa sui cookie" })).toBeVisible();
    expect(requests).toEqual([]);
    await page.getByRole("button", { name: "Accetta" }).click();
    await expect(popup(page)).toBeVisible();
    expect(requests).toHaveLength(1);

    /** Withdraws consent and gives it again, so that the page loads the news as after Accetta. */
    async function askAgain() {
      const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await page.context().clearCookies();
      await lookAgain();
      await expect(page.getByRole("dialog")).toBeHidden();
      await consent(page);
      await lookAgain();
    }

    for (const answer of [
      { status: 500, body: "errore" },
      { body: "<!doctype html>", contentType: "text/html" },
      undefined,
    ]) {
      await test.step(`answered with ${JSON.stringify(answer)}`, async () => {
        await page.route(ADDRESS, (route) => (answer ? route.fulfill(answer) : route.abort()));
        const ended = answer ? page.waitForResponse(ADDRESS) : page.waitForEvent("requestfailed");
        await askAgain();
        await ended;
        await expect(title(page)).toBeVisible();
        await expect(page.getByRole("dialog")).toBeHidden();
      });
    }
    await serveNotices(page, [NOTICE]);
    await askAgain();
    await expect(popup(page)).toBeVisible();
  });
});

test("each notice is published, with its window", async ({ request }) => {
  const written: Record<string, unknown>[] = parse(readFileSync("content/news.yaml", "utf8")) ?? [];
  const published = await (await request.get("/dati/breaking-news.json")).json();
  const windows = written.map(({ id, dal, al }) => ({ id, startDate: dal, endDate: al }));
  expect(published).toMatchObject(windows);
});
