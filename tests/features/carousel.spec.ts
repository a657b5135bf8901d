import type { Page } from "@playwright/test";
import { gallery, galleryLength } from "../support/site.ts";
import {
  asked,
  boxOf,
  expect,
  fingerOn,
  holdBack,
  MOVING,
  open,
  stopClock,
  test,
} from "../support/test.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Immagini" });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole("group", { name: `${number} di ${galleryLength}` });
const next = (page: Page) => carousel(page).getByRole("button", { name: "Immagine successiva" });
const previous = (page: Page) =>
  carousel(page).getByRole("button", { name: "Immagine precedente" });
const numeral = (page: Page, number: number) =>
  carousel(page).getByRole("button", { name: `Vai all'immagine ${number}` });

const live = (page: Page) => carousel(page).locator("[aria-live]");

/** Waits until it rotates automatically, when its images are not announced. */
const running = (page: Page) => expect(live(page)).toHaveAttribute("aria-live", "off");
const held = (page: Page) => expect(live(page)).toHaveAttribute("aria-live", "polite");

/** Opens the main page with its clock stopped, so that nothing rotates. */
async function openStill(page: Page, start = Date.parse("2026-11-20T12:00:00Z")) {
  await page.clock.install({ time: start });
  await open(page, "/app/realhome");
  // As the checkbox at the bottom of the page does: the light behind it is animated constantly.
  await page.evaluate(() => document.documentElement.toggleAttribute("data-still", true));
  // It loads only near the viewport.
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole("group")).toHaveCount(1);
  await stopClock(page, start + 60_000);
  await toFirst(page);
}

/** Shows the first image, with the mouse moved away, since a hovering one pauses the carousel. */
async function toFirst(page: Page) {
  await numeral(page, 1).dispatchEvent("click");
  await expect(slide(page, 1)).toBeVisible();
}

test("it has names and roles, and is moved by buttons, numbers and the mouse", async ({ page }) => {
  await openStill(page);
  await held(page);
  await expect(carousel(page).getByRole("button", { name: "Ferma lo scorrimento" })).toHaveCount(0);

  await test.step("it has the names and roles of the WAI pattern", async () => {
    await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carosello");
    await expect(slide(page, 1)).toHaveAttribute("aria-roledescription", "immagine");
    await expect(slide(page, 1).getByRole("img")).toHaveAccessibleName(/./);
    await expect(numeral(page, 1)).toHaveAttribute("aria-current", "true");
    await expect(carousel(page).getByRole("button", { name: /^Vai all'immagine/ })).toHaveCount(
      galleryLength,
    );
    await expect(slide(page, 2)).toBeHidden();
  });

  await test.step("with the colours of the device, the number of the image in view can be told from the others", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const line = (number: number) =>
      numeral(page, number).evaluate((each) => getComputedStyle(each).textDecorationLine);
    expect(await line(1)).not.toBe(await line(2));
    await page.emulateMedia({ forcedColors: null });
  });

  await test.step("buttons and numbers move it, and both ends wrap around", async () => {
    await previous(page).click();
    await expect(slide(page, galleryLength)).toBeInViewport({ ratio: 0.3 });
    await next(page).click();
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.3 });
    await numeral(page, 3).click();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.3 });
    await expect(numeral(page, 3)).toHaveAttribute("aria-current", "true");
    await expect(slide(page, 1)).toBeHidden();
  });

  await test.step("the mouse drags it, further than 50 px, and presses its neighbour", async () => {
    await toFirst(page);
    await toMiddle(page);
    const neighbour = live(page).locator("> *").nth(1);
    await expect(neighbour).toBeInViewport({ ratio: 0.2 });
    for (const [by, expected] of [
      [-50, 1],
      [-51, 2],
    ] as const) {
      const { x, y, width } = await boxOf(carousel(page).getByRole("group"));
      await page.mouse.move(x + width / 2, y + 60);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + by, y + 60, { steps: 5 });
      await page.mouse.up();
      await expect(slide(page, expected)).toBeInViewport({ ratio: 0.9 });
    }
    await expect(page).toHaveURL("/app/realhome");
    await toFirst(page);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    const { x, y } = await boxOf(neighbour);
    await page.mouse.click(x + 40, y + 60);
    await expect(slide(page, 2)).toBeVisible();
    await page.mouse.wheel(900, 0);
    await expect(slide(page, 2)).toBeHidden();
  });

  await test.step("its picture opens the fullscreen viewer, as its button does (viewer.spec.ts), at the image that is shown", async () => {
    await numeral(page, 3).click();
    await page.clock.resume();
    await slide(page, 3).getByRole("img").click();
    await expect(page).toHaveURL("/image_viewer");
    await expect(page.getByRole("group", { name: `3 di ${galleryLength}` })).toBeVisible();
  });
});

