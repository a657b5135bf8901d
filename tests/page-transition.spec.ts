import type { Page } from "@playwright/test";
import { presets } from "../app/shell/page-transition/presets.ts";
import { HYMN, menuLabel, OTHER_SIDE_PAGE, SIDE_PAGE, titleOf } from "./support/site.ts";
import {
  expect,
  follow,
  holdBack,
  MOVING,
  main,
  open,
  sideLink,
  test,
  title,
} from "./support/test.ts";

test.use(MOVING);

const HYMN_TITLE = titleOf(HYMN);

/** Opens a page, and waits for what moves pages: it comes with the place of the hint to turn the device. */
async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.locator(".screen-only[aria-live]").waitFor({ state: "attached" });
}

/** Returns the number of animated page transitions since the load. */
const movementsBegun = (page: Page) =>
  page.evaluate(() => (window as unknown as { movementsBegun: number }).movementsBegun);

/** Waits for a page transition to begin; returns its preset, and the opacity of the page in its first frame. */
async function comingIn(page: Page) {
  const seen = await page.waitForFunction(() => {
    for (const { id, effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.querySelector(":scope > main"))
        continue;
      return { id, opacity: Number(effect.getKeyframes()[0]?.opacity) };
    }
    return undefined;
  });
  return (await seen.jsonValue()) as { id: string; opacity: number };
}

/** Ends the held transition. */
async function letIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id) animation.finish();
  });
  await page.waitForFunction(() => document.getAnimations().every(({ id }) => id === ""));
}

// Transitions are held at their first frame: a slow machine could miss an animation of half a second.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { movementsBegun: 0 });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if (this.querySelector(":scope > main")) counter.movementsBegun += 1;
      animation.pause();
      return animation;
    };
    // As the checkbox at the bottom of the page does: the light behind it is animated constantly.
    addEventListener("DOMContentLoaded", () =>
      document.documentElement.toggleAttribute("data-still", true),
    );
  });
});

test("each page comes in with a preset, never the same twice in a row", async ({ page }) => {
  await openWhole(page, "/");
  await page.getByRole("link", { name: "Orari" }).click();
  let { id: previous } = await comingIn(page);
  await letIn(page);
  for (const address of [SIDE_PAGE, OTHER_SIDE_PAGE, SIDE_PAGE]) {
    await sideLink(page, address).click();
    const { id, opacity } = await comingIn(page);
    expect(presets.map(({ from }) => from)).toContain(id);
    expect(id).not.toBe(previous);
    expect(opacity).toBeGreaterThanOrEqual(0.8);
    await letIn(page);
    previous = id;
  }
  expect(await movementsBegun(page)).toBe(4);

  await test.step("header, menus and the page itself can be used while it comes in", async () => {
    await follow(page, "/app/inni-preghiere");
    await comingIn(page);
    const opener = page.getByRole("button", { name: menuLabel("/app/chiesa/stemma", true) });
    await opener.hover();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await main(page).getByRole("link", { name: HYMN_TITLE }).first().click();
    await expect(title(page)).toHaveText(HYMN_TITLE);
  });

  await test.step("the page of a section comes from below the pages in it", async () => {
    await letIn(page);
    await main(page)
      .getByRole("link", { name: /^Torna all’indice/ })
      .click();
    expect((await comingIn(page)).id).toMatch(/^translateY\(\d/);
  });
});

test("a page is there while it comes in, and going back does not wait", async ({ page }) => {
  await openWhole(page, "/app/storia/cenni-storici");
  const name = titleOf("/app/storia/culto-pagano");
  const link = main(page).getByRole("link", { name: /^Pagina successiva/ });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  const { id } = await comingIn(page);
  expect(id, "the next page comes from the right").toMatch(/^translateX?\(\d/);

  await test.step("title, focus and scroll are those of the new page", async () => {
    await expect(title(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(main(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("going back moves too, and finds the place where the page was left", async () => {
    await page.goBack();
    await expect(title(page)).toHaveText(titleOf("/app/storia/cenni-storici"));
    const back = await comingIn(page);
    expect(back.id, "what one goes back to comes from nearby").toMatch(/scale\(1/);
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
    expect(await movementsBegun(page)).toBe(2);
  });
});

test("pages alone move, where motion is welcome and can be clipped", async ({ page }) => {
  await openWhole(page, "/app/privacy-policy");
  await page.getByRole("tab", { name: "English" }).click();
  await expect(page.getByRole("tabpanel", { name: "English" })).toBeVisible();
  await page.getByRole("button", { name: menuLabel("/app/chiesa/stemma", true) }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("link", { name: "Vai al contenuto" }).press("Enter");
  await expect(page).toHaveURL(/#contenuto$/);
  expect(await movementsBegun(page)).toBe(0);

  const expectAtOnce = async (address: string, movements: number) => {
    await sideLink(page, address).click();
    await expect(title(page)).toHaveText(titleOf(address));
    await expect(main(page)).toBeFocused();
    expect(await movementsBegun(page)).toBe(movements);
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAtOnce(SIDE_PAGE, 0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await sideLink(page, OTHER_SIDE_PAGE).click();
  await comingIn(page);
  await letIn(page);
  await page.evaluate(() => {
    const supports = CSS.supports.bind(CSS) as (property: string, value?: string) => boolean;
    CSS.supports = (property: string, value?: string) =>
      property !== "overflow" && supports(property, value);
  });
  await expectAtOnce(SIDE_PAGE, 1);
});

test("no page widens the window; the one before stays until it is there", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole(page, "/app/orari");
  const widest = await page.evaluate(
    (transforms) => {
      const place = document.querySelector<HTMLElement>("main")?.parentElement as HTMLElement;
      const widths = transforms.map((transform) => {
        place.style.transform = transform;
        return document.documentElement.scrollWidth;
      });
      place.style.transform = "";
      return widths;
    },
    presets.map(({ from }) => from),
  );
  expect(new Set(widest)).toEqual(new Set([360]));

  await page.setViewportSize({ width: 1280, height: 720 });
  const letGo = await holdBack(page, `**${SIDE_PAGE}.json`);
  const headings = page.evaluate(
    (last) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const look = () => {
          const text = document.querySelector("h1")?.textContent ?? "";
          if (seen.at(-1) !== text) seen.push(text);
          if (text === last) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    titleOf(SIDE_PAGE),
  );
  const announcer = page.locator("body > [aria-live=polite]:last-of-type");
  await expect(announcer).toHaveText("");
  await sideLink(page, SIDE_PAGE).click();
  await expect(page.getByRole("status").getByText("Loading...")).toBeVisible();
  letGo();
  expect(await headings).toEqual([titleOf("/app/orari"), titleOf(SIDE_PAGE)]);
  await expect(page.getByText("Loading...")).toBeHidden();
  await expect(announcer).toHaveText(new RegExp(`^${titleOf(SIDE_PAGE)} ·`));
});
