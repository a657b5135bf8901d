import type { Page } from "@playwright/test";
import { isGroup, linksOf } from "../app/navigation/menu-items.ts";
import { endInstant, windowContains } from "../domain/time/rome-time.ts";
import type { MenuItem } from "../pipeline/schemas/navigation.ts";
import {
  content,
  htmlOf,
  kinds,
  mainOf,
  menuLabel,
  OTHER_SIDE_PAGE,
  SIDE_PAGE,
  sectionOf,
  titleOf,
} from "./support/site.ts";
import {
  boxOf,
  expect,
  fingerOn,
  hydrated,
  main,
  open,
  sideLink,
  sleepUntil,
  stopClock,
  test,
  title,
} from "./support/test.ts";

/** The last pages behind the first two dropdowns of the bar, and behind the first of the sidebar. */
const lastBehind = (items: readonly MenuItem[]) =>
  items.filter(isGroup).map((item) => linksOf([item]).at(-1)?.path ?? "");
const [FIRST = "", SECOND = ""] = lastBehind(content.navigation.topBar);
const LAST = lastBehind(content.navigation.topBar).at(-1) ?? "";
const [SIDE = ""] = lastBehind(content.navigation.sidebar);

const PHONE = { width: 360, height: 740 };
const button = (page: Page, name: string) => page.getByRole("button", { name });
/** Finds the button of the dropdown that leads to a page. */
const opener = (page: Page, address: string) => button(page, menuLabel(address, true));
const mobileMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test("dropdowns of top bar and sidebar open by mouse, click and keyboard", async ({ page }) => {
  await open(page, "/app/orari");
  const away = () => page.mouse.move(640, 700);
  await test.step("in the top bar", async () => {
    const bar = page.getByRole("navigation", { name: "Principale" });
    const opened = opener(page, FIRST);
    const item = bar.locator(`a[href="${FIRST}"]`);
    await expect(opened).toHaveAttribute("aria-expanded", "false");
    await expect(item).toBeHidden();

    await opened.hover();
    await expect(item).toBeVisible();
    await expect(opened).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(item).toBeHidden();
    await away();
    await opened.hover();
    await expect(item).toBeVisible();
    await away();
    await expect(item).toBeHidden();

    await opened.click();
    await away();
    await expect(item).toBeVisible();
    await opened.click();
    await expect(item).toBeHidden();

    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(640, 700)]) {
      // As in Safari, where a click does not move focus.
      await opened.evaluate((element: HTMLElement) => {
        element.blur();
        element.click();
      });
      await expect(item).toBeVisible();
      await close();
      await expect(item).toBeHidden();
    }

    await opened.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(item).toBeHidden();
    await expect(opened).toBeFocused();

    await opened.press("Enter");
    await item.click();
    await expect(title(page)).toHaveText(titleOf(FIRST));
    await away();
    await expect(item).toBeHidden();
  });

  await test.step("in the sidebar", async () => {
    const side = opener(page, SIDE);
    await side.hover();
    await expect(side).toHaveAttribute("aria-expanded", "true");
    await sideLink(page, SIDE).click();
    await expect(title(page)).toHaveText(titleOf(SIDE));
    await away();
    await expect(side).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("one that opens closes the other", async () => {
    const first = opener(page, FIRST);
    const second = opener(page, SECOND);
    await first.click();
    await second.click();
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await second.click();
  });

  await test.step("a finger opens one and closes it", async () => {
    await away();
    const { tap } = await fingerOn(page);
    const { x, y } = await boxOf(opener(page, SECOND));
    for (const isOpen of [true, false]) {
      await tap(x + 10, y + 10);
      await expect(opener(page, SECOND)).toHaveAttribute("aria-expanded", String(isOpen));
    }
  });

  await test.step("the arrows open a dropdown and move among its links", async () => {
    const opened = opener(page, SECOND);
    const links = page
      .getByRole("listitem")
      .filter({ has: opened })
      .getByRole("link", { includeHidden: true });
    const [first, second, last] = [links.first(), links.nth(1), links.last()];
    await opened.focus();
    for (const [key, focused] of [
      ["ArrowDown", first],
      ["ArrowDown", second],
      ["End", last],
      ["ArrowDown", last],
      ["Home", first],
      ["ArrowUp", opened],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused, key).toBeFocused();
    }
    await expect(opened).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(opened).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("they cover neither name nor saint, nor in the sidebar what stands under them", async () => {
    await page.setViewportSize({ width: 992, height: 800 });
    const first = await boxOf(opener(page, FIRST));
    for (const part of [
      page.getByRole("link", { name: "Basilica Santuario" }),
      page.getByRole("region", { name: "Santo del giorno" }),
    ]) {
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(first.y);
    }
    await opener(page, LAST).click();
    const bar = page.getByRole("navigation", { name: "Principale" });
    const link = await boxOf(bar.locator(`a[href='${LAST}']`));
    expect(link.y).toBeGreaterThanOrEqual((await boxOf(page.getByRole("banner"))).bottom);
    await page.keyboard.press("Escape");

    const side = page.getByRole("navigation", { name: "Laterale" });
    const item = side.getByRole("listitem").filter({ has: opener(page, SIDE) });
    await item.getByRole("button").hover();
    const last = await boxOf(item.getByRole("link").last());
    const below = side.locator("li:has(button) ~ li a").first();
    expect((await boxOf(below)).y).toBeGreaterThanOrEqual(last.bottom);
    await below.hover();
    await expect(sideLink(page, SIDE)).toBeVisible();
  });
});

test("the mobile menu holds both menus, and closes 300 ms after a choice", async ({ page }) => {
  const menu = mobileMenu(page);
  const start = new Date("2026-11-20T12:00:00Z").getTime();
  await page.setViewportSize(PHONE);
  await page.clock.install({ time: start });
  await page.goto("/app/orari");

  await test.step("what is in it comes with the next frame", async () => {
    const atOnce = await page.evaluate(() => {
      const panel = document.getElementById("menu");
      panel?.showPopover();
      return [...(panel?.querySelectorAll("nav > ul, address") ?? [])].map((part) =>
        part.checkVisibility(),
      );
    });
    expect(atOnce).toEqual([false, false]);
    await expect(menu.getByRole("link", { name: "HOME" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  await hydrated(page);
  await button(page, "Apri il menu").click();
  await expect(button(page, "Chiudi il menu")).toBeVisible();
  for (const item of [...content.navigation.topBar, ...content.navigation.sidebar]) {
    const isShown = windowContains(item, start);
    const label = menu.getByText(item.label, { exact: true }).first();
    await expect(label).toBeVisible({ visible: isShown });
  }
  await test.step("its dropdowns are buttons that say whether they are open, each by itself", async () => {
    for (const address of [FIRST, SECOND]) {
      const item = menu.locator(`a[href="${address}"]`);
      await expect(item).toBeHidden();
      await opener(page, address).click();
      await expect(opener(page, address)).toHaveAttribute("aria-expanded", "true");
      await expect(item).toBeVisible();
    }
    await opener(page, FIRST).click();
    await expect(opener(page, FIRST)).toHaveAttribute("aria-expanded", "false");
    await expect(menu.locator(`a[href="${FIRST}"]`)).toBeHidden();
    await expect(menu.locator(`a[href="${SECOND}"]`)).toBeVisible();
  });
  await stopClock(page, start + 60_000);
  await menu.locator(`a[href="${SIDE_PAGE}"]`).click();
  await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
  await page.clock.runFor(299);
  await expect(menu).toBeVisible();
  await page.clock.runFor(1);
  await expect(menu).toBeHidden();

  await test.step("the keyboard does not leave it for the page that it covers; Escape closes it", async () => {
    await page.clock.resume();
    await button(page, "Apri il menu").click();
    // Its name depends on what the menu covers.
    await expect(button(page, "Chiudi il menu")).toBeVisible();
    await page.locator("#menu a").last().focus();
    await page.keyboard.press("Tab");
    const isInPage = () =>
      page.evaluate(() => document.activeElement?.closest("main, footer, section") !== null);
    expect(await isInPage()).toBe(false);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  await test.step("who goes back while it is open sees the page", async () => {
    const left = await title(page).textContent();
    await button(page, "Apri il menu").click();
    await expect(button(page, "Chiudi il menu")).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(title(page)).not.toHaveText(String(left));
  });

  await test.step("who turns a tablet, or makes a low window higher, while it is open reaches the page", async () => {
    for (const [small, large] of [
      [
        { width: 820, height: 1180 },
        { width: 1180, height: 820 },
      ],
      [
        { width: 1280, height: 700 },
        { width: 1280, height: 900 },
      ],
    ] as const) {
      await page.setViewportSize(small);
      await button(page, "Apri il menu").click();
      await expect(button(page, "Chiudi il menu")).toBeVisible();
      await page.setViewportSize(large);
      await expect(page.locator("#menu:popover-open")).toHaveCount(0);
      await expect(page.locator(".skip-link")).not.toHaveAttribute("inert");
    }
  });
});

test.describe("on a phone of before popovers", () => {
  // The page is changed to what a browser without popovers would parse, which the policy does not allow.
  test.use({ viewport: PHONE, bypassCSP: true });

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
    const [menu, opener] = [mobileMenu(page), button(page, "Apri il menu")];
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole("link", { name: "HOME" }).focus();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await button(page, "Chiudi il menu").click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.locator(`a[href="${OTHER_SIDE_PAGE}"]`).click();
    await expect(title(page)).toHaveText(titleOf(OTHER_SIDE_PAGE));
    await expect(menu).toBeHidden();
  });
});

test.describe(() => {
  // The cookie notice would cover the last pages of a section in a low window.
  test.use({ hasConsented: true });

  test("menus and the pages of a section stand where the window lets them", async ({ page }) => {
    // Not the first of its section, whose picture crosses the window above the sidebar.
    await open(page, "/app/storia/pia-leggenda");
    for (const [width, height, sidebar, hamburger] of [
      [990, 900, false, true],
      [991, 900, true, true],
      [992, 900, true, false],
      [1280, 700, true, true],
      [1280, 701, true, false],
    ] as const) {
      const at = `${width} by ${height}`;
      await page.setViewportSize({ width, height });
      const navigation = (name: string) => page.getByRole("navigation", { name });
      await expect(navigation("Laterale"), at).toBeVisible({ visible: sidebar });
      await expect(button(page, "Apri il menu"), at).toBeVisible({ visible: hamburger });
      await expect(navigation("Principale"), at).toBeVisible({ visible: !hamburger });
    }

    const section = page.getByRole("navigation", { name: sectionOf("/app/storia/documentario") });
    const here = section.locator("[aria-current=page]");
    const link = section.getByRole("link", { name: titleOf("/app/storia/documentario") });
    await expect(link).toBeInViewport();
    await expect(here).toHaveText(titleOf("/app/storia/pia-leggenda"));
    await link.click();
    for (const place of [title(page), here])
      await expect(place).toHaveText(titleOf("/app/storia/documentario"));
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(main(page).locator(section)).toBeVisible();
    await expect(section).toHaveCount(1);
    const listOf = (address: string) => `<nav aria-label="${sectionOf(address)}"`;
    expect(mainOf("/app/canada")).toContain(listOf("/app/canada"));
    expect(htmlOf("/app/editoria/home")).not.toContain(listOf("/app/editoria/home"));
    for (const kind of ["directory", "verse", "company"] as const)
      expect(htmlOf(kinds.get(kind) ?? ""), kind).toContain('<nav aria-label="Sezione ');
  });
});

test("React hears the first press in a menu that it had left alone", async ({ page }) => {
  await open(page, "/app/orari");
  const pressed = opener(page, SECOND);
  // As assistive technology clicks, without coordinates.
  await pressed.evaluate((element: HTMLElement) => element.click());
  await expect(pressed).toHaveAttribute("aria-expanded", "true");

  await test.step("they know the page that is opened, and the one that is gone back to", async () => {
    const here = page.getByRole("navigation", { name: "Laterale" }).locator("[aria-current=page]");
    await expect(here).toHaveText(menuLabel("/app/orari"));
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>("main a[href='/app/info/link_esterni']")?.click();
    });
    await expect(title(page)).toHaveText(titleOf("/app/info/link_esterni"));
    await expect(here).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(here).toHaveText(menuLabel("/app/orari"));
  });

  await test.step("an item goes from a menu that is open when its window ends", async () => {
    const item = content.navigation.sidebar.find((each) => !isGroup(each) && each.endDate);
    if (!item?.endDate) return;
    const end = endInstant(item.endDate);
    // A page that is open would be in 1970 for a moment, while the clock is put in its place.
    await page.goto("about:blank");
    await page.clock.setFixedTime(end - 1_000);
    await open(page, "/app/orari");
    await expect(sideLink(page, item.path ?? "")).toBeVisible();
    await sleepUntil(page, end);
    await expect(sideLink(page, item.path ?? "")).toBeHidden();
  });
});
