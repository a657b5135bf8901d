import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./test.ts";

/** Leaves a mark that a reload would wipe away. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page) {
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the splash page leads to the hours and to the main page", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Orari" }).click();
  await expect(heading(page, "Orari")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Entra" }).click();
  await expect(page).toHaveURL("/app/realhome");
  await page.goBack();
  await page.getByRole("link", { name: "Basilica Santuario" }).click();
  await expect(page).toHaveURL("/app/realhome");
});

test("/app leads to the main page", async ({ page }) => {
  await page.goto("/app");
  await expect(page).toHaveURL("/app/realhome");
});

test.describe("between pages", () => {
  test("a menu link shows the next page without reloading, and moves title, focus and scroll", async ({
    page,
  }) => {
    await open(page, "/app/storia/cenni-storici");
    await mark(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page
      .getByRole("navigation", { name: "Laterale" })
      .getByRole("link", { name: "EDITORIA" })
      .click();
    await expect(heading(page, "Editoria")).toBeVisible();
    await expectSameDocument(page);
    await expect(page).toHaveTitle(/^Editoria/);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a link inside a text does too, and going back brings the first page as it was", async ({
    page,
  }) => {
    await open(page, "/app/realhome");
    await mark(page);
    await page.getByRole("main").getByRole("link", { name: "Madonna Bruna" }).click();
    await expect(page).toHaveURL("/app/statue/madonna");
    await expect(page.getByRole("main")).toContainText("legno");
    await page.goBack();
    await expect(heading(page, "Maria Santissima di Canneto")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("presso le sorgenti del Melfa");
    await expectSameDocument(page);
  });

  test("one hymn follows another in the same screen", async ({ page }) => {
    await open(page, "/app/inni/stabat-mater");
    await expect(page.getByRole("main")).toContainText("iuxta crucem");
    await page.getByRole("link", { name: /Torna all’indice/ }).click();
    await page.getByRole("link", { name: "Ave maris stella" }).click();
    await expect(heading(page, "Ave maris stella")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Dei Mater alma");
    await expect(page.getByRole("main")).not.toContainText("iuxta crucem");
  });

  test("text pages cost one small request each", async ({ page }) => {
    await open(page, "/app/storia/cenni-storici");
    await page.waitForLoadState("networkidle");
    const requests: { url: string; size: number }[] = [];
    page.on("requestfinished", async (request) => {
      const isFavicon = request.resourceType() === "other";
      if (isFavicon) return;
      const { responseBodySize } = await request.sizes();
      requests.push({ url: request.url(), size: responseBodySize });
    });
    await page.getByRole("main").getByRole("link", { name: "Culto pagano" }).last().click();
    await expect(page).toHaveURL("/app/storia/culto-pagano");
    await page.waitForLoadState("networkidle");
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.url).toMatch(/culto-pagano\.data$/);
    expect(requests[0]?.size).toBeLessThanOrEqual(4_000);
  });

  test("a link to another site is left to the browser", async ({ page }) => {
    await open(page, "/app/realhome");
    const link = page.getByRole("link", { name: /Diocesi di Sora/ }).first();
    await expect(link).toHaveAttribute("href", /^https:/);
    await page.route(/^https:/, (route) =>
      route.fulfill({ body: "elsewhere", contentType: "text/plain" }),
    );
    await link.click();
    await expect(page.getByText("elsewhere")).toBeVisible();
  });

  test("the telephone is a link", async ({ page }) => {
    await open(page, "/app/realhome");
    await expect(page.getByRole("link", { name: "Telefona 0776 691106" })).toHaveAttribute(
      "href",
      "tel:+390776691106",
    );
  });
});

test("the title of the next page is announced", async ({ page }) => {
  await open(page, "/app/orari");
  const announcer = page.locator("[aria-live=polite]");
  await expect(announcer).toHaveText("");
  await page
    .getByRole("navigation", { name: "Laterale" })
    .getByRole("link", { name: "OFFERTE" })
    .click();
  await expect(announcer).toHaveText(/^Offerte ·/);
});

test("a page that is slow to come says that it is loading", async ({ page }) => {
  await open(page, "/app/orari");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/offerte.data", async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole("navigation", { name: "Laterale" })
    .getByRole("link", { name: "OFFERTE" })
    .click();
  await expect(page.getByText("Loading...")).toBeVisible();
  release();
  await expect(heading(page, "Offerte")).toBeVisible();
  await expect(page.getByText("Loading...")).toBeHidden();
});

test("the first Tab reaches the skip link, which leads to the text", async ({ page }) => {
  await open(page, "/app/orari");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("dropdowns of the top bar and the sidebar", () => {
  for (const [menu, name, link] of [
    ["Principale", "STORIA", "Pia leggenda"],
    ["Laterale", "NEL MONDO", "Messico"],
  ] as const) {
    test(`${name} opens by mouse, click and keyboard`, async ({ page }) => {
      await open(page, "/app/orari");
      const navigation = page.getByRole("navigation", { name: menu });
      const opener = navigation.getByRole("button", { name });
      const item = navigation.getByRole("link", { name: link });
      await expect(opener).toHaveAttribute("aria-expanded", "false");
      await expect(item).toBeHidden();

      await opener.hover();
      await expect(item).toBeVisible();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await page.mouse.move(640, 700);
      await expect(item).toBeHidden();

      await opener.click();
      await page.mouse.move(640, 700);
      await expect(item).toBeVisible();
      await opener.click();
      await expect(item).toBeHidden();

      await opener.press("Enter");
      await expect(item).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(item).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.press("Enter");
      await item.click();
      await expect(heading(page, link)).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(item).toBeHidden();
    });
  }

  test("the arrows open a dropdown and move among its links", async ({ page }) => {
    await open(page, "/app/orari");
    const navigation = page.getByRole("navigation", { name: "Principale" });
    const opener = navigation.getByRole("button", { name: "STATUE" });
    const [first, last] = [
      navigation.getByRole("link", { name: "Madonna" }),
      navigation.getByRole("link", { name: "Sant’Anna" }),
    ];
    await opener.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(last).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(last).toBeFocused();
    await page.keyboard.press("Home");
    await expect(first).toBeFocused();
    await page.keyboard.press("End");
    await expect(last).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
  });

  test("a tap opens and closes", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    await open(page, "/app/orari");
    const opener = page.getByRole("button", { name: "CHIESA" });
    await opener.tap();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await opener.tap();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await context.close();
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("opens, holds all items of both menus, and closes 300 ms after a choice", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/app/orari");
    await page.getByRole("button", { name: "Apri il menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(page.getByRole("button", { name: "Chiudi il menu" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    for (const item of ["HOME", "STORIA", "CHIESA", "STATUE", "PELLEGRINAGGIO", "ORARI"]) {
      await expect(menu.getByText(item, { exact: true })).toBeVisible();
    }
    await page.clock.pauseAt(Date.now() + 1_000);
    await menu.getByRole("link", { name: "OFFERTE" }).click();
    await expect(heading(page, "Offerte")).toBeAttached();
    await page.clock.runFor(299);
    await expect(menu).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible();
  });

  test("Escape closes it", async ({ page }) => {
    await open(page, "/app/orari");
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  });
});

test.describe("the shell follows the window", () => {
  for (const [width, height, sidebar, hamburger] of [
    [990, 900, false, true],
    [991, 900, true, true],
    [992, 900, true, false],
    [1280, 700, true, true],
    [1280, 701, true, false],
  ] as const) {
    test(`at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/app/orari");
      await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible({
        visible: sidebar,
      });
      await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible({
        visible: hamburger,
      });
      await expect(page.getByRole("navigation", { name: "Principale" })).toBeVisible({
        visible: !hamburger,
      });
    });
  }
});

test.describe("GIUBILEO 2025 is in the menu from 2025-01-06 to 2026-01-13", () => {
  for (const [instant, visible] of [
    ["2025-01-05T23:59:59+01:00", false],
    ["2025-01-06T00:00:00+01:00", true],
    ["2026-01-13T23:59:59+01:00", true],
    ["2026-01-14T00:00:00+01:00", false],
  ] as const) {
    test(`at ${instant}: ${visible}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant));
      await open(page, "/app/orari");
      const entry = page
        .getByRole("navigation", { name: "Laterale" })
        .getByRole("link", { name: "GIUBILEO 2025" });
      await expect(entry).toBeVisible({ visible });
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdowns open on hover and focus, and their links work", async ({ page }) => {
    await page.goto("/app/orari");
    const navigation = page.getByRole("navigation", { name: "Principale" });
    const item = navigation.getByRole("link", { name: "Tabernacolo" });
    await expect(item).toBeHidden();
    await navigation.getByRole("button", { name: "CHIESA" }).focus();
    await expect(item).toBeVisible();
    await item.click();
    await expect(page).toHaveURL("/app/chiesa/tabernacolo");
  });

  test("the mobile menu opens, and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/app/orari");
    await page.getByRole("button", { name: "Apri il menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByText("STATUE").click();
    await menu.getByRole("link", { name: "Sant’Anna" }).click();
    await expect(page).toHaveURL("/app/statue/sant-anna");
  });

  test("both languages of a legal page are shown, and the tabs lead to them", async ({ page }) => {
    await page.goto("/app/privacy-policy");
    await expect(page.getByRole("tabpanel", { name: "Italiano" })).toBeVisible();
    await page.getByRole("tab", { name: "English" }).click();
    await expect(page).toHaveURL("/app/privacy-policy#english");
    await expect(page.getByRole("tabpanel", { name: "English" })).toBeInViewport();
  });
});

test("the languages of a legal page are tabs", async ({ page }) => {
  await open(page, "/app/cookie-consent");
  const italian = page.getByRole("tabpanel", { name: "Italiano" });
  const english = page.getByRole("tabpanel", { name: "English" });
  await expect(page.getByRole("tab", { name: "Italiano" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(english).toBeHidden();
  await page.getByRole("tab", { name: "English" }).click();
  await expect(english).toBeVisible();
  await expect(english).toHaveAttribute("lang", "en");
  await expect(italian).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Italiano" })).toBeFocused();
  await expect(italian).toBeVisible();
});

test("a button pressed before React listens is pressed again once it does", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/app/orari", { waitUntil: "load" });
  const opener = page.getByRole("navigation", { name: "Laterale" }).getByRole("button");
  await opener.click();
  await page.mouse.move(640, 700);
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  release();
  await hydrated(page);
  await expect(opener).toHaveAttribute("aria-expanded", "true");
});

test("styles follow the order of the layers", async ({ page }) => {
  await page.goto("/app/orari");
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const text = await style("body", "color");
  expect(await style(".prose a", "color"), "base").not.toBe(text);
  expect(await style("header a", "color"), "components over base").toBe(text);
  expect(await style("header a", "text-decoration-line"), "components over base").toBe("none");
});
