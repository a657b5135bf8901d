import type { Page } from "@playwright/test";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { content, htmlOf } from "../support/site.ts";
import { boxOf, expect, main, open, stopClock, test } from "../support/test.ts";

const timer = (page: Page) => page.getByRole("timer");
/** The two entries of the specification. */
const [madonna, jubilee] = [1, 2].map((number) => {
  const alt = content.homeImages.images.find(({ id }) => id === number)?.picture.alt ?? "";
  return (page: Page) => page.getByRole("img", { name: alt });
}) as [typeof timer, typeof timer];
/** Whether the splash page has the two pictures of the specification and no others, with the dates that the tests assume. */
const areSpecified =
  content.homeImages.images
    .map(({ publishDate, expireDate, schedulerEndDate }) =>
      [publishDate, expireDate, schedulerEndDate].join(),
    )
    .sort()
    .join(" ") === "2024-12-30T16:00,2026-01-06T16:00,2025-01-06T00:00 2026-01-06T16:00,,";
const OTHERS =
  "the parish has other pictures on the splash page (home-images.test.ts has the rules)";
const { countdownTitlePre } = content.homeImages.images.find(({ id }) => id === 2) ?? {};

/** Opens the splash page with its clock stopped at an instant. */
async function openAt(page: Page, instant: string) {
  const time = Date.parse(instant);
  await page.clock.install({ time: time - 60_000 });
  await open(page, "/");
  await stopClock(page, time);
}

