import type { Page } from "@playwright/test";
import { presets } from "../app/shell/page-transition/presets.ts";
import { expect, MOVING, open, stopClock, test } from "./test.ts";

test.use(MOVING);

interface Seen {
  id: string;
  duration: number;
  /** How visible the page is in the first frame. */
  opacity: number;
  easesOpacityAndTransformOnly: boolean;
}

const sideLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Laterale" }).getByRole("link", { name });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** How many view transitions have begun since the page loaded. */
const transitionsBegun = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitionsBegun: number }).transitionsBegun);

/** Waits for a page to be coming in, and tells how. */
async function comingIn(page: Page): Promise<Seen> {
  const seen = await page.waitForFunction(() => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect as KeyframeEffect;
      // Parts with a place of their own have the browser's animation, which has no name.
      if (!effect.pseudoElement?.startsWith("::view-transition-new") || !animation.id) continue;
      const computed = ["offset", "easing", "composite", "computedOffset", "opacity", "transform"];
      return {
        id: animation.id,
        duration: Number(effect.getTiming().duration),
        opacity: Number(effect.getKeyframes()[0]?.opacity),
        easesOpacityAndTransformOnly: effect
          .getKeyframes()
          .every((keyframe) => Object.keys(keyframe).every((name) => computed.includes(name))),
      };
    }
    return false;
  });
  return (await seen.jsonValue()) as Seen;
}

/** Lets the page that is held come in, and waits until it has. */
async function letIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id) animation.play();
  });
  await page.waitForFunction(() => document.getAnimations().every(({ id }) => id === ""));
}

// A page that comes in is held at its first moment: a slow machine would see nothing of a movement of half a second.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { transitionsBegun: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counter.transitionsBegun += 1;
      return start(update);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });
});

test("each page comes in with a preset of 500 to 800 ms, to be read from its first frame, never the same twice in a row", async ({
  page,
}) => {
  await open(page, "/app/orari");
  let previous = "";
  for (const name of ["EDITORIA", "OFFERTE", "ORARI", "INNI e PREGHIERE", "EDITORIA"]) {
    await sideLink(page, name).click();
    const { id, duration, opacity, easesOpacityAndTransformOnly } = await comingIn(page);
    expect(presets.map((preset) => preset.name)).toContain(id);
    expect(id).not.toBe(previous);
    expect(duration).toBeGreaterThanOrEqual(500);
    expect(duration).toBeLessThanOrEqual(800);
    expect(opacity).toBeGreaterThanOrEqual(0.5);
    expect(easesOpacityAndTransformOnly).toBe(true);
    await letIn(page);
    previous = id;
  }
  expect(await transitionsBegun(page)).toBe(5);
});

test("title, focus and scroll are those of the new page while it is still coming in", async ({
  page,
}) => {
  await open(page, "/app/storia/cenni-storici");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("main").getByRole("link", { name: "Culto pagano" }).last().click();
  await comingIn(page);
  await expect(heading(page, "Culto pagano")).toBeVisible();
  await expect(page).toHaveTitle(/^Il culto pagano/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("going back does not wait, moves too, and finds the place where the page was left", async ({
  page,
}) => {
  await open(page, "/app/storia/cenni-storici");
  const link = page.getByRole("main").getByRole("link", { name: "Culto pagano" }).last();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  const { id } = await comingIn(page);
  await page.goBack();
  await expect(heading(page, "Cenni storici")).toBeVisible();
  expect((await comingIn(page)).id).not.toBe(id);
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
  expect(await transitionsBegun(page)).toBe(2);
});

test("header, menus and footer take no part, and can be used meanwhile", async ({ page }) => {
  await open(page, "/app/orari");
  await sideLink(page, "EDITORIA").click();
  await comingIn(page);
  const moving = await page.evaluate(() =>
    ["body > div > header", "nav[aria-label=Laterale]", "body > div > footer"].map((selector) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).viewTransitionName;
    }),
  );
  expect(moving).toEqual(["none", "none", "none"]);
  const opener = page.getByRole("button", { name: "CHIESA" });
  await opener.hover();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await sideLink(page, "OFFERTE").click();
  await expect(heading(page, "Offerte")).toBeVisible();
});

test("a press ends the movement, and a link pressed in the moving page is followed", async ({
  page,
}) => {
  await open(page, "/app/orari");
  await sideLink(page, "INNI e PREGHIERE").click();
  await comingIn(page);
  const link = page.getByRole("main").getByRole("link", { name: "Ave maris stella" });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not on screen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForFunction(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("main"),
    { x, y },
  );
  await page.mouse.up();
  await expect(heading(page, "Ave maris stella")).toBeVisible();
});

test("nothing moves on the first load, nor when only something inside the page changes", async ({
  page,
}) => {
  await open(page, "/app/privacy-policy");
  await page.getByRole("tab", { name: "English" }).click();
  await expect(page.getByRole("tabpanel", { name: "English" })).toBeVisible();
  await page.getByRole("button", { name: "CHIESA" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("link", { name: "Vai al contenuto" }).press("Enter");
  await expect(page).toHaveURL(/#contenuto$/);
  expect(await transitionsBegun(page)).toBe(0);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change at once", async ({ page }) => {
    await open(page, "/app/orari");
    await sideLink(page, "EDITORIA").click();
    await expect(heading(page, "Editoria")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    expect(await transitionsBegun(page)).toBe(0);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await sideLink(page, "OFFERTE").click();
    await comingIn(page);
  });
});

test("browsers without view transitions change pages at once", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "startViewTransition", { value: undefined });
  });
  await open(page, "/app/orari");
  await sideLink(page, "EDITORIA").click();
  await expect(heading(page, "Editoria")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  const transitions = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation.effect as KeyframeEffect).pseudoElement)
      .filter((pseudoElement) => pseudoElement?.startsWith("::view-transition")),
  );
  expect(transitions).toEqual([]);
});

test("the mobile menu stays above the page that comes in under it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const start = new Date("2026-11-20T12:00:00Z").getTime();
  await page.clock.install({ time: start });
  await open(page, "/app/orari");
  await page.getByRole("button", { name: "Apri il menu" }).click();
  await stopClock(page, start + 60_000);
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "OFFERTE" })
    .click();
  await comingIn(page);
  const visibility = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, "::view-transition").visibility);
  expect(await visibility()).toBe("hidden");
  await page.clock.runFor(300);
  expect(await visibility()).toBe("visible");
});
