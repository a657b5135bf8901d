import type { Page } from "@playwright/test";
import { content } from "./support/site.ts";
import { boxOf, expect, main, open, settled, stopClock, test } from "./support/test.ts";

const header = (page: Page) => page.getByRole("banner");

/** Scrolls and waits for the event; several scrolls within one frame fire only one. */
async function scrollTo(page: Page, offset: number) {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: "instant" });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, offset);
}

/** Scrolls down until the header is hidden: a page just hydrated may miss the first event. */
async function scrollDown(page: Page) {
  await expect(async () => {
    await scrollTo(page, 0);
    await scrollTo(page, 400);
    await expect(header(page)).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
}

test("the header stays, hides nothing gone to, makes room in small windows", async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 701 });
  await open(page, "/app/storia/cenni-storici");
  await expect(page.locator("header")).toHaveCSS("height", "144px");
  // The first story of a section opens across the window, above the sidebar.
  const picture = await boxOf(main(page).getByRole("img").first());
  expect(picture).toMatchObject({ x: 0, width: 992 });
  const sidebar = await boxOf(page.getByRole("navigation", { name: "Laterale" }));
  expect(sidebar.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  await scrollTo(page, 2_000);
  expect((await header(page).boundingBox())?.y).toBe(-96);
  await header(page).getByRole("link", { name: "Maria Santissima" }).focus();
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(2_000);
  const anchor = main(page).getByRole("heading", { level: 2 }).last();
  const id = await anchor.getAttribute("id");
  await page.evaluate((hash) => location.assign(hash), `#${id}`);
  await expect.poll(async () => (await anchor.boundingBox())?.y).toBeGreaterThanOrEqual(48);
  await expect(anchor).toBeInViewport();

  await test.step("at its foot a social page opens in a popup (social-links.test.ts)", async () => {
    const left = page.url();
    const popups = await page.evaluateHandle(() => {
      const calls: unknown[][] = [];
      window.open = (...call: unknown[]) => {
        calls.push(call);
        return null;
      };
      return calls;
    });
    const { social } = content.site;
    for (const { name } of social) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
    }
    const calls = await popups.jsonValue();
    expect(calls.map(([address]) => address)).toEqual(social.map(({ web }) => web));
    await expect(page).toHaveURL(left);
  });

  await test.step("the wrapper has the gradient, and is as high as the window at least", async () => {
    const wrapper = await main(page).evaluate((main) => {
      const element = [...document.querySelectorAll("body div")].find((each) =>
        getComputedStyle(each).backgroundImage.includes("linear-gradient"),
      );
      const holdsPage = element?.contains(main) === true;
      return { holdsPage, height: element?.getBoundingClientRect().height };
    });
    expect(wrapper.holdsPage).toBe(true);
    expect(wrapper.height).toBeGreaterThanOrEqual(701);
  });

  for (const [width, height, hides] of [
    [500, 900, true],
    [501, 900, false],
    [1280, 700, true],
    [1280, 701, false],
  ] as const) {
    await test.step(`at ${width} by ${height} it ${hides ? "makes room" : "stays"} when scrolling down`, async () => {
      await page.setViewportSize({ width, height });
      await scrollTo(page, 0);
      await scrollTo(page, 50);
      await expect(header(page)).toHaveAttribute("data-hidden", "false");
      await scrollTo(page, 300);
      await expect(header(page)).toHaveAttribute("data-hidden", String(hides));
      if (!hides) return;
      await expect(header(page)).not.toBeInViewport();
      await page.setViewportSize({ width: 900, height: 900 });
      await scrollTo(page, 0);
      await page.setViewportSize({ width, height });
      await expect(header(page)).toHaveAttribute("data-hidden", "false");
      await scrollTo(page, 300);
      await expect(header(page)).toHaveAttribute("data-hidden", "true");
      await scrollTo(page, 299);
      await expect(header(page)).toHaveAttribute("data-hidden", "false");
      await expect(header(page)).toBeInViewport();
    });
  }

  await test.step("also after a button in it was pressed; it comes back when the keyboard reaches it, and the page stays where it is", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await scrollTo(page, 0);
    await header(page).getByRole("button", { name: "Tema scuro" }).click();
    await scrollDown(page);
    for (const [width, height] of [
      [360, 740],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, "/app/storia/cenni-storici");
      await scrollDown(page);
      for (const name of ["Apri il menu", "Tema scuro", "Cerca"]) {
        await header(page).locator(`[aria-label="${name}"]`).focus();
        await expect(header(page)).toBeInViewport();
        expect(await page.evaluate(() => window.scrollY), `${name}, ${width} px`).toBe(400);
      }
    }
  });
});

test("the hint to rotate is for low wide windows, goes after 5 s, comes back", async ({ page }) => {
  const hint = page.getByText("Ruota il dispositivo");
  await page.clock.install();
  await open(page, "/app/orari");
  await settled(page);
  await stopClock(page, Date.now() + 60_000);
  for (const [width, height, shown] of [
    [800, 600, true],
    [800, 601, false],
    [600, 599, true],
    [599, 600, false],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expect(hint).toBeVisible({ visible: shown });
      if (shown) await expect(page.getByRole("status").filter({ has: hint })).toBeVisible();
    });
  }

  await page.setViewportSize({ width: 800, height: 400 });
  await expect(hint).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(hint).toBeVisible();
  await page.clock.runFor(1);
  await expect(hint).toBeHidden();
  // A busy page may miss a window that is upright only briefly.
  await page.evaluate(() => {
    matchMedia("(orientation: portrait)").addEventListener("change", () => {
      document.documentElement.dataset.turned = "";
    });
  });
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.locator("html[data-turned]")).toBeAttached();
  await page.setViewportSize({ width: 800, height: 400 });
  await expect(hint).toBeVisible();
  await page.getByRole("button", { name: "Nascondi il suggerimento" }).click();
  await expect(hint).toBeHidden();

  await page.clock.resume();
  await page.setViewportSize({ width: 400, height: 800 });
  await page.evaluate(() => Object.defineProperty(window, "outerWidth", { value: 1280 }));
  await page.setViewportSize({ width: 320, height: 256 });
  // Two frames later the page knows its size.
  await scrollTo(page, 0);
  await expect(hint).toHaveCount(0);
});
