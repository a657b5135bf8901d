import type { CDPSession, Page } from "@playwright/test";
import { galleryLength } from "../support/site.ts";
import { expect, gate, MOVING, open, stopClock, test } from "../support/test.ts";

const carousel = (page: Page) => page.getByRole("region", { name: "Immagini" });
const slide = (page: Page, number: number) =>
  carousel(page).getByRole("group", { name: `${number} di ${galleryLength}` });
const next = (page: Page) => carousel(page).getByRole("button", { name: "Immagine successiva" });
const previous = (page: Page) =>
  carousel(page).getByRole("button", { name: "Immagine precedente" });
const dot = (page: Page, number: number) =>
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
  await dot(page, 1).dispatchEvent("click");
  await expect(slide(page, 1)).toBeVisible();
}

test("with less motion nothing moves, and there is no button to stop it", async ({ page }) => {
  await open(page, "/app/realhome");
  await carousel(page).scrollIntoViewIfNeeded();
  await held(page);
  await expect(next(page)).toBeVisible();
  await expect(carousel(page).getByRole("button", { name: "Ferma lo scorrimento" })).toHaveCount(0);
});

test("it has names and roles, and is moved by buttons, dots and keys", async ({ page }) => {
  await openStill(page);

  await test.step("it has the names and roles of the WAI pattern", async () => {
    await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carosello");
    await expect(slide(page, 1)).toHaveAttribute("aria-roledescription", "immagine");
    await expect(slide(page, 1).getByRole("img")).toHaveAccessibleName(/valle/);
    await expect(dot(page, 1)).toHaveAttribute("aria-current", "true");
    await expect(carousel(page).getByRole("button", { name: /^Vai all'immagine/ })).toHaveCount(
      galleryLength,
    );
    await expect(slide(page, 2)).toBeHidden();
  });

  await test.step("buttons and dots move it, and both ends wrap around", async () => {
    await previous(page).click();
    await expect(slide(page, galleryLength)).toBeInViewport({ ratio: 0.3 });
    await next(page).click();
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.3 });
    await dot(page, 3).click();
    await expect(slide(page, 3)).toBeInViewport({ ratio: 0.3 });
    await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
    await expect(slide(page, 1)).toBeHidden();
  });

  await test.step("the keyboard moves it", async () => {
    await toFirst(page);
    await next(page).focus();
    await page.keyboard.press("Enter");
    await expect(slide(page, 2)).toBeVisible();
    await dot(page, 4).focus();
    await page.keyboard.press("Space");
    await expect(slide(page, 4)).toBeVisible();
  });

  await test.step("its button and its picture open the fullscreen viewer at the image that is shown", async () => {
    await dot(page, 3).click();
    await page.clock.resume();
    const picture = slide(page, 3);
    for (const opener of [
      picture.getByRole("button", { name: "Apri a tutto schermo" }),
      picture.getByRole("img"),
    ]) {
      await opener.click();
      await expect(page).toHaveURL("/image_viewer");
      await expect(page.getByRole("group", { name: `3 di ${galleryLength}` })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/app/realhome");
    }
  });
});

test("before React one picture is fetched, so as not to hold up the page; then those near it", async ({
  page,
}) => {
  // Prevents automatic rotation.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/assets/pictures/galleria/")) asked.push(request.url());
  });
  let askedBeforeReact = Number.NaN;
  await page.route(/\/assets\/site-[\w-]+\.js$/, async (route) => {
    await carousel(page).scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    askedBeforeReact = asked.length;
    await route.continue();
  });
  await open(page, "/app/realhome");
  expect(askedBeforeReact).toBe(1);
  // The distance at which images load is up to the browser.
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await dot(page, galleryLength).click();
  await expect.poll(() => asked.at(-1)).toContain("neve");
});

