import {
  type Countdown,
  countdownOf,
  hasTopArea,
  isVisible,
  validityAt,
} from "../../domain/home-images/home-images.ts";
import { timeLeft } from "../../domain/home-images/time-left.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { content, htmlOf, mainOf } from "../support/site.ts";
import { boxOf, expect, main, open, stopClock, test } from "../support/test.ts";

const { images } = content.homeImages;

/** Returns the instants after a given one at which the splash page changes. */
function changesAfter(now: number): number[] {
  const { until } = validityAt(images, now);
  return until === Number.MAX_SAFE_INTEGER ? [] : [until, ...changesAfter(until)];
}
const changes = changesAfter(0);

/** Returns a text of the countdown without its months: "7 Giorni 0 Ore 0 Minuti 0 Secondi". */
function textOf({ title, until }: Countdown, now: number) {
  if (until === undefined) return title.trim();
  const { months, days, hours, minutes, seconds } = timeLeft(now, until);
  const first = months > 0 ? `${months} Mesi ` : "";
  return `${title}${first}${days} Giorni ${hours} Ore ${minutes} Minuti ${seconds} Secondi`;
}

test("header and picture lead to the main page, the buttons to the hours and inside", () => {
  const hrefs = [...mainOf("/").matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
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

test("pictures and countdown change at their instants; it ticks each second", async ({ page }) => {
  const instants = [...new Set(changes.flatMap((at) => [at - 2_000, at - 1_000, at]))].sort();
  const [first] = instants;
  test.skip(first === undefined, "nothing on the splash page has a date");
  await page.clock.install({ time: Number(first) - 60_000 });
  await open(page, "/");
  await stopClock(page, Number(first) - 1_000);
  const pictures = main(page).getByRole("img", { name: /^Apri il sito: / });
  for (const instant of instants) {
    await page.clock.pauseAt(instant);
    const shown = images.filter((image) => isVisible(image, instant));
    const alts = shown.map(({ picture }) => `Apri il sito: ${picture.alt}`);
    const shownAlts = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
    await expect.poll(shownAlts, String(new Date(instant))).toEqual(alts);
    const countdowns = images.flatMap((image) => countdownOf(image, instant) ?? []);
    const texts = countdowns.map((countdown) => textOf(countdown, instant));
    await expect(page.getByRole("timer"), String(new Date(instant))).toHaveText(texts);
    // Screen readers read it when asked, and announce none of its seconds.
    await expect(page.locator(":is([aria-live], [role=status]) [role=timer]")).toHaveCount(0);
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

/** A time of each kind, with the most pictures, and the share of the window that they may have. */
const TIMES = ([true, false] as const).flatMap((hasTop) => {
  const shownAt = (at: number) => images.filter((image) => isVisible(image, at)).length;
  const [at] = [0, ...changes]
    .filter((at) => shownAt(at) > 0 && images.some((image) => hasTopArea(image, at)) === hasTop)
    .sort((one, other) => shownAt(other) - shownAt(one));
  const kind = hasTop ? "with a countdown" : "without a countdown";
  return at === undefined ? [] : [{ kind, at, share: hasTop ? 0.4 : 0.77 }];
});

for (const { kind, at, share } of TIMES) {
  test(`${kind} both doors are in view, under pictures of their share`, async ({ page }) => {
    const hidden: string[] = [];
    const look = async (windows: readonly [width: number, height: number][]) => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        hidden.push(...(await page.evaluate(hiddenDoors)));
      }
    };
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(at);
    await open(page, "/");

    await test.step("nothing moves when React corrects a page of another time", async () => {
      expect((await shiftsOf(page)).sum).toBeLessThan(0.01);
    });

    await test.step("Entra is the larger of the doors, and Orari as large as a finger needs", async () => {
      const link = (name: string) => main(page).getByRole("link", { name, exact: true });
      const [hours, inside] = [await boxOf(link("Orari")), await boxOf(link("Entra"))];
      expect(hours.height).toBeGreaterThanOrEqual(44);
      expect(inside.height).toBeGreaterThan(hours.height);
      expect(inside.width).toBeGreaterThan(hours.width);
    });

    await look(WINDOWS);
    await page.setViewportSize({ width: 1280, height: 900 });
    const pictures = await main(page)
      .getByRole("img", { name: /^Apri il sito: / })
      .all();
    for (const picture of pictures) {
      await expect(picture).toHaveCSS("max-height", `${900 * share}px`);
      const { height, width } = await boxOf(picture);
      // Several share the width; one has the share of three by four.
      if (pictures.length === 1)
        expect(Math.max(height, (width * 4) / 3)).toBeCloseTo(900 * share, -1);
    }
    await page.getByRole("button", { name: "Accetta" }).click();
    await look(share > 0.5 ? [...WINDOWS, ...SMALL_WINDOWS] : WINDOWS);
    expect(hidden).toEqual([]);
  });
}

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

test("before React a page of another time is held back until its own", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  const [, ...window] = /"true-between" content="(\d+) (\d+)"/.exec(htmlOf("/")) ?? [];
  const [from = Number.NaN, until = Number.NaN] = window.map(Number);
  // Before and after, if the pictures have dates at all.
  const others = [from - 1_000, until].filter((at) => at > 0 && at < Number.MAX_SAFE_INTEGER);
  for (const instant of [...others, from]) {
    await page.clock.setFixedTime(instant);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const isShown = instant === from;
    const heading = page.getByRole("heading", { level: 1, includeHidden: true });
    await expect(heading, String(new Date(instant))).toBeVisible({ visible: isShown });
  }
});
