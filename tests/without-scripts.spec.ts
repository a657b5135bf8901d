import type { Page } from "@playwright/test";
import {
  content,
  galleryLength,
  kinds,
  menuLabel,
  mosaicPage,
  PRAYER,
  rosary,
  stations,
} from "./support/site.ts";
import { expect, MISSING_PAGE, main, test, title } from "./support/test.ts";

/* Without scripts every page is complete: links and tabs work, and no button without a function is shown. */

test.use({
  javaScriptEnabled: false,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: "no-preference" },
  expectedErrors: MISSING_PAGE,
});

/** Pages for paper. */
const printed = [
  "/app/info/foglio-del-pellegrino",
  ...content.pages
    .filter(({ fields }) => fields.special === "tasto per stampare")
    .map(({ slug }) => `/app/${slug}`),
];

const heading = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { name });

/** The kinds of pages that no other test visits without scripts. */
const KINDS = ["story", "companies", "company", "community", "offline", "viewer"];

test("no kind of page hides its title and text", async ({ page }) => {
  for (const kind of KINDS) {
    const address = String(kinds.get(kind));
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(title(page), address).toBeVisible();
    expect((await main(page).innerText()).length, address).toBeGreaterThan(60);
  }
});

test("nothing moves, the system decides about the night, no saint is there", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/app/orari");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(14, 21, 34)");
  for (const name of ["Tema scuro", "Ferma lo sfondo", "Testo arioso"]) {
    await expect(page.getByRole("button", { name })).toBeHidden();
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole("region", { name: "Santo del giorno" })).toHaveCount(0);
  const notice = page.getByRole("region", { name: "Informativa sui cookie" });
  await expect(notice).toHaveCSS("position", "static");
  await expect(notice.getByRole("link")).toHaveText(["cookie", "privacy"]);
  await expect(notice.getByRole("button")).toHaveCount(0);
  const [{ name, web } = { name: "", web: "" }] = content.site.social;
  const social = page.getByRole("contentinfo").getByRole("link", { name });
  await expect(social).toHaveAttribute("href", web);
  await expect(social).toHaveAttribute("rel", "noopener noreferrer");

  await test.step("the sources are folded at the foot, and open", async () => {
    const sources = main(page).locator("details", { hasText: "Fonti e note" });
    await expect(sources.locator("li").first()).toBeHidden();
    await sources.getByText("Fonti e note").click();
    await expect(sources.locator("li").first()).toBeVisible();
  });
});

test("pictures, the gallery as a list, the valley and the doors are there", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("img", { name: /^Apri il sito: / }).first()).toBeVisible();
  for (const name of ["Orari", "Entra"]) {
    await expect(page.getByRole("link", { name })).toBeVisible();
  }
  await page.goto("/app/realhome");
  await expect(page.getByRole("img", { name: /la valle di Canneto/ }).first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-season");
  const gallery = page.getByRole("region", { name: "Immagini" });
  await expect(gallery.getByRole("img")).toHaveCount(galleryLength);
  for (const picture of await gallery.getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  await expect(gallery.getByRole("button")).toHaveCount(0);
  await expect(gallery.locator("[aria-live]")).toHaveCSS("overflow-x", "auto");
  const answered = page.waitForResponse((response) => response.url().includes("/pictures/"));
  await page.goto("/app/chiesa/stemma");
  expect((await answered).ok()).toBe(true);
  const shield = main(page).getByRole("figure").first();
  await expect(shield.getByRole("img")).toBeVisible();
  await expect(shield.locator("figcaption")).toBeVisible();

  await test.step("the link on the Madonna leads to the drawing", async () => {
    const address = mosaicPage();
    if (!address) return;
    await page.goto(address);
    await page.getByRole("link", { name: "Entra nel mosaico" }).click();
    await expect(page).toHaveURL(/\/assets\/pictures\/statue\/madonna\.\w+\.mosaic\.svg$/);
  });
});

test("menus, links, tabs and stations lead on, and no button would do nothing", async ({
  page,
}) => {
  await test.step("dropdowns open on hover and focus, also in the phone's menu", async () => {
    const to = "/app/storia/pia-leggenda";
    const opener = page.getByRole("button", { name: menuLabel(to, true) });
    await page.goto("/app/orari");
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await opener.click();
    await page.getByRole("navigation", { name: "Menu" }).locator(`a[href='${to}']`).click();
    await expect(page).toHaveURL(to);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/app/orari");
    const bar = page.getByRole("navigation", { name: "Principale" }).locator(`a[href='${to}']`);
    await expect(bar).toBeHidden();
    await opener.focus();
    await bar.click();
    await expect(page).toHaveURL(to);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step("both languages of a legal page are shown, and the tabs lead to them", async () => {
    await page.goto("/app/privacy-policy");
    await expect(page.getByRole("tabpanel", { name: "Italiano" })).toBeVisible();
    await page.getByRole("tab", { name: "English" }).click();
    await expect(page).toHaveURL("/app/privacy-policy#english");
    await expect(page.getByRole("tabpanel", { name: "English" })).toBeInViewport();
  });

  await test.step("the Rosary has all its mysteries, and names no day", async () => {
    if (!rosary) return;
    const { mysteries } = rosary.prose;
    await page.goto(rosary.address);
    await expect(main(page).locator(".mysteries h2")).toHaveText(
      mysteries.map(({ title }) => title),
    );
    await expect(main(page).getByText("Oggi")).toHaveCount(0);
    await expect(main(page).getByRole("button")).toHaveCount(0);
  });

  await test.step("the stations can be reached", async () => {
    if (!stations) return;
    await page.goto(stations.address);
    await main(page).locator("nav a[href='#stazione-12']").click();
    await expect(heading(page, /^Stazione 12\./)).toBeInViewport();
  });

  await test.step("what is for paper has no button that prints", async () => {
    for (const address of printed) {
      await page.goto(address);
      await expect(title(page)).toBeVisible();
      await expect(main(page).getByRole("button"), address).toHaveCount(0);
    }
  });

  await test.step("the page of a missing address leads to all others", async () => {
    await page.goto("/app/inni/mai-scritto");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByRole("link", { name: "Tutte le pagine del sito" }).click();
    await expect(page).toHaveURL("/app/cerca");
    await expect(page.getByRole("searchbox")).toBeHidden();
    const section = main(page)
      .locator("details")
      .filter({ has: page.locator(`[href='${PRAYER}']`) });
    await section.locator("summary").click();
    await section.locator(`a[href='${PRAYER}']`).click();
    await expect(page).toHaveURL(PRAYER);
  });
});
