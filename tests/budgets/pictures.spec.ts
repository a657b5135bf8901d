import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import {
  isMosaicAddress,
  THUMBNAIL_SIDE,
  thumbnailFocus,
} from "../../domain/pictures/picture-files.ts";
import { worldData } from "../../pipeline/maps/communities/map-marks.ts";
import { publishedEntries } from "../../pipeline/pages/addresses.ts";
import { builtFiles } from "../../server/built-files.ts";
import { addresses, content, htmlOf, screenAt, titleOf } from "../support/site.ts";
import { boxOf, expect, main, open, stopClock, test, title } from "../support/test.ts";

/** Limits in bytes for a phone of 360 by 740 points with two pixels for each. */
const LIMITS = {
  thumbnail: 1_600,
  drawing: 25_000,
  mosaic: 80_000,
  lying: 22_000,
  standing: 32_000,
};

const SITE = "build/client";
const PICTURES = join(SITE, "assets/pictures");

/** The entries with a text; legal texts never begin with a picture. */
const texts = publishedEntries(content).filter(({ collection }) => collection !== "legal");

/** The pages that begin with a picture. */
const pages = texts.flatMap(({ address, entry: { fields } }) =>
  fields.picture ? [{ address, title: fields.title, picture: fields.picture }] : [],
);

/** The page of the basilica's coat of arms. */
const SHIELD = "/app/chiesa/stemma";
const SHIELD_PICTURE = pages.find(({ address }) => address === SHIELD)?.picture.file ?? "";

const shield = (page: Page) => main(page).getByRole("figure").first();

/** Escapes a text as in HTML. */
const escaped = (text: string) => renderToStaticMarkup(text);

const photographs = content.images
  .filter((file) => !file.endsWith(".svg"))
  .map((file) => file.replace(/\w+$/, ""));

/** Tells whether a built file is of a photograph: leaves and gravel weigh what they weigh (pipeline/images/picture-source.ts). */
const isOfPhotograph = (file: string) =>
  photographs.some((name) => file.startsWith(join(PICTURES, name)));

const isThumbnail = (file: string) => thumbnailFocus(file) !== undefined;

/** Returns all picture files except their compressed variants. */
const builtPictures = () => builtFiles(PICTURES).filter((file) => !/\.(br|gz)$/.test(file));

test("a page of use has its picture beside, over or below its title", async ({ page }) => {
  for (const [address, isUrgent] of [
    ["/app/accessibilita", false],
    ["/app/orari", true],
    ["/app/pellegrinaggio/feste", true],
    ["/app/inni-preghiere", true],
  ] as const) {
    const mayBeCut = pages.find((page) => page.address === address)?.picture.focus !== undefined;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    const picture = main(page).locator("img[fetchpriority=high]");
    const [shown, name] = [await boxOf(picture), await boxOf(title(page))];
    if (mayBeCut) expect(shown.bottom, address).toBeLessThan(name.y);
    else expect(shown.x, address).toBeGreaterThanOrEqual(name.right);
    await page.setViewportSize({ width: 360, height: 740 });
    const [strip, below] = [await boxOf(picture), await boxOf(title(page))];
    if (isUrgent) expect(strip.bottom - strip.y, address).toBeLessThan(740 * 0.27);
    expect(strip.y < below.y, address).toBe(isUrgent);
    expect(below.bottom, address).toBeLessThan(740 * 0.7);
  }
});

test("every page that names a picture has it, with measures and the words for it", () => {
  expect(pages.length).toBeGreaterThan(0);
  for (const { address, picture } of pages) {
    const figures = [...htmlOf(address).matchAll(/<figure.*?<\/figure>/gs)].map(([html]) => html);
    const own = figures.findIndex((html) => html.includes(` alt="${escaped(picture.alt)}"`));
    const figure = figures[own] ?? "";
    expect(figure, address).toMatch(/<img[^>]* width="\d+" height="\d+"/);
    expect(figure, address).toContain(escaped(picture.credit));
    const screen = screenAt(address);
    // Hymns, prayers and the sheet begin with their text, some communities with a map.
    const comesLater =
      ["verse", "pilgrim-sheet"].includes(screen) || (screen === "community" && own > 0);
    expect(figure.includes(' loading="eager" fetchPriority="high"'), address).toBe(!comesLater);
  }
});