test("before React one picture alone is fetched; then those near it", async ({ page }) => {
  const names = gallery.map(({ file }) => file.replace(/\.\w+$/, ""));
  const fetched = asked(page, new RegExp(`/(${names.join("|")})\\.`));
  let askedBeforeReact = Number.NaN;
  await page.route(/\/assets\/site-[\w-]+\.js$/, async (route) => {
    await carousel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    askedBeforeReact = fetched.length;
    await route.continue();
  });
  await open(page, "/app/realhome");
  expect(askedBeforeReact).toBe(1);
  // The distance at which images load is up to the browser.
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  await numeral(page, galleryLength).click();
  await expect.poll(() => fetched.join()).toContain(`/assets/pictures/${names.at(-1)}.`);

  await test.step("a button pressed before its scripts have come is not lost", async () => {
    await page.unrouteAll();
    const letGo = await holdBack(page, /assets\/carousel-(?!images)/);
    await open(page, "/app/realhome");
    await carousel(page).getByRole("button", { name: "Vai all'immagine 4" }).click();
    letGo();
    await expect(slide(page, 4)).toBeVisible();
    await expect(slide(page, 1)).toBeHidden();
  });
});

test.describe("it advances by itself", () => {
  test.use(MOVING);

  test("every 3 s, and not while it is held", async ({ page }) => {
    await openStill(page);
    const pause = carousel(page).getByRole("button", { name: "Ferma lo scorrimento" });
    const resume = carousel(page).getByRole("button", { name: "Riprendi lo scorrimento" });
    const away = () => page.mouse.move(5, 5);
    /** Shows the first image, with pointer and focus elsewhere. */
    const fromFirst = async () => {
      await numeral(page, 1).click();
      await away();
      await running(page);
    };

    await test.step("every 3 s, around and around", async () => {
      await fromFirst();
      await page.clock.runFor(2_999);
      await expect(slide(page, 1)).toBeVisible();
      await page.clock.runFor(1);
      await expect(slide(page, 2)).toBeVisible();
      await numeral(page, galleryLength).click();
      await away();
      await running(page);
      await page.clock.runFor(3_000);
      await expect(slide(page, 1)).toBeVisible();
    });

    for (const [when, hold, release] of [
      ["the mouse is on it", () => carousel(page).hover(), away],
      [
        "the keyboard is in it",
        async () => {
          await previous(page).focus();
          await page.keyboard.press("Tab");
        },
        () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
      ],
      [
        "less motion is wanted",
        () => page.emulateMedia({ reducedMotion: "reduce" }),
        () => page.emulateMedia({ reducedMotion: "no-preference" }),
      ],
      ["it is stopped", () => pause.click().then(away), () => resume.click().then(away)],
      ["the page is not seen", () => page.evaluate(hide), () => undefined],
    ] as const) {
      await test.step(`not while ${when}`, async () => {
        await fromFirst();
        await hold();
        // A page that is not seen has nobody to whom images are announced.
        if (when !== "the page is not seen") await held(page);
        await page.clock.runFor(10_000);
        await expect(slide(page, 1)).toBeVisible();
        await release();
        if (when === "the page is not seen") return;
        await running(page);
        await page.clock.runFor(3_000);
        await expect(slide(page, 2)).toBeVisible();
      });
    }
  });
});

/** Hides a page, as another tab in front of it does. */
function hide(): void {
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Scrolls the carousel to the middle of the window, clear of the header and the cookie notice. */
const toMiddle = (page: Page) =>
  carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );

test.describe("with a finger", () => {
  // A phone: elsewhere the browser cancels touches that a busy page answers late.
  test.use({ ...MOVING, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a touch holds it, and a swipe leads on or back", async ({ page }) => {
    await openStill(page);
    await toMiddle(page);
    const { swipe, touch } = await fingerOn(page);
    /** Returns a point of the image in view, once it stands still. */
    const start = async (): Promise<[number, number]> => {
      await carousel(page).getByRole("group").tap({ trial: true });
      const box = await boxOf(carousel(page).getByRole("group"));
      return [Math.round(box.x + box.width / 2), Math.round(box.y + 60)];
    };

    await test.step("a touch holds it, and letting go starts it again", async () => {
      await touch("touchStart", await start());
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
      await touch("touchCancel");
      await running(page);
      await page.clock.runFor(3_000);
      await expect(slide(page, 2)).toBeVisible();
    });

    await test.step("a swipe leads on or back", async () => {
      await toFirst(page);
      await toMiddle(page);
      for (const [by, expected] of [
        [-51, 2],
        [51, 1],
      ] as const) {
        await swipe(...(await start()), by);
        await expect(slide(page, expected)).toBeInViewport({ ratio: 0.6 });
      }
      await expect(page).toHaveURL("/app/realhome");
    });
  });
});
