import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, open, stopClock, test } from "./support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("dropdowns of the top bar and the sidebar", () => {
  test("open by mouse, click and keyboard", async ({ page }) => {
    await open(page, "/app/orari");
    for (const [menu, name, link] of [
      ["Principale", "STORIA", "Pia leggenda"],
      ["Laterale", "NEL MONDO", "Messico"],
    ] as const) {
      await test.step(name, async () => {
        const navigation = page.getByRole("navigation", { name: menu });
        const opener = navigation.getByRole("button", { name });
        const item = navigation.getByRole("link", { name: link });
        await expect(opener).toHaveAttribute("aria-expanded", "false");
        await expect(item).toBeHidden();

        await opener.hover();
        await expect(item).toBeVisible();
        await expect(opener).toHaveAttribute("aria-expanded", "true");
        await page.keyboard.press("Escape");
        await expect(item).toBeHidden();
        await page.mouse.move(640, 700);
        await opener.hover();
        await expect(item).toBeVisible();
        await page.mouse.move(640, 700);
        await expect(item).toBeHidden();

        await opener.click();
        await page.mouse.move(640, 700);
        await expect(item).toBeVisible();
        await opener.click();
        await expect(item).toBeHidden();

        for (const close of [
          () => page.keyboard.press("Escape"),
          () => page.mouse.click(640, 700),
        ]) {
          // As in Safari, where a click does not move focus.
          await opener.evaluate((button: HTMLElement) => {
            button.blur();
            button.click();
          });
          await expect(item).toBeVisible();
          await close();
          await expect(item).toBeHidden();
        }

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

    await test.step("one that opens closes the other", async () => {
      const [first, second] = ["STORIA", "CHIESA"].map((name) =>
        page.getByRole("button", { name }),
      );
      await first?.click();
      await second?.click();
      await expect(second as Locator).toHaveAttribute("aria-expanded", "true");
      await expect(first as Locator).toHaveAttribute("aria-expanded", "false");
      await second?.click();
    });

    await test.step("the arrows open a dropdown and move among its links", async () => {
      const navigation = page.getByRole("navigation", { name: "Principale" });
      const opener = navigation.getByRole("button", { name: "STATUE" });
      const [first, last] = [
        navigation.getByRole("link", { name: "Madonna" }),
        navigation.getByRole("link", { name: "Sant'Anna" }),
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
  });

  test("cover neither name nor saint, nor in the sidebar what stands under them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await open(page, "/app/orari");
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error("not in view");
      return box;
    };
    const header = await boxOf(page.getByRole("banner"));
    const first = await boxOf(page.getByRole("button", { name: "STORIA" }));
    for (const part of [
      page.getByRole("link", { name: "Basilica Santuario" }),
      page.getByRole("region", { name: "Santo del giorno" }),
    ]) {
      const { y, height } = await boxOf(part);
      expect(y + height).toBeLessThanOrEqual(first.y);
    }
    await page.getByRole("button", { name: "PELLEGRINAGGIO" }).click();
    const link = await boxOf(page.getByRole("link", { name: "Il pellegrinaggio" }));
    expect(link.y).toBeGreaterThanOrEqual(header.y + header.height);

    const sidebar = page.getByRole("navigation", { name: "Laterale" });
    await sidebar.getByRole("button", { name: "NEL MONDO" }).hover();
    const last = await boxOf(sidebar.getByRole("link", { name: "Perù" }));
    const after = sidebar.getByRole("link", { name: "EDITORIA" });
    expect((await boxOf(after)).y).toBeGreaterThanOrEqual(last.y + last.height);
    await after.hover();
    await expect(sidebar.getByRole("link", { name: "Perù" })).toBeVisible();
  });

  test.describe("with a finger", () => {
    test.use({ hasTouch: true, viewport: { width: 1280, height: 900 } });

    test("a tap opens and closes", async ({ page }) => {
      await open(page, "/app/orari");
      const opener = page.getByRole("button", { name: "CHIESA" });
      await opener.tap();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await opener.tap();
      await expect(opener).toHaveAttribute("aria-expanded", "false");
    });
  });
});

test.describe("the mobile menu", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("opens, holds all items of both menus, and closes 300 ms after a choice", async ({
    page,
  }) => {
    const start = new Date("2026-11-20T12:00:00Z").getTime();
    await page.clock.install({ time: start });
    await open(page, "/app/orari");
    await page.getByRole("button", { name: "Apri il menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(page.getByRole("button", { name: "Chiudi il menu" })).toBeVisible();
    for (const item of ["HOME", "STORIA", "CHIESA", "STATUE", "PELLEGRINAGGIO", "ORARI"]) {
      await expect(menu.getByText(item, { exact: true })).toBeVisible();
    }
    await stopClock(page, start + 60_000);
    await menu.getByRole("link", { name: "OFFERTE" }).click();
    await expect(heading(page, "Offerte")).toBeAttached();
    await page.clock.runFor(299);
    await expect(menu).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible();

    await test.step("the keyboard does not leave it for the page that it covers; Escape closes it", async () => {
      await page.clock.resume();
      await page.getByRole("button", { name: "Apri il menu" }).click();
      // Its name depends on what the menu covers.
      await expect(page.getByRole("button", { name: "Chiudi il menu" })).toBeVisible();
      await page.locator("#menu a").last().focus();
      await page.keyboard.press("Tab");
      const isInPage = () =>
        page.evaluate(() => document.activeElement?.closest("main, footer, section") !== null);
      expect(await isInPage()).toBe(false);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    });
  });
});

test.describe("on a phone of before popovers", () => {
  // The page is changed to what a browser without popovers would parse, which the policy does not allow.
  test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

  test("the menu opens and closes, and Escape leads back to its button", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
    await page.route("/app/orari", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replace(/ popover(target)?="\w+"/gi, "")
        .replace("not selector(:popover-open)", "selector(:hover)");
      await route.fulfill({ response: answer, body });
    });
    await open(page, "/app/orari");
    const menu = page.getByRole("navigation", { name: "Menu" });
    const opener = page.getByRole("button", { name: "Apri il menu" });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "CERCA" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole("button", { name: "Chiudi il menu" }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole("link", { name: "OFFERTE" }).click();
    await expect(heading(page, "Offerte")).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test("the panel of the mobile menu is shown first, and what is in it with the next frame", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/app/orari");
  const atOnce = await page.evaluate(() => {
    const menu = document.getElementById("menu");
    menu?.showPopover();
    return [...(menu?.querySelectorAll("nav > ul, address") ?? [])].map((part) =>
      part.checkVisibility(),
    );
  });
  expect(atOnce).toEqual([false, false]);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "CERCA" })).toBeVisible();
});

test("the shell follows the window", async ({ page }) => {
  await page.goto("/app/orari");
  for (const [width, height, sidebar, hamburger] of [
    [990, 900, false, true],
    [991, 900, true, true],
    [992, 900, true, false],
    [1280, 700, true, true],
    [1280, 701, true, false],
  ] as const) {
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
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

test.describe("the pages of a section", () => {
  const section = (page: Page) => page.getByRole("navigation", { name: "Storia" });

  test("stay in view in the sidebar of a wide window, and end the page in a narrow one", async ({
    page,
    context,
    baseURL,
  }) => {
    // The cookie notice would cover the last of them in a low window.
    await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
    await open(page, "/app/storia/cenni-storici");
    const link = section(page).getByRole("link", { name: "Documentario" });
    await page.getByRole("navigation", { name: "Pagine vicine" }).scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await expect(section(page).locator("[aria-current=page]")).toHaveText("Cenni storici");
    await link.click();
    await expect(heading(page, "Documentario")).toBeVisible();
    await expect(section(page).locator("[aria-current=page]")).toHaveText("Documentario");
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole("main").getByRole("navigation", { name: "Storia" })).toBeVisible();
    await expect(section(page)).toHaveCount(1);
  });

  test("end the page where there are too many, and are nowhere twice", async ({ page }) => {
    await page.goto("/app/canada");
    const many = page.getByRole("navigation", { name: "Nel mondo" });
    await expect(page.getByRole("main").locator(many)).toBeVisible();
    await page.goto("/app/editoria/home");
    await expect(page.getByRole("navigation", { name: "Editoria" })).toHaveCount(0);
  });
});

test.describe("parts that wait", () => {
  /** Tells whether an element is hydrated. */
  const isTakenOver = (element: Locator) =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")));

  test("React leaves each menu and the footer alone until somebody comes near it, and hears the first press", async ({
    page,
  }) => {
    await open(page, "/app/orari");
    const opener = page.getByRole("button", { name: "STATUE" });
    const legal = page.getByRole("contentinfo").getByRole("link", { name: "Accessibilità" });
    await page.getByRole("heading", { level: 1 }).click();
    expect(await isTakenOver(page.getByRole("main"))).toBe(true);
    for (const part of [opener, legal]) expect(await isTakenOver(part)).toBe(false);

    // As assistive technology clicks, without coordinates.
    await opener.evaluate((button: HTMLElement) => button.click());
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    expect(await isTakenOver(opener)).toBe(true);
    expect(await isTakenOver(legal)).toBe(false);
    await legal.focus();
    await expect.poll(() => isTakenOver(legal)).toBe(true);

    await test.step("they know the page that is opened, and the one that is gone back to", async () => {
      await open(page, "/app/orari");
      const sidebar = page.getByRole("navigation", { name: "Laterale" });
      const here = sidebar.locator("[aria-current=page]");
      await expect(here).toHaveText("ORARI");
      await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>("main a[href='/app/info/link_esterni']")?.click();
      });
      await expect(heading(page, "Link esterni")).toBeAttached();
      await expect(here).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect(here).toHaveText("ORARI");
      expect(await isTakenOver(here)).toBe(true);
    });
  });
});

test("GIUBILEO 2025 goes from a menu that is open when its window ends", async ({ page }) => {
  const entry = page
    .getByRole("navigation", { name: "Laterale" })
    .getByRole("link", { name: "GIUBILEO 2025" });
  await page.clock.setFixedTime(new Date("2026-01-13T23:59:59+01:00"));
  await open(page, "/app/orari");
  await expect(entry).toBeVisible();
  await page.clock.setFixedTime(new Date("2026-01-14T00:00:00+01:00"));
  // A page checks the time when it becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(entry).toBeHidden();
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

    await test.step("the mobile menu opens, and its links work", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/app/orari");
      await page.getByRole("button", { name: "Apri il menu" }).click();
      const menu = page.getByRole("navigation", { name: "Menu" });
      await menu.getByText("STATUE").click();
      await menu.getByRole("link", { name: "Sant'Anna" }).click();
      await expect(page).toHaveURL("/app/statue/sant-anna");
    });
  });
});
