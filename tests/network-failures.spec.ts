import type { Page, Route } from "@playwright/test";
import { listedScripts } from "./support/page-scripts.ts";
import { words } from "./support/rows.ts";
import { HYMN, htmlOf, mainOf, titleOf } from "./support/site.ts";
import { deny, expect, hydrated, test } from "./support/test.ts";

/*
 * One page of each kind under every failure of the browser or the network: heading and text stay readable, and no
 * script fails. Messages about files that fail to load are expected; any other fails the test.
 */
test.describe.configure({ timeout: 90_000 });
test.use({
  expectedErrors: /Failed to load resource|net::ERR_|dynamically imported module/,
});

const PAGES = words(`
  / /app/realhome /app/storia/cenni-storici ${HYMN} /app/pellegrinaggio/compagnie
  /app/privacy-policy /app/senza-rete /fullscreen/carosello /app/orari`);

const letters = (text: string) => text.replace(/\s+/g, "");

/**
 * Expects a visible heading and text, except collapsed parts such as the other language of a legal page: at once, or
 * after the reload by which a page may recover.
 */
async function expectReadable(page: Page, address: string): Promise<void> {
  const served = letters(mainOf(address).replace(/<[^>]+>/g, "")).length;
  await expect(async () => {
    // One query instead of locators, each of which slows down every new page.
    const { headings, text } = await page.evaluate(() => ({
      headings: [...document.querySelectorAll("h1")].map((heading) => ({
        isSeen: heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        text: heading.textContent,
      })),
      text: document.querySelector("main")?.innerText ?? "",
    }));
    expect(
      headings.map((heading) => ({ ...heading, text: letters(heading.text) })),
      `the heading of ${address}`,
    ).toEqual([{ isSeen: true, text: letters(titleOf(address)) }]);
    expect(letters(text).length / served, `the text of ${address}`).toBeGreaterThan(0.4);
  }).toPass({ timeout: 15_000 });
}

/**
 * Returns a function that blocks the given URLs from then on, and no others. A route would do so too, but disables the
 * HTTP cache and slows down every page.
 */
async function withholder(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return (...urls: string[]) => session.send("Network.setBlockedURLs", { urls });
}

/** Collects the files that fail to load from now on. */
function refusedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("requestfailed", (request) => files.push(request.url()));
  return files;
}

// Three unrelated failures share the visits: the error message tells which one caused it.
test("no storage, cookies, typefaces or pictures, and a clock that is wrong", async ({ page }) => {
  await deny(page, "window", "localStorage", "sessionStorage", "indexedDB", "caches");
  await deny(page, "document", "cookie");
  const withhold = await withholder(page);
  await withhold(...["woff2", "avif", "webp", "jpg", "png", "svg", "ico"].map((end) => `*.${end}`));
  const refused = refusedFiles(page);
  for (const [index, address] of PAGES.entries()) {
    const time = new Date();
    time.setFullYear(time.getFullYear() + (index % 2 === 0 ? 10 : -10));
    await page.clock.setSystemTime(time);
    await page.goto(address);
    await hydrated(page);
    await expectReadable(page, address);
  }
  expect(refused.length).toBeGreaterThan(PAGES.length);

  await page.getByRole("button", { name: "Accetta" }).click();
  await expect(page.getByRole("region", { name: "Informativa sui cookie" })).toBeHidden();
  const dark = page.getByRole("button", { name: "Tema scuro" });
  await dark.click();
  await expect(dark).toHaveAttribute("aria-pressed", "true");
});

test("no script comes, or one of a page's is missing, another for each page", async ({ page }) => {
  const withhold = await withholder(page);
  const refused = refusedFiles(page);
  for (const [index, address] of PAGES.entries()) {
    const scripts = listedScripts("/", htmlOf(address));
    const withheld = index % 2 === 0 ? ".js" : String(scripts[index % scripts.length]);
    await withhold(`*${withheld}`);
    refused.length = 0;
    await page.goto(address);
    await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
    await expect.poll(() => refused.some((url) => url.endsWith(withheld)), withheld).toBe(true);
    await page.waitForLoadState("networkidle");
    await expectReadable(page, address);
  }
});

test("a page whose pictures hang is taken over without a touch", async ({ page }) => {
  await page.route("**/assets/pictures/**", () => {});
  await page.clock.install();
  await page.goto("/app/orari", { waitUntil: "domcontentloaded" });
  await page.clock.fastForward(5_000);
  await hydrated(page, { isTouched: false });
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

const DATA = /\/santiLocali\/|\/api\/santi\.json|\/dati\/[\w-]+\.json/;

const MARKUP =
  "<img src=x onerror=\"document.title='lied'\"><script>document.title='lied'</script>";
const today = new Date().toISOString().slice(0, 10);
/** Answers of which units know nothing: tests/property-based.test.ts has JSON of every shape. */
const LIES: Parameters<Route["fulfill"]>[0][] = [
  { body: "<!doctype html><p>404", contentType: "text/html" },
  {
    json: [
      {
        ...{ data: today, nome: MARKUP, tipo_evento: MARKUP, colore: MARKUP },
        ...{ id: 1, title: MARKUP, content: MARKUP, foto: [{ photo: "javascript:alert(1)" }] },
        ...{ startDate: "2000-01-01", endDate: "2999-12-31", reappearAfterMinutes: -1 },
      },
    ],
  },
  { body: `[${"9".repeat(1_000_000)}`, contentType: "application/json" },
  undefined,
];

test.describe("the network lies", () => {
  // The sanitiser parses in an inert document, where the policy already blocks anything executable.
  test.use({
    hasConsented: true,
    expectedErrors: /Failed to load resource|violates the following Content Security Policy/,
  });

  test("about saints, news and road, or does not bring them", async ({ page }) => {
    let lie: (typeof LIES)[number];
    await page.route(DATA, (route) => lie && route.fulfill(lie));
    for (const [index, answer] of LIES.entries()) {
      await test.step(`with lie ${index}`, async () => {
        lie = answer;
        const told = page.waitForRequest(DATA);
        await page.goto("/app/realhome");
        await hydrated(page);
        await told;
        await expectReadable(page, "/app/realhome");
        expect(await page.title()).not.toContain("lied");
        await expect(page.locator("img[src=x], main script")).toHaveCount(0);
      });
    }
  });
});
