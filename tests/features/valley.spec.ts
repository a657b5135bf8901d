import { boxOf, expect, open, test } from "../support/test.ts";

test("before the first paint season and feast are those of the shrine", async ({ page }) => {
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

/** Runs in the page: returns the state and the duration of the light behind the page, which crosses it twice. */
const light = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === 2)
    .map(
      ({ playState, effect }) =>
        `${playState} in ${Number(effect?.getTiming().duration) / 1_000} s`,
    );

test("water and light move until stopped; seasons and night have inks", async ({ page }) => {
  await open(page, "/app/realhome");
  const still = page.getByRole("button", { name: "Ferma lo sfondo" });
  expect(await page.evaluate(water)).toEqual([]);
  expect(await page.evaluate(light)).toEqual([]);
  await expect(still).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await page.evaluate(water)).toEqual(["running", "running"]);
  expect(await page.evaluate(light)).toEqual(["running in 30 s"]);
  await still.click();
  await expect(still).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(light)).toEqual(["paused in 30 s"]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => page.evaluate(water)).toEqual(["paused", "paused"]);
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
      const place = await boxOf(valley);
      expect(place.x).toBeLessThanOrEqual(0);
      expect(place.right).toBeGreaterThanOrEqual(width);
      expect(place.height).toBeCloseTo(height * 0.62, 0);
      const today = await boxOf(page.getByRole("region", { name: /^Oggi, / }));
      expect(today.y).toBeLessThan(place.bottom);
      const sidebar = await boxOf(page.getByRole("navigation", { name: "Laterale" }));
      expect(sidebar.y).toBeGreaterThanOrEqual(place.bottom);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
