import type { Page } from "@playwright/test";
import { shiftsOf, watchShifts } from "./support/layout-shifts.ts";
import { expect, holdBack, test, title } from "./support/test.ts";

/** The "good" threshold of the Core Web Vitals. */
const GOOD_LAYOUT_SHIFT = 0.1;

/** Returns the fonts used to render the elements of a selector. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { nodeId } = (await session.send("DOM.getDocument")).root;
  const found = await session.send("DOM.querySelector", { nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", found);
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test("on a slow line words are there at once, and their letters come later", async ({ page }) => {
  await watchShifts(page);
  const letGo = await holdBack(page, "**/*.woff2");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/app/orari", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  expect(await typefacesOf(page, "h1")).not.toEqual([expect.stringContaining("EB Garamond")]);
  letGo();
  await expect
    .poll(() => typefacesOf(page, "h1"))
    .toEqual([expect.stringContaining("EB Garamond")]);
  // The browser tells of shifts a little later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect((await shiftsOf(page)).sum).toBeLessThan(GOOD_LAYOUT_SHIFT);
  // No browser makes a bold or an italic of its own.
  await expect(title(page)).toHaveCSS("font-synthesis-weight", "none");
});
