import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, hydrated, open, test } from "../support/test.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Tema scuro" });
/** Waits for the button's state, then for the page's colours. */
const expectDark = (page: Page, dark: boolean) =>
  expect.poll(() => page.evaluate(() => document.body.classList.contains("dark-mode"))).toBe(dark);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("darkMode"));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Returns the mean brightness of a screenshot, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const shot = await page.getByRole("main").getByRole("img").first().screenshot();
  const { channels } = await sharp(shot).greyscale().stats();
  return channels[0]?.mean ?? 0;
}

const PAPER = "rgb(247, 242, 232)";
const NIGHT = "rgb(14, 21, 34)";

test("the button turns the night on and off, and the choice is stored", async ({ page }) => {
  await open(page, "/app/orari");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  expect(await ground(page)).toBe(PAPER);
  expect(await stored(page)).toBeNull();
  const day = await brightness(page);

  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expectDark(page, true);
  expect(await ground(page)).toBe(NIGHT);
  expect(await stored(page)).toBe("true");
  // Not just dimmed: the dark theme's inks, despite the system's light theme.
  expect(await brightness(page)).toBeLessThan(0.6 * day);

  await test.step("the choice survives a soft navigation, and a reload", async () => {
    await page
      .getByRole("navigation", { name: "Laterale" })
      .getByRole("link", { name: "OFFERTE" })
      .click();
    await expect(page).toHaveURL("/app/offerte");
    await expectDark(page, true);

    await page.reload();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  });

  await toggle(page).click();
  await expectDark(page, false);
  expect(await stored(page)).toBe("false");
});

test("what is stored decides, the system only where nothing is; tabs stay in step", async ({
  page,
  context,
}) => {
  await open(page, "/app/orari");
  for (const [value, colorScheme, dark] of [
    [null, "dark", true],
    ["true", "light", true],
    ["false", "dark", false],
    ["sì", "dark", false],
  ] as const) {
    await test.step(`stored ${value}, system ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((text) => {
        if (text === null) localStorage.removeItem("darkMode");
        else localStorage.setItem("darkMode", text);
      }, value);
      await page.reload();
      await hydrated(page);
      await expectDark(page, dark);
      await expect(toggle(page)).toHaveAttribute("aria-pressed", String(dark));
    });
  }

  await test.step("the system is followed until something is chosen", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => localStorage.removeItem("darkMode"));
    await page.reload();
    await hydrated(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("tabs stay in step", async () => {
    const other = await context.newPage();
    await open(other, "/app/realhome");
    await expect(toggle(other)).toHaveAttribute("aria-pressed", "false");
    await toggle(page).click();
    await expect(toggle(other)).toHaveAttribute("aria-pressed", "true");
    await expectDark(other, true);
  });

  await test.step("a dark page is dark before anything is painted", async () => {
    // Scripts never load: the dark theme must come from the HTML alone.
    await page.route("**/assets/*.js", () => undefined);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
    expect(await stored(page)).toBe("true");
    expect(await ground(page)).toBe(NIGHT);
  });
});
