import type { Request } from "@playwright/test";
import { LIMITS } from "./budgets/limits.ts";
import { headingsOf, menuLabel, SIDE_PAGE, titleOf } from "./support/site.ts";
import {
  asked,
  expect,
  follow,
  holdBack,
  hydrated,
  main,
  open,
  settled,
  stopClock,
  test,
  title,
} from "./support/test.ts";

test("from a text page to the next: its cost, where it leads, the way back", async ({ page }) => {
  const link = main(page).locator("a[href='/app/storia/culto-pagano']").first();
  await open(page, "/app/storia/cenni-storici");
  await settled(page);

  await test.step("a text page costs one small file, fetched when the pointer reaches its link", async () => {
    const requests: { url: string; size: number }[] = [];
    const keep = async (request: Request) => {
      // Pictures load near the viewport, and an italic font once for all pages; both have their own budgets.
      const isOfItsOwn = ["image", "font"].includes(request.resourceType());
      if (isOfItsOwn || request.url().includes("favicon")) return;
      const { responseBodySize } = await request.sizes();
      // Prefetched files come from the browser's cache.
      if (responseBodySize > 0) requests.push({ url: request.url(), size: responseBodySize });
    };
    page.on("requestfinished", keep);
    await link.hover();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.url).toMatch(/culto-pagano\.json$/);
    expect(requests[0]?.size).toBeGreaterThan(0);
    expect(requests[0]?.size).toBeLessThanOrEqual(LIMITS.navigation);
    await link.click();
    await expect(page).toHaveURL("/app/storia/culto-pagano");
    await expect(title(page)).toHaveText(titleOf("/app/storia/culto-pagano"));
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(1);
    page.off("requestfinished", keep);
    await page.goBack();
    await expect(title(page)).toHaveText(titleOf("/app/storia/cenni-storici"));
  });

  await test.step("a link to a heading of another page leads to the heading", async () => {
    await link.click();
    await expect(title(page)).toHaveText(titleOf("/app/storia/culto-pagano"));
    const [, heading = ""] = headingsOf("/app/storia/cenni-storici");
    await follow(page, `/app/storia/cenni-storici${heading}`);
    await expect(page).toHaveURL(new RegExp(heading));
    await expect(title(page)).toHaveText(titleOf("/app/storia/cenni-storici"));
    await expect(page.locator(heading)).toBeInViewport();
  });

  await test.step("a page comes with what stands over its text, which would push it down later", async () => {
    const letGo = await holdBack(page, "**/assets/hours-box-*.js");
    const asked = page.waitForRequest(/hours-box/);
    const hasNumber = page.evaluate(
      (name) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => {
            if (document.querySelector("h1")?.textContent !== name) return;
            resolve(document.querySelector("main a[href^='tel:']") !== null);
          }).observe(document, { subtree: true, childList: true, characterData: true });
        }),
      titleOf("/app/orari"),
    );
    await follow(page, "/app/orari");
    await asked;
    letGo();
    expect(await hasNumber).toBe(true);
    await page.goBack();
    await expect(title(page)).toHaveText(titleOf("/app/storia/cenni-storici"));
  });

  await test.step("a link to the same page adds nothing to the history", async () => {
    const entries = await page.evaluate(() => history.length);
    await follow(page, "/app/storia/cenni-storici");
    await follow(page, "/app/storia/cenni-storici");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  await test.step("nothing is fetched ahead where data are counted", async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const fetched = asked(page, /pia-leggenda\.json$/);
    const other = main(page).locator("a[href='/app/storia/pia-leggenda']").first();
    await other.hover();
    // All earlier requests are reported once the page answers a query.
    await page.evaluate(() => document.title);
    expect(fetched).toEqual([]);
    await other.click();
    await expect(page).toHaveURL(/pia-leggenda$/);
    await expect(title(page)).not.toHaveText(titleOf("/app/storia/cenni-storici"));
    expect(fetched).toHaveLength(1);
  });
});

test.describe("what is no fragment", () => {
  /** A warning of the router about a fragment that it cannot decode. */
  test.use({ expectedErrors: /is not a decodable element ID/ });

  test("an address with a broken fragment shows its page", async ({ page }) => {
    await open(page, "/app/orari#100%");
    for (const [address, name] of [
      [`${SIDE_PAGE}#100%`, titleOf(SIDE_PAGE)],
      ["#100%", titleOf(SIDE_PAGE)],
      ["/app/orari#%E0%A4%A", titleOf("/app/orari")],
    ] as const) {
      await follow(page, address);
      await expect(title(page)).toHaveText(name);
      await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
    }
  });
});

test("a pointer asks for a page where it rests, once, not where it crosses", async ({ page }) => {
  const fetched = asked(page, /\/app\/.*\.json$/);
  await page.clock.install();
  await open(page, "/app/pellegrinaggio/compagnie");
  await settled(page);
  await stopClock(page, Date.now() + 60_000);
  const links = page
    .getByRole("main")
    .locator("li a[href^='/app/pellegrinaggio/compagnie/']:visible");
  const all = (await links.all()).slice(0, 15);
  expect(all).toHaveLength(15);
  for (const link of all) {
    await link.hover();
    await page.clock.runFor(40);
  }
  // All earlier requests are reported once the page answers a query.
  await page.evaluate(() => document.title);
  expect(fetched).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => fetched).toHaveLength(1);
  await page.mouse.move(0, 0);
  await all.at(-1)?.hover();
  await page.clock.runFor(200);
  await page.evaluate(() => document.title);
  expect(fetched).toHaveLength(1);

  await test.step("which opens as other pages do", async () => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const place = page.locator("main svg a[href^='/']").first();
    const address = String(await place.getAttribute("href"));
    await page.clock.resume();
    // Focusing scrolls, and would put other links under the pointer.
    await page.mouse.move(0, 0);
    await place.focus();
    await expect.poll(() => fetched.at(-1)).toMatch(new RegExp(`${address}.json$`));
    await place.dispatchEvent("click");
    await expect(page).toHaveURL(address);
    await expect(main(page)).toBeFocused();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
});

test("before React a press waits for it, and what was opened stays open", async ({ page }) => {
  let letGo = await holdBack(page, "**/assets/*.js");
  await page.goto("/app/orari", { waitUntil: "load" });
  const opener = page.getByRole("navigation", { name: "Laterale" }).getByRole("button").first();
  const bar = page.getByRole("navigation", { name: "Principale" });
  await opener.click();
  await bar.getByRole("button", { name: menuLabel("/app/storia/pia-leggenda", true) }).hover();
  const shown = bar.locator("a[href='/app/storia/pia-leggenda']");
  await expect(shown).toBeVisible();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  letGo();
  await hydrated(page);
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(shown).toBeVisible();

  await test.step("a phone's menu that was opened before is known to be open", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    letGo = await holdBack(page, "**/assets/*.js");
    await page.goto("/app/orari", { waitUntil: "load" });
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    letGo();
    await page.getByRole("button", { name: "Chiudi il menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible();
  });
});
