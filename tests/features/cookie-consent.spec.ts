import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Informativa sui cookie" });
const accept = (page: Page) => notice(page).getByRole("button", { name: "Accetta" }).first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Che cosa conserva il sito" });

async function expectNothingStored(page: Page) {
  await expect(notice(page)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}

/** Expects Accetta to close the notice, and to store the cookie for 150 days. */
async function expectConsentByAccept(page: Page) {
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  const [cookie, ...others] = await page.context().cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({
    name: "cookieConsent",
    value: "accepted",
    path: "/",
    sameSite: "Lax",
    secure: false,
  });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(149.9);
  expect(days).toBeLessThanOrEqual(150);
}

test("on the splash page nothing is stored before Accetta, then the cookie for 150 days, which another tab knows when it is shown again", async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, "/");
  await expectNothingStored(page);
  const other = await context.newPage();

  await test.step("a cookie of another value is no consent", async () => {
    await context.addCookies([{ name: "cookieConsent", value: "no", url: baseURL ?? "" }]);
    await open(other, "/app/offerte");
    await expect(notice(other)).toBeVisible();
  });

  await expectConsentByAccept(page);
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(notice(other)).toBeHidden();
  await open(page, "/app/offerte");
  await expect(notice(page)).toBeHidden();
});

test("whoever has accepted does not see the notice even before React", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
  await expect(notice(page)).toBeHidden();
});

test("the page stays where it is while the keyboard goes through the notice", async ({ page }) => {
  await open(page, "/app/orari");
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 300));
    for (const control of await notice(page).locator("a, button").all()) {
      await control.focus();
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled, `${await control.innerText()} at ${width} pixels`).toBe(300);
    }
  }
});

test("cookies that are denied break nothing: the notice closes for this page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
      set() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/app/orari");
  await accept(page).click();
  await expect(notice(page)).toBeHidden();
});

test("on the main site nothing is stored while the notice is read, then the cookie for 150 days", async ({
  page,
}) => {
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
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog(page).getByText("niente pubblicità").click();
    await expect(dialog(page)).toBeVisible();

    // A press that starts on the content and ends on the overlay is no click on the overlay.
    const box = await dialog(page).boundingBox();
    if (!box) throw new Error("no dialog");
    await page.mouse.move(box.x + 100, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();

    await page.mouse.click(20, 20);
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
      const box = await dialog(page).boundingBox();
      expect(box?.width).toBeCloseTo(expected, 0);
      expect(box?.height).toBeCloseTo(600, 0);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    }
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNothingStored(page);
  await expectConsentByAccept(page);
  await open(page, "/app/offerte");
  await expect(notice(page)).toBeHidden();
});

test("the dialog leads to both legal pages, and accepts; the button to the other legal page appears with the cookie", async ({
  page,
}) => {
  const read = () => notice(page).getByRole("button", { name: "Leggi di più" }).click();
  const cross = (name: string) => page.getByRole("main").getByRole("link", { name });
  const toCookies = cross("Vai all’informativa sui cookie");
  const toPrivacy = cross("Vai all’informativa sulla privacy");

  await open(page, "/app/privacy-policy");
  await expect(toCookies).toBeHidden();
  await read();
  await expect(
    dialog(page).getByRole("link", { name: "Informativa sulla privacy" }),
  ).toHaveAttribute("href", "/app/privacy-policy");
  await dialog(page).getByRole("link", { name: "Informativa sui cookie" }).click();
  await expect(page).toHaveURL("/app/cookie-consent");
  await expect(dialog(page)).toBeHidden();
  await expect(toPrivacy).toBeHidden();
  await read();
  await dialog(page).getByRole("button", { name: "Accetta" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(notice(page)).toBeHidden();

  await toPrivacy.click();
  await expect(page).toHaveURL("/app/privacy-policy");
  await toCookies.click();
  await expect(page).toHaveURL("/app/cookie-consent");
  await expect(toPrivacy).toBeVisible();
});

test("the notice covers neither the end of the page nor a low window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/app/orari");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lastLine = page.getByRole("contentinfo").getByText("Disegni fatti per questo sito");
  const [line, bar] = await Promise.all([lastLine.boundingBox(), notice(page).boundingBox()]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(bar?.height).toBeLessThanOrEqual(150);

  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(notice(page)).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 1280, height: 601 });
  await expect(notice(page)).toHaveCSS("position", "sticky");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice is a plain one, with links", async ({ page }) => {
    await page.goto("/app/orari");
    await expect(notice(page)).toHaveCSS("position", "static");
    await expect(notice(page).getByRole("link", { name: "cookie" })).toBeVisible();
    await expect(notice(page).getByRole("link", { name: "privacy" })).toBeVisible();
    await expect(notice(page).getByRole("button")).toHaveCount(0);
  });
});
