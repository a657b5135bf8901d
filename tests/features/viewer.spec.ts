import type { Page } from "@playwright/test";
import { gallery, galleryLength, htmlOf, mosaicPage } from "../support/site.ts";
import {
  asked,
  boxOf,
  expect,
  fingerOn,
  hydrated,
  main,
  open,
  test,
  title,
} from "../support/test.ts";

const shown = (page: Page, number: number, length = galleryLength) =>
  page.getByRole("group", { name: `${number} di ${length}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const opener = (page: Page, number: number) =>
  shown(page, number).getByRole("button", { name: "Apri a tutto schermo" });

/** Opens the viewer from the main page's carousel. */
async function openViewer(page: Page) {
  await open(page, "/app/realhome");
  await button(page, "Vai all'immagine 2").click();
  await opener(page, 2).click();
  await expect(page).toHaveURL("/image_viewer");
  await expect(shown(page, 2)).toBeVisible();
  // During a page transition, no pointer event reaches either page.
  await shown(page, 2).getByRole("img").click({ trial: true });
}

const figureOf = (page: Page) => page.getByRole("group").locator("figure");

/** Returns the image's zoom factor and the position of its left edge. */
const measures = (page: Page) =>
  figureOf(page).evaluate((figure) => {
    const { a, e } = new DOMMatrix(getComputedStyle(figure).transform);
    return { scale: a, left: e };
  });
const scale = async (page: Page) => (await measures(page)).scale;
const expectScale = (page: Page, expected: number) =>
  expect.poll(() => scale(page)).toBeCloseTo(expected, 1);

test("an image is shown, enlarged, moved and left, with mouse and keyboard", async ({ page }) => {
  const fetched = asked(page);
  await openViewer(page);

  await test.step("a drawing is the carousel's own file, and its neighbours are fetched ahead", async () => {
    const address = await shown(page, 2)
      .getByRole("img")
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const names = gallery.map(({ file }) => `/assets/pictures/${file.replace(/\.\w+$/, "")}.`);
    expect(address).toContain(names[1]);
    await expect
      .poll(() => names.filter((name) => fetched.some((url) => url.includes(name))).length)
      .toBeGreaterThanOrEqual(3);
  });

  await test.step("which of them it is stands before its words, and the image keeps clear of the edge", async () => {
    await expect(page.getByText(`2 di ${galleryLength}`, { exact: true })).toBeVisible();
    const edge = shown(page, 2).getByRole("img");
    await expect(edge).toHaveCSS("padding-top", "20px");
  });

  await test.step("arrows and buttons move, and both ends wrap around", async () => {
    for (const [move, expected] of [
      [() => page.keyboard.press("ArrowRight"), 3],
      [() => page.keyboard.press("ArrowLeft"), 2],
      [() => button(page, "Immagine precedente").click(), 1],
      [() => button(page, "Immagine precedente").click(), galleryLength],
      [() => button(page, "Immagine successiva").click(), 1],
    ] as const) {
      await move();
      await expect(shown(page, expected)).toBeVisible();
    }
    const dot = button(page, "Vai all'immagine 2");
    await dot.click();
    await expect(shown(page, 2)).toBeVisible();
    await expect(dot).toHaveAttribute("aria-current", "true");
    // It is night around the image by day too: light letters, on average over the three colours.
    const channels = (await dot.evaluate((each) => getComputedStyle(each).color)).match(/\d+/g);
    expect(channels?.reduce((sum, each) => sum + Number(each), 0)).toBeGreaterThan(3 * 128);
  });

  await test.step("the wheel enlarges around the pointer, from 1 to 8", async () => {
    const box = await boxOf(shown(page, 2));
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => scale(page)).toBeGreaterThan(1.1);
    // Around a point on the left: the left edge moves less than it would around the centre.
    const { scale: enlarged, left } = await measures(page);
    expect(left).toBeGreaterThan(0);
    expect(enlarged).toBeLessThanOrEqual(8);
    for (let press = 0; press < 8; press += 1) await page.keyboard.press("+");
    await page.mouse.wheel(0, -600);
    await expectScale(page, 8);
    await page.keyboard.press("0");
    await page.mouse.wheel(0, 600);
    await expectScale(page, 1);
  });

  await test.step("keys and buttons enlarge, reduce and put back", async () => {
    for (const [change, expected] of [
      [() => page.keyboard.press("+"), 1.5],
      [() => button(page, "Ingrandisci").click(), 2.25],
      [() => button(page, "Riduci").click(), 1.5],
      [() => page.keyboard.press("-"), 1],
      [() => page.keyboard.press("+"), 1.5],
      [() => page.keyboard.press("0"), 1],
    ] as const) {
      await change();
      await expectScale(page, expected);
    }
  });

  await test.step("characters count only where the focus is in the viewer", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("+");
    await main(page).focus();
    await page.keyboard.press("+");
    await expectScale(page, 1.5);
    await page.keyboard.press("0");
    await expectScale(page, 1);
  });

  await test.step("an enlarged image is dragged, does not close at a click, and a double click puts it back", async () => {
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expectScale(page, 2.25);
    const before = (await measures(page)).left;
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(700, 300, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await measures(page)).left).toBeGreaterThan(before + 10);
    await page.mouse.click(500, 300);
    await page.mouse.dblclick(500, 300);
    await expectScale(page, 1);
    await expect(page).toHaveURL("/image_viewer");
  });

  await test.step("an enlarged image moves with the arrow keys, and a click brings what it meets into the middle", async () => {
    await page.keyboard.press("+");
    await page.keyboard.press("+");
    await expectScale(page, 2.25);
    const left = async () => (await measures(page)).left;
    const start = await left();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeCloseTo(start - 80, 0);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(left).toBeCloseTo(start, 0);
    await page.mouse.click(640 + 60, 300);
    await expect.poll(left).toBeCloseTo(start - 60, 0);
    await expect(shown(page, 2)).toBeVisible();
    await page.keyboard.press("0");
    await expectScale(page, 1);
  });

  await test.step("Aiuto opens the dialog, whose Escape closes it alone", async () => {
    await button(page, "Aiuto").click();
    const dialog = page.getByRole("dialog", { name: "Come ingrandire" });
    await expect(dialog).toBeVisible();
    await expect(button(page, "Chiudi")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button(page, "Aiuto")).toBeFocused();
    await expect(page).toHaveURL("/image_viewer");
    await expect(shown(page, 2)).toBeVisible();
  });

  await test.step("Chiudi and a click on the image go back one step, to the button that opened it", async () => {
    for (const leave of [
      () => button(page, "Chiudi").click(),
      () => shown(page, 2).getByRole("img").click(),
    ]) {
      await leave();
      await expect(page).toHaveURL("/app/realhome");
      await expect(opener(page, 2)).toBeFocused();
      await page.goForward();
      await expect(shown(page, 2)).toBeVisible();
    }
  });

  await test.step("a reload keeps the images, and the way back to the one that was opened", async () => {
    await page.reload();
    await hydrated(page);
    await expect(shown(page, 2)).toBeVisible();
    await page.goBack();
    await expect(opener(page, 2)).toBeFocused();
    await page.goForward();
    await expect(shown(page, 2)).toBeVisible();
  });

  await test.step("of one that does not come the description stays in a phone's window", async () => {
    const isPicture = /assets\/pictures/;
    await page.route(isPicture, (route) => route.fulfill({ contentType: "image/svg+xml" }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await hydrated(page);
    const words = await boxOf(shown(page, 2).getByText("L’immagine non è arrivata."));
    expect(words.x).toBeGreaterThanOrEqual(16);
    expect(words.right).toBeLessThanOrEqual(360 - 16);
    await expect(shown(page, 2).getByRole("img")).toHaveCount(0);
    await page.unroute(isPicture);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("without any there is a way home; of those that come with the navigation the largest bitmap is shown", async () => {
    // A new entry of the history: to the same address it would be a reload.
    await page.goto("/healthz");
    await open(page, "/image_viewer");
    await expect(page.getByRole("link", { name: "Torna alla pagina principale" })).toBeVisible();
    const [, name = ""] = /pictures\/([^" ]+)\.\d+\.avif/.exec(htmlOf("/")) ?? [];
    const picture = { name, isVector: false, width: 1600, height: 400, alt: "Una testata" };
    const images = [
      { photo: `/assets/pictures/${name}.1600.webp`, picture },
      { photo: "/social/canneto.jpg", description: "La valle" },
    ];
    await page.evaluate((usr) => history.replaceState({ usr, key: "x", idx: 1 }, ""), { images });
    await page.reload();
    await hydrated(page);
    const { href } = new URL(`/assets/pictures/${name}.1600.avif`, page.url());
    const largest = shown(page, 1, 2).getByRole("img", { name: "Una testata" });
    await expect(largest).toHaveJSProperty("currentSrc", href);
    await page.keyboard.press("ArrowRight");
    await expect(shown(page, 2, 2).getByRole("img", { name: "La valle" })).toBeVisible();
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("an image is moved, enlarged and left", async ({ page }) => {
    await openViewer(page);
    const { swipe, tap, touch } = await fingerOn(page);

    await test.step("there is no Aiuto; buttons enlarge and reduce", async () => {
      await expect(button(page, "Aiuto")).toBeHidden();
      // Works with two fingers, and with one.
      await button(page, "Ingrandisci").tap();
      await expectScale(page, 1.5);
      await button(page, "Riduci").tap();
      await expectScale(page, 1);
    });

    await test.step("a swipe leads on or back", async () => {
      for (const [by, expected] of [
        [-51, 3],
        [51, 2],
      ] as const) {
        await swipe(180, 300, by);
        await expect(shown(page, expected)).toBeVisible();
      }
      await expect(page).toHaveURL("/image_viewer");
    });

    await test.step("two fingers enlarge, and then a swipe does not move", async () => {
      await touch("touchStart", [170, 300], [190, 300]);
      for (const reach of [20, 40, 60, 80]) {
        await touch("touchMove", [180 - reach, 300], [180 + reach, 300]);
      }
      await touch("touchEnd");
      await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
      expect(await scale(page)).toBeLessThanOrEqual(8);
      await swipe(180, 300, -100);
      await expect(shown(page, 2)).toBeVisible();
      await expect(page).toHaveURL("/image_viewer");
    });

    await test.step("a tap goes back, also right after a quick swipe", async () => {
      await page.keyboard.press("0");
      await expectScale(page, 1);
      await swipe(220, 300, -100);
      await tap(180, 300);
      await expect(page).toHaveURL("/app/realhome");
      await expect(title(page)).toHaveText(/Canneto/);
      await page.goForward();
      await shown(page, 2).getByRole("img").tap();
      await expect(page).toHaveURL("/app/realhome");
    });
  });
});

const MOSAIC_PAGE = mosaicPage() ?? "";

const inside = (page: Page) => button(page, "Tutto il mosaico");

test("the Madonna leads into her mosaic, to the iris of an eye, and back", async ({ page }) => {
  test.skip(MOSAIC_PAGE === "", "A photograph has taken its place");
  test.slow();
  const figure = figureOf(page);
  const fetched = asked(page, /\.mosaic\.svg$/);

  await test.step("the drawing is fetched only when it is asked for, packed", async () => {
    await open(page, MOSAIC_PAGE);
    // Until a press enters it the link leads to the file.
    await expect(main(page).locator("figure img").first()).toHaveCSS("cursor", "zoom-in");
    expect(fetched).toEqual([]);
    const answer = page.waitForResponse(/\.mosaic\.svg$/);
    await page.getByRole("link", { name: "Entra nel mosaico" }).press("Enter");
    expect(await (await answer).headerValue("content-encoding")).toBe("br");
    await expect(page).toHaveURL("/image_viewer");
  });

  await test.step("with reduced motion the way is four still steps, and says where it has come to", async () => {
    await expect(figure.locator("canvas")).toHaveCount(4);
    // Panzoom's own transition may be among them.
    const easings = await figure.evaluate((element) =>
      element.getAnimations().map(({ effect }) => effect?.getComputedTiming().easing),
    );
    expect(easings).toContain("steps(4)");
    await expect(inside(page)).toBeVisible({ timeout: 30_000 });
    await expect(
      page.getByText(/^L’iride e la pupilla dell’occhio: \d+ delle \d+ tessere/),
    ).toBeVisible();
    expect(await scale(page)).toBeGreaterThan(8);
    await expect(figure.locator("canvas")).toHaveCount(0);
  });

  await test.step("the button enters again, and a press stops the way where it is", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.keyboard.press("0");
    await expectScale(page, 1);
    await button(page, "Entra nel mosaico").click();
    await expect(figure.locator("canvas")).toHaveCount(4);
    await page.keyboard.press("Shift");
    await expect(figure.locator("canvas")).toHaveCount(0);
    await expect(button(page, "Entra nel mosaico")).toBeVisible();
    expect(await scale(page)).toBeGreaterThanOrEqual(1);
  });

  await test.step("back leads to the page and its link, forward and a reload enter anew", async () => {
    await page.goBack();
    await expect(page).toHaveURL(MOSAIC_PAGE);
    await expect(page.getByRole("link", { name: "Entra nel mosaico" })).toBeFocused();
    await page.goForward();
    await expect(figure.locator("canvas")).toHaveCount(4);
    await page.reload();
    await expect(figure.locator("canvas")).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(MOSAIC_PAGE);
  });
});
