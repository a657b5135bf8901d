import type { Page } from "@playwright/test";
import { expect, MOVING, open, stopClock, test } from "./test.ts";

const header = (page: Page) => page.getByRole("banner");

/** Scrolls, and waits until the page has been told of it: it hears of several steps in one frame as of one. */
async function scrollTo(page: Page, offset: number) {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, offset);
}

test("the header row is 9rem high", async ({ page }) => {
  await open(page, "/app/orari");
  await expect(header(page)).toHaveCSS("height", "144px");
});

test.describe("on small windows the header makes room when scrolling down", () => {
  test("and comes back at the first step up; in larger ones it stays", async ({ page }) => {
    await open(page, "/app/storia/cenni-storici");
    for (const [width, height, hides] of [
      [500, 900, true],
      [501, 900, false],
      [1280, 700, true],
      [1280, 701, false],
    ] as const) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await scrollTo(page, 0);
        await scrollTo(page, 50);
        await expect(header(page)).toHaveAttribute("data-hidden", "false");
        await scrollTo(page, 300);
        await expect(header(page)).toHaveAttribute("data-hidden", String(hides));
        if (!hides) return;
        await expect(header(page)).not.toBeInViewport();
        await scrollTo(page, 299);
        await expect(header(page)).toHaveAttribute("data-hidden", "false");
        await expect(header(page)).toBeInViewport();
      });
    }
  });

  test("it comes back when the keyboard reaches it, and the page stays where it is", async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, "/app/storia/cenni-storici");
      await scrollTo(page, 400);
      await expect(header(page)).not.toBeInViewport();
      for (const name of ["Apri il menu", "Tema scuro", "Cerca"]) {
        await header(page).locator(`[aria-label="${name}"]`).focus();
        await expect(header(page)).toBeInViewport();
        expect(await page.evaluate(() => window.scrollY), `${name}, ${width} px`).toBe(400);
      }
    }
  });
});

test("a low window on a desk, such as one enlarged four times, is not asked to rotate", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/app/orari");
  await expect(page.getByText("Ruota il dispositivo")).toBeHidden();
});

test.describe("the hint to rotate", () => {
  test.use({ hasTouch: true, isMobile: true });
  const hint = (page: Page) => page.getByText("Ruota il dispositivo");

  test("is for low windows that are wider than high", async ({ page }) => {
    for (const [width, height, shown] of [
      [800, 600, true],
      [800, 601, false],
      [600, 599, true],
      [599, 600, false],
    ] as const) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await open(page, "/app/orari");
        await expect(hint(page)).toBeVisible({ visible: shown });
        if (shown) await expect(page.getByRole("status").filter({ has: hint(page) })).toBeVisible();
      });
    }
  });

  test("hides itself after 5 s, and comes back when the window becomes low again", async ({
    page,
  }) => {
    const start = new Date("2026-11-20T12:00:00Z").getTime();
    await page.clock.install({ time: start });
    await page.setViewportSize({ width: 400, height: 800 });
    await open(page, "/app/orari");
    await stopClock(page, start + 60_000);
    await page.setViewportSize({ width: 800, height: 400 });
    await expect(hint(page)).toBeVisible();
    await page.clock.runFor(4_999);
    await expect(hint(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(hint(page)).toBeHidden();
    // A busy page may not see a window that is upright for a moment only.
    await page.evaluate(() => {
      matchMedia("(orientation: portrait)").addEventListener("change", () => {
        document.documentElement.dataset.turned = "";
      });
    });
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(page.locator("html[data-turned]")).toBeAttached();
    await page.setViewportSize({ width: 800, height: 400 });
    await expect(hint(page)).toBeVisible();
  });
});

test("the light behind the page crosses it in 30 s, and stands still when asked and with reduced motion", async ({
  page,
}) => {
  await open(page, "/app/orari");
  const durations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getTiming())
        .filter((timing) => timing?.iterations === Number.POSITIVE_INFINITY)
        .map((timing) => timing?.duration),
    );
  expect(await durations()).toEqual([]);
  const still = page.getByRole("contentinfo").getByLabel("Ferma lo sfondo");
  await expect(still).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await durations()).toContain(30_000);
  await still.check();
  const states = () =>
    page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  expect(await states()).not.toContain("running");
  await still.uncheck();
  expect(await states()).toContain("running");
});

test("a reader who needs large text can have it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/app/orari");
  await page.evaluate(() => {
    document.documentElement.style.setProperty("font-size", "200%");
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe("without JavaScript", () => {
  test.use({ ...MOVING, javaScriptEnabled: false });

  test("the light stands still, as nothing could stop it", async ({ page }) => {
    await page.goto("/app/orari");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByLabel("Ferma lo sfondo")).toBeHidden();
    await expect(page.getByLabel("Testo arioso")).toBeHidden();
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  });
});
