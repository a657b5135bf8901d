import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SIDE_PAGE } from "../support/site.ts";
import { expect, holdBack, hydrated, main, open, sideLink, test } from "../support/test.ts";

const toggle = (page: Page) => page.getByRole("button", { name: "Tema scuro" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("darkMode"));

const PAPER = { body: "rgb(247, 242, 232)", browser: "#f7f2e8", isDark: false };
const NIGHT = { body: "rgb(14, 21, 34)", browser: "#0e1522", isDark: true };

/** Waits for the colours of the page and of the browser around it. */
const expectGround = (page: Page, ground: typeof PAPER, timeout?: number) =>
  expect
    .poll(
      () =>
        page.evaluate(() => ({
          body: getComputedStyle(document.body).backgroundColor,
          browser: [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
            .filter(({ media }) => matchMedia(media).matches)
            .map(({ content }) => content)
            .join(),
          isDark: document.body.classList.contains("dark-mode"),
        })),
      timeout === undefined ? {} : { timeout },
    )
    .toEqual(ground);

/** Returns the mean brightness of a screenshot, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const shot = await main(page).getByRole("img").first().screenshot();
  const { channels } = await sharp(shot).greyscale().stats();
  return channels[0]?.mean ?? 0;
}

test("the system is followed until the visitor chooses, in all tabs", async ({ page, context }) => {
  await open(page, "/app/orari");
  const expectPressed = (on: Page, isDark: boolean) =>
    expect(toggle(on)).toHaveAttribute("aria-pressed", String(isDark));

  await test.step("nothing is stored, and the system is followed", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPressed(page, true);
    await page.emulateMedia({ colorScheme: "light" });
    await expectPressed(page, false);
    await expectGround(page, PAPER);
    expect(await stored(page)).toBeNull();
  });

  await test.step("also where there is no button", async () => {
    await open(page, "/image_viewer");
    // Followed from hydration on, which nothing on this page shows.
    await expect(async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectGround(page, NIGHT, 500);
    }).toPass();
    await page.emulateMedia({ colorScheme: "light" });
    await expectGround(page, PAPER);
    await open(page, "/app/orari");
  });

  await test.step("the button turns the night on, also in a page that is opened in another tab", async () => {
    const day = await brightness(page);
    await toggle(page).click();
    await expectPressed(page, true);
    await expectGround(page, NIGHT);
    expect(await stored(page)).toBe("true");
    // Not just dimmed: the dark theme's inks, despite the system's light theme.
    expect(await brightness(page)).toBeLessThan(0.6 * day);
    await sideLink(page, SIDE_PAGE).click();
    await expect(page).toHaveURL(SIDE_PAGE);
    await expectGround(page, NIGHT);

    const other = await context.newPage();
    await open(other, "/app/orari");
    await expectGround(other, NIGHT);
    await toggle(page).click();
    await expectGround(page, PAPER);
    expect(await stored(page)).toBe("false");
    await expectPressed(other, false);
    await expectGround(other, PAPER);

    // Also while the scripts of the other are still on their way.
    const letGo = await holdBack(other, "**/assets/*.js");
    await other.goto("/app/orari", { waitUntil: "commit" });
    await expect(main(other)).toBeVisible();
    await toggle(page).click();
    await expect.poll(() => stored(other)).toBe("true");
    letGo();
    await expectPressed(other, true);
    await expectGround(other, NIGHT);
    await toggle(page).click();
    await expectGround(other, PAPER);
  });

  await test.step("anything else that is stored is day, also in a dark system", async () => {
    await page.evaluate(() => localStorage.setItem("darkMode", "sì"));
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await hydrated(page);
    await expectGround(page, PAPER);
    await expectPressed(page, false);
    await page.emulateMedia({ colorScheme: "light" });
  });

  await test.step("a dark page is dark before anything is painted", async () => {
    await toggle(page).click();
    // Scripts never load: the dark theme must come from the HTML alone.
    await page.route("**/assets/*.js", () => undefined);
    await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
    expect(await stored(page)).toBe("true");
    await expectGround(page, NIGHT);
  });
});
