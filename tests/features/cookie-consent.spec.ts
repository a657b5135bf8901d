import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { boxOf, expect, follow, main, open, serveNotices, test } from "../support/test.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Informativa sui cookie" });
const accept = (page: Page) => notice(page).getByRole("button", { name: "Accetta" }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Che cosa conserva il sito" });

test.beforeEach(({ page }) => serveNotices(page));

async function expectNothingStored(page: Page) {
  await expect(notice(page)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}

test("nothing is stored before Accetta, then the cookie", async ({ page, context, baseURL }) => {
  await open(page, "/");
  await expectNothingStored(page);
  const other = await context.newPage();

  await test.step("a cookie of another value is no consent", async () => {
    await context.addCookies([{ name: "cookieConsent", value: "no", url: baseURL ?? "" }]);
    await open(other, "/app/offerte");
    await expect(notice(other)).toBeVisible();
  });

  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(main(page)).toBeFocused();
  expect(await context.cookies()).toMatchObject([{ name: "cookieConsent", value: "accepted" }]);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(notice(other)).toBeHidden();
  await open(page, "/app/offerte");
  await expect(notice(page)).toBeHidden();

  await test.step("nor is there a notice even before React", async () => {
    await page.route("**/assets/*.js", () => undefined);
    await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
    await expect(notice(page)).toBeHidden();
  });
});

test("on the main site nothing is stored until the notice is accepted", async ({ page }) => {
  await open(page, "/app/orari");
  await expect(notice(page)).toBeVisible();
  const opener = notice(page).getByRole("button", { name: "Leggi di più" });

  await test.step("axe finds nothing wrong in the notice", async () => {
    const findings = await axeFindings(page, {
      selector: "section[aria-label='Informativa sui cookie']",
    });
    expect(findings).toEqual([]);
  });

  await test.step("as every modal, its dialog closes by × and Escape and the overlay, not by its content", async () => {
    await opener.click();
    await dialog(page).getByRole("button", { name: "Chiudi" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog(page)).toBeVisible();
    // What it covers has no names.
    await expect(page.getByRole("button", { name: "Accetta" })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog(page).getByText("niente pubblicità").click();
    await expect(dialog(page)).toBeVisible();

    // A press that starts on the content and ends on the overlay is no click on the overlay.
    const box = await boxOf(dialog(page));
    await page.mouse.move(box.x + 100, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();

    await page.mouse.click(20, 20);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("its dialog closes by going back", async () => {
    await follow(page, "/app/privacy-policy");
    await expect(page).toHaveURL("/app/privacy-policy");
    await opener.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/app/orari");
    await expect(dialog(page)).toBeHidden();
  });

  await test.step("the dialog is as wide as the window allows up to 500 px, and 75vh high", async () => {
    for (const [width, expected] of [
      [1280, 500],
      [360, 336],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      const box = await boxOf(dialog(page));
      expect(box.width).toBeCloseTo(expected, 0);
      expect(box.height).toBeCloseTo(600, 0);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
  });

  await test.step("it covers neither the end of the page nor a low window, and the keyboard goes through it without moving the page", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole("contentinfo").getByText("Disegni fatti per questo sito");
    const bar = await boxOf(notice(page));
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bar.y);
    expect(bar.height).toBeLessThanOrEqual(150);

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => window.scrollTo(0, 300));
      for (const control of await notice(page).locator("a, button").all()) {
        await control.focus();
        const scrolled = await page.evaluate(() => window.scrollY);
        expect(scrolled, `${await control.innerText()} at ${width} pixels`).toBe(300);
      }
    }
    for (const [height, position] of [
      [600, "static"],
      [601, "sticky"],
    ] as const) {
      await page.setViewportSize({ width: 1280, height });
      await expect(notice(page)).toHaveCSS("position", position);
    }
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNothingStored(page);
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
});

test("the dialog leads to both legal pages, and these to each other", async ({ page }) => {
  const read = () => notice(page).getByRole("button", { name: "Leggi di più" }).click();
  const cross = (name: string) => main(page).getByRole("link", { name });
  const toCookies = cross("Vai all’informativa sui cookie");
  const toPrivacy = cross("Vai all’informativa sulla privacy");

  await open(page, "/app/privacy-policy");
  await expect(toCookies).toBeHidden();
  await read();
  const privacy = dialog(page).getByRole("link", { name: "Informativa sulla privacy" });
  await expect(privacy).toHaveAttribute("href", "/app/privacy-policy");
  await dialog(page).getByRole("link", { name: "Informativa sui cookie" }).click();
  await expect(page).toHaveURL("/app/cookie-consent");
  await expect(dialog(page)).toBeHidden();
  await expect(toPrivacy).toBeHidden();

  await test.step("beside the English text in English", async () => {
    const inEnglish = page.getByRole("region", { name: "Cookie notice" });
    await page.getByRole("tab", { name: "English" }).click();
    await expect(inEnglish).toBeVisible();
    await follow(page, "/app/orari");
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await page.getByRole("tab", { name: "English" }).click();
    await inEnglish.getByRole("button", { name: "Read more" }).click();
    const opened = page.getByRole("dialog", { name: "What this website keeps" });
    const privacy = opened.getByRole("link", { name: "Privacy policy" });
    await expect(privacy).toHaveAttribute("href", "/app/privacy-policy");
    await expect(opened.getByRole("button", { name: "Close" })).toBeVisible();
    await opened.getByRole("button", { name: "Accetta" }).click();
    await expect(opened).toBeHidden();
    await expect(inEnglish).toBeHidden();
  });

  await toPrivacy.click();
  await expect(page).toHaveURL("/app/privacy-policy");
  await toCookies.click();
  await expect(page).toHaveURL("/app/cookie-consent");
  await expect(toPrivacy).toBeVisible();
});
