import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, MOVING, open, test } from "../support/test.ts";

const DRAWING = "app/features/valley/valley.svg";

test("before the first paint the season is that of the shrine, and so is the feast, by night", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [instant, season, isFeast] of [
    ["2027-03-15T23:00:00Z", "spring", false],
    ["2027-08-22T12:00:00Z", "summer", true],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await page.goto("/app/realhome", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html"), instant).toHaveAttribute("data-season", season);
    const ink = await page
      .getByRole("img", { name: /la valle di Canneto/ })
      .evaluate((svg) => getComputedStyle(svg).getPropertyValue("--pilgrims"));
    expect(ink !== "", instant).toBe(isFeast);
  }
});

/** Runs in the page: returns the state of each light's animation on the water; empty where none is animated. */
const water = () =>
  document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.querySelector("use[href*=glint]"))
    .map(({ playState }) => playState);

test("the water stands still for who wants stillness; each season has its inks, and the night its own", async ({
  page,
}) => {
  await open(page, "/app/realhome");
  expect(await page.evaluate(water)).toEqual([]);
  const valley = page.getByRole("img", { name: /la valle di Canneto fra i faggi/ });
  const inks = async () => {
    const seen: string[] = [];
    for (const season of ["spring", "summer", "autumn", "winter"]) {
      await page.locator("html").evaluate((html, name) => {
        html.dataset.season = name;
      }, season);
      seen.push(
        await valley.evaluate((svg) => {
          const styles = getComputedStyle(svg);
          return ["--sky", "--leaf", "--meadow", "--snow"]
            .map((ink) => styles.getPropertyValue(ink))
            .join(" ");
        }),
      );
    }
    return seen;
  };
  const byDay = await inks();
  await page.getByRole("button", { name: "Tema scuro" }).first().click();
  const byNight = await inks();
  expect(new Set(byDay).size).toBe(4);
  expect(byNight.every((night) => !byDay.includes(night))).toBe(true);

  await test.step("on a phone it is as wide as the window", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await valley.boundingBox()).toMatchObject({ x: 0, width: 360 });
  });

  await test.step("in a wide window it runs from edge to edge, today stands on it, the sidebar begins below", async () => {
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = await valley.boundingBox();
      const bottom = (place?.y ?? 0) + (place?.height ?? 0);
      expect(place?.x).toBeLessThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThanOrEqual(width);
      expect(place?.height).toBeCloseTo(height * 0.62, 0);
      const today = await page.getByRole("region", { name: /^Oggi, / }).boundingBox();
      expect(today?.y).toBeLessThan(bottom);
      const sidebar = await page.getByRole("navigation", { name: "Laterale" }).boundingBox();
      expect(sidebar?.y).toBeGreaterThanOrEqual(bottom);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

test.describe("where motion is welcome", () => {
  test.use(MOVING);

  test("the water moves, until it is stopped at the foot of the page", async ({ page }) => {
    await open(page, "/app/realhome");
    expect(await page.evaluate(water)).toEqual(["running", "running"]);
    await page.getByRole("button", { name: "Ferma lo sfondo" }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(water)).toEqual(["paused", "paused"]);
  });
});

test("the drawing is light", () => {
  expect(brotliCompressSync(readFileSync(DRAWING)).length).toBeLessThanOrEqual(18_000);
  expect(statSync(DRAWING).size).toBeGreaterThan(1_000);
});