test("a country opens with the globe if that shows it, or has its communities", () => {
  const communities = addresses.filter((address) => screenAt(address) === "community");
  const countries = communities.flatMap((address) => {
    const world = worldData(content, address);
    return world?.isCountry ? [{ address, ...world }] : [];
  });
  expect(countries.length).toBeGreaterThan(0);
  for (const { address, communities, globe } of countries) {
    const isShown = globe.marks.some((mark) => mark.address === address);
    const hasGlobe = htmlOf(address).includes('data-ground="atlantic"');
    expect(hasGlobe, address).toBe(isShown || communities.length > 0);
  }
});

test("every file that a page may ask for is there, and every file is in a page", () => {
  const unused = new Set(builtPictures());
  for (const address of addresses) {
    for (const [file] of htmlOf(address).matchAll(/\/assets\/pictures\/[^" ]+/g)) {
      expect(existsSync(join(SITE, file)), `${address}: ${file}`).toBe(true);
      unused.delete(join(SITE, file));
    }
  }
  // The splash page and the news choose pictures by date: their names are in a script, or in JSON data.
  const scripts = readdirSync(join(SITE, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(SITE, "assets", name), "utf8"))
    .concat(readFileSync(join(SITE, "dati/breaking-news.json"), "utf8"))
    .join();
  const isNamed = (file: string) =>
    scripts.includes(file.slice(PICTURES.length + 1).replace(/(\.\d+)?\.\w+$/, ""));
  // A mosaic comes with its picture, also where that is only a small one and cannot be entered.
  const isSpare = (file: string) => !isNamed(file) && !isMosaicAddress(file);
  expect([...unused].filter(isSpare)).toEqual([]);
});

test("every drawing is one file, compressed and light enough for a phone", () => {
  const all = builtPictures();
  const drawings = all.filter((file) => file.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(0);
  for (const file of drawings) {
    const limit = isMosaicAddress(file) ? LIMITS.mosaic : LIMITS.drawing;
    expect(statSync(`${file}.br`).size, file).toBeLessThanOrEqual(limit);
    expect(existsSync(`${file}.gz`), file).toBe(true);
    const files = all.filter((other) => other.startsWith(file.replace(/svg$/, "")));
    expect(files.filter((other) => !isThumbnail(other))).toEqual([file]);
  }
});

test("every bitmap is as wide as its name says, and light enough for a phone", async () => {
  for (const file of builtPictures().filter((name) => !name.endsWith(".svg"))) {
    const { width = 0, height = 0 } = await sharp(file).metadata();
    if (isThumbnail(file)) {
      expect([width, height], file).toEqual([THUMBNAIL_SIDE, THUMBNAIL_SIDE]);
      if (!isOfPhotograph(file))
        expect(statSync(file).size, file).toBeLessThanOrEqual(LIMITS.thumbnail);
      continue;
    }
    expect(file).toContain(`.${width}.`);
    const limit = width > height ? LIMITS.lying : LIMITS.standing;
    if (file.endsWith(".720.avif") && !isOfPhotograph(file))
      expect(statSync(file).size, file).toBeLessThanOrEqual(limit);
  }
});

test("no page waits for its picture, which fills 703 px, darker at night", async ({ page }) => {
  const name = SHIELD_PICTURE.replace(/\w+$/, "");
  // The page before shows a small print of it.
  await page.route(
    ({ pathname }) => pathname.includes(`/pictures/${name}`) && !isThumbnail(pathname),
    () => undefined,
  );
  await page.clock.install();
  await open(page, "/app/chiesa/ombrello-basilicale");
  // The clock is stopped, so that code waiting for the picture would wait for ever.
  await stopClock(page, Date.now() + 60_000);
  await page.getByRole("link", { name: `Pagina successiva ${titleOf(SHIELD)}` }).click();
  await expect(title(page)).toHaveText(titleOf(SHIELD));
  await expect(shield(page)).toBeVisible();

  // What follows holds of the place of the picture, whether it comes or not.
  const image = shield(page).getByRole("img");
  const brightness = async () => {
    const filter = await image.evaluate((element) => getComputedStyle(element).filter);
    return Number(/brightness\((.+)\)/.exec(filter)?.[1]);
  };
  await page.clock.resume();
  await page.setViewportSize({ width: 703, height: 900 });
  expect(await brightness()).toBe(1);
  expect(await boxOf(image)).toMatchObject({ x: 0, width: 703 });
  await page.emulateMedia({ media: "print" });
  for (const figure of await main(page).locator("figure").all()) await expect(figure).toBeHidden();
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect.poll(brightness).toBeLessThan(1);
});