test.describe("it advances by itself", () => {
  test.use(MOVING);

  /** Shows the first image, with pointer and focus elsewhere. */
  async function fromFirst(page: Page) {
    await dot(page, 1).click();
    await page.mouse.move(5, 5);
    await running(page);
  }

  test("every 3 s, and not while it is held", async ({ page }) => {
    await openStill(page);

    await test.step("every 3 s, around and around", async () => {
      await fromFirst(page);
      await page.clock.runFor(2_999);
      await expect(slide(page, 1)).toBeVisible();
      await page.clock.runFor(1);
      await expect(slide(page, 2)).toBeVisible();
      for (let turn = 2; turn <= galleryLength; turn++) {
        await page.clock.runFor(3_000);
        await expect(slide(page, (turn % galleryLength) + 1)).toBeVisible();
      }
    });

    await test.step("not while the mouse is on it", async () => {
      await fromFirst(page);
      await carousel(page).hover();
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
      await page.mouse.move(5, 5);
      await running(page);
      await page.clock.runFor(3_000);
      await expect(slide(page, 2)).toBeVisible();
    });

    await test.step("not while the keyboard is in it", async () => {
      await fromFirst(page);
      await previous(page).focus();
      await page.keyboard.press("Tab");
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
    });

    await test.step("not with reduced motion", async () => {
      await fromFirst(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });

    await test.step("not once it was stopped, until it is started again", async () => {
      await fromFirst(page);
      const pause = carousel(page).getByRole("button", { name: "Ferma lo scorrimento" });
      await pause.click();
      const resume = carousel(page).getByRole("button", { name: "Riprendi lo scorrimento" });
      await page.mouse.move(5, 5);
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
      await resume.click();
      await page.mouse.move(5, 5);
      await running(page);
      await page.clock.runFor(3_000);
      await expect(slide(page, 2)).toBeVisible();
    });

    await test.step("not in a page that is not seen", async () => {
      await fromFirst(page);
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
    });
  });
});

/** Scrolls the carousel to the middle of the window, clear of the header and the cookie notice. */
const toMiddle = (page: Page) =>
  carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );

test.describe("with a finger", () => {
  // A phone: elsewhere the browser cancels touches that a busy page answers late.
  test.use({ ...MOVING, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  async function swipe(page: Page, session: CDPSession, by: number) {
    await carousel(page).getByRole("group").tap({ trial: true });
    const box = await carousel(page).getByRole("group").boundingBox();
    if (!box) throw new Error("no slide");
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + 60)];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch("touchStart", x);
    await touch("touchMove", x + Math.round(by / 2));
    await touch("touchMove", x + by);
    await touch("touchEnd");
  }

  test("a touch holds it, and a swipe leads on or back", async ({ page, context }) => {
    await openStill(page);
    await toMiddle(page);
    const session = await context.newCDPSession(page);

    await test.step("a touch holds it, and letting go starts it again", async () => {
      const box = await slide(page, 1).boundingBox();
      const point = { x: Math.round(box?.x ?? 0) + 100, y: Math.round(box?.y ?? 0) + 60 };
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await held(page);
      await page.clock.runFor(10_000);
      await expect(slide(page, 1)).toBeVisible();
      await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
      await running(page);
      await page.clock.runFor(3_000);
      await expect(slide(page, 2)).toBeVisible();
    });

    await test.step("a swipe leads on or back, where it is longer than 50 px", async () => {
      await toFirst(page);
      await toMiddle(page);
      for (const [by, expected] of [
        [-50, 1],
        [50, 1],
        [-51, 2],
        [51, 1],
        [51, galleryLength],
      ] as const) {
        await swipe(page, session, by);
        await expect(slide(page, expected)).toBeInViewport({ ratio: 0.6 });
      }
      await expect(page).toHaveURL("/app/realhome");
    });
  });
});

test("a button pressed before its scripts have come is not lost", async ({ page }) => {
  const later = gate();
  await page.route(/assets\/carousel-(?!images)/, async (route) => {
    await later.opened;
    await route.continue();
  });
  await open(page, "/app/realhome");
  await carousel(page).getByRole("button", { name: "Vai all'immagine 4" }).click();
  later.open();
  await expect(slide(page, 4)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a list that scrolls, and has no buttons", async ({ page }) => {
    await page.goto("/app/realhome");
    await expect(carousel(page).getByRole("group")).toHaveCount(galleryLength);
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await expect(live(page)).toHaveCSS("overflow-x", "auto");
  });
});