test("header and picture lead to the main page, the buttons to the hours and inside", () => {
  const text = /<main.*<\/main>/s.exec(htmlOf("/"))?.[0] ?? "";
  const links = [...text.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)];
  const hrefs = links.map(([, href]) => href);
  expect(hrefs.slice(-2)).toEqual(["/app/orari", "/app/realhome"]);
  expect([...new Set(hrefs.slice(0, -2))]).toEqual(["/app/realhome"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("pictures come no larger than they are shown on a first visit", async ({ page }) => {
    await open(page, "/");
    for (const picture of await main(page).getByRole("img").all()) {
      await expect(picture).toHaveJSProperty("complete", true);
      const [address, shown] = await picture.evaluate((image: HTMLImageElement) => [
        image.currentSrc,
        image.clientWidth * devicePixelRatio,
      ]);
      const width = Number(/\.(\d+)\.avif$/.exec(String(address))?.[1]);
      // The widths are 448, 720, 1200 and 1600: expect the next larger one, never the one after it.
      expect(width, String(address)).toBe([448, 720, 1200].find((step) => step >= Number(shown)));
    }
  });
});

test("pictures and countdown change at their instants, in Rome's time, and it ticks each second", async ({
  page,
}) => {
  test.skip(!areSpecified, OTHERS);
  // In winter, Rome is one hour ahead of UTC.
  await openAt(page, "2024-12-29T22:59:59Z");
  for (const [instant, isMadonna, isJubilee, text] of [
    ["2024-12-29T22:59:59Z", false, false, undefined],
    ["2024-12-29T23:00:00Z", false, false, "7 Giorni 0 Ore 0 Minuti 0 Secondi"],
    ["2025-01-05T22:59:58Z", false, true, "0 Giorni 0 Ore 0 Minuti 2 Secondi"],
    ["2025-01-05T22:59:59Z", false, true, "0 Giorni 0 Ore 0 Minuti 1 Secondi"],
    ["2025-01-05T23:00:00Z", false, true, undefined],
    ["2026-01-06T15:00:00Z", true, false, undefined],
  ] as const) {
    await page.clock.pauseAt(instant);
    await expect(madonna(page), instant).toBeVisible({ visible: isMadonna });
    await expect(jubilee(page), instant).toBeVisible({ visible: isJubilee });
    if (text === undefined) await expect(timer(page), instant).toHaveCount(0);
    else {
      await expect(timer(page), instant).toHaveText(`${countdownTitlePre}${text}`);
      // Screen readers read it when asked, and announce none of its seconds.
      await expect(page.locator(":is([aria-live], [role=status]) [role=timer]")).toHaveCount(0);
    }
  }
});

/** Sizes of phones, tablets and desktop windows. */
const WINDOWS: [width: number, height: number][] = [
  [360, 640],
  [820, 1180],
  [1280, 600],
];

/** Sizes of the smallest phones, of one in landscape, and of 1280 by 1024 at 400% zoom. */
const SMALL_WINDOWS: [width: number, height: number][] = [
  [320, 568],
  [640, 360],
  [320, 256],
];

test("both doors are in view on every window, above the cookie notice, under a picture of its share of the window", async ({
  page,
}) => {
  test.skip(!areSpecified, OTHERS);
  const expectShare = async (picture: typeof madonna, share: number) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(picture(page)).toHaveCSS("max-height", `${900 * share}px`);
    const height = async () => (await boxOf(picture(page))).height;
    await expect.poll(height).toBeCloseTo(900 * share, -1);
  };
  const hidden: string[] = [];
  const look = async (when: string, windows: readonly [width: number, height: number][]) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      hidden.push(...(await page.evaluate(hiddenDoors)).map((door) => `${when} ${door}`));
    }
  };
  await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAt(page, "2025-01-03T12:00:00Z");

  await test.step("nothing moves when React corrects a page of another time", async () => {
    await expect(timer(page)).toBeVisible();
    expect((await shiftsOf(page)).sum).toBeLessThan(0.01);
  });

  await test.step("Entra is the larger of the doors, and Orari as large as a finger needs", async () => {
    const link = (name: string) => main(page).getByRole("link", { name, exact: true });
    const [hours, inside] = [await boxOf(link("Orari")), await boxOf(link("Entra"))];
    expect(hours.height).toBeGreaterThanOrEqual(44);
    expect(inside.height).toBeGreaterThan(hours.height);
    expect(inside.width).toBeGreaterThan(hours.width);
  });

  await look("with a countdown", WINDOWS);
  await expectShare(jubilee, 0.4);
  await page.clock.pauseAt("2026-11-20T12:00:00Z");
  await look("without a countdown", WINDOWS);
  await expectShare(madonna, 0.77);
  await page.getByRole("button", { name: "Accetta" }).click();
  await look("without a countdown or a notice", [...WINDOWS, ...SMALL_WINDOWS]);
  await page.clock.resume();
  await page.clock.setFixedTime("2025-01-03T12:00:00Z");
  await open(page, "/");
  await look("with a countdown, without a notice", WINDOWS);
  expect(hidden).toEqual([]);
});

/** Returns the links that are partly outside the window, or behind the notice. */
function hiddenDoors(): string[] {
  const bottom = document.querySelector("section[lang]")?.getBoundingClientRect().top;
  const isAtFoot = bottom !== undefined && bottom > window.innerHeight / 2;
  const end = isAtFoot ? Math.min(bottom, window.innerHeight) : window.innerHeight;
  return [...document.querySelectorAll("main p a")]
    .map((door) => ({ name: door.textContent, box: door.getBoundingClientRect() }))
    .filter(({ box }) => box.top < 0 || box.bottom > end)
    .map(({ name, box }) => `${name} ends at ${box.bottom} of ${innerWidth} by ${end}`);
}

test.describe("before React", () => {
  test.beforeEach(({ page }) => page.route("**/assets/*.js", () => undefined));

  test("a page built for another time is held back, until its time has come", async ({ page }) => {
    test.skip(!areSpecified, OTHERS);
    for (const [instant, shown] of [
      ["2026-01-06T14:59:59Z", false],
      ["2026-01-06T15:00:00Z", true],
    ] as const) {
      await page.clock.setFixedTime(instant);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expect(page.getByText("Basilica Santuario"), instant).toBeVisible({ visible: shown });
    }
  });
});
