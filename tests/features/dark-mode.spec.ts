import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SIDE_PAGE } from "../support/site.ts";
import { expect, hydrated, main, open, sideLink, test } from "../support/test.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Tema scuro" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("darkMode"));

const PAPER = { body: "rgb(247, 242, 232)", browser: "#f7f2e8", isDark: false };
const NIGHT = { body: "rgb(14, 21, 34)", browser: "#0e1522", isDark: true };

/** Waits for the colours of the page and of the browser around it. */
const expectGround = (page: Page, ground: typeof PAPER) =>
  expect
    .poll(() =>
      page.evaluate(() => ({
        body: getComputedStyle(document.body).backgroundColor,
        browser: [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content)
          .join(),
        isDark: document.body.classList.contains("dark-mode"),
      })),
    )
    .toEqual(ground);

/** Returns the mean brightness of a screenshot, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const shot = await main(page).getByRole("img").first().screenshot();
  const { channels } = await sharp(shot).greyscale().stats();
  return channels[0]?.mean ?? 0;
}

test("the button turns the night on and off, and the choice is stored", async ({ page }) => {
  await open(page, "/app/orari");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await expectGround(page, PAPER);
  expect(await stored(page)).toBeNull();
  const day = await brightness(page);

  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expectGround(page, NIGHT);
  expect(await stored(page)).toBe("true");
  // Not just dimmed: the dark theme's inks, despite the system's light theme.
  expect(await brightness(page)).toBeLessThan(0.6 * day);

  await test.step("the choice survives a soft navigation, and a reload", async () => {
    await sideLink(page, SIDE_PAGE).click();
    await expect(page).toHaveURL(SIDE_PAGE);
    await expectGround(page, NIGHT);
    await page.reload();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await hydrated(page);
    await expectGround(page, NIGHT);
  });

  await toggle(page).click();
  await expectGround(page, PAPER);
  expect(await stored(page)).toBe("false");
});

test("what is stored decides, the system only where nothing is; tabs stay in step", async ({
  page,
  context,
}) => {
  await open(page, "/app/orari");
  for (const [value, colorScheme, ground] of [
    ["true", "light", NIGHT],
    ["sì", "dark", PAPER],
    [null, "light", PAPER],
  ] as const) {
    await test.step(`stored ${value}, system ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((text) => {
        if (text === null) localStorage.removeItem("darkMode");
        else localStorage.setItem("darkMode", text);
      }, value);
      await page.reload();
      await hydrated(page);
      await expectGround(page, ground);
      await expect(toggle(page)).toHaveAttribute("aria-pressed", String(ground.isDark));
    });
  }

  await test.step("the system is followed until something is chosen", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await toggle(page).click();
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("tabs stay in step", async () => {
    const other = await context.newPage();
    await open(other, "/app/orari");
    await toggle(page).click();
    await expect(toggle(other)).toHaveAttribute("aria-pressed", "true");
    await expectGround(other, NIGHT);
  });

  await test.step("a dark page is dark before anything is painted", async () => {
    // Scripts never load: the dark theme must come from the HTML alone.
    await page.route("**/assets/*.js", () => undefined);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
    expect(await stored(page)).toBe("true");
    await expectGround(page, NIGHT);
  });
});
