import type { Page } from "@playwright/test";
import { listedScripts } from "./support/page-scripts.ts";
import { words } from "./support/rows.ts";
import { HYMN, htmlOf } from "./support/site.ts";
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

interface Answer {
  status?: number;
  type?: string;
  body: string;
}

/** Returns the characters of an element as served, without whitespace. */
function servedLetters(address: string, element: "h1" | "main"): string {
  const inside = new RegExp(`<${element}\\b.*</${element}>`, "s").exec(htmlOf(address))?.[0] ?? "";
  return letters(inside.replace(/<[^>]+>/g, ""));
}

const letters = (text: string) => text.replace(/\s+/g, "");

/**
 * Expects a visible heading and text, except collapsed parts such as the other language of a legal page: at once, or
 * after the reload by which a page may recover.
 */
async function expectReadable(page: Page, address: string): Promise<void> {
  const served = servedLetters(address, "main").length;
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
    ).toEqual([{ isSeen: true, text: servedLetters(address, "h1") }]);
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

/**
 * Fulfils requests matching the URL patterns in place of the server. For the same reasons not a route: the browser
 * pauses only these requests.
 */
async function answerInstead(page: Page, urls: string[], answer: () => Answer | undefined) {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const { status = 200, type = "application/json", body } = answer() ?? {};
    if (body === undefined) return;
    session
      .send("Fetch.fulfillRequest", {
        requestId,
        responseCode: status,
        responseHeaders: [{ name: "Content-Type", value: type }],
        body: Buffer.from(body).toString("base64"),
      })
      // The page has been closed.
      .catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: urls.map((urlPattern) => ({ urlPattern })) });
}

/** Collects the files that fail to load from now on. */
function refusedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("requestfailed", (request) => files.push(request.url()));
  return files;
}

// Three unrelated failures share the visits: the error message tells which one caused it.
test("storage and cookies are denied, typefaces and pictures missing, and the clock is ten years ahead or behind", async ({
  page,
}) => {
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
const DATA_URLS = ["*/santiLocali/*", "*/api/santi.json", "*/dati/*.json"];

const MARKUP =
  "<img src=x onerror=\"document.title='lied'\"><script>document.title='lied'</script>";
const today = new Date().toISOString().slice(0, 10);
/** Answers of which units know nothing: tests/property-based.test.ts has JSON of every shape. */
const LIES: (Answer | undefined)[] = [
  { body: "<!doctype html><p>404", type: "text/html" },
  {
    body: JSON.stringify([
      {
        ...{ data: today, nome: MARKUP, tipo_evento: MARKUP, colore: MARKUP },
        ...{ id: 1, title: MARKUP, content: MARKUP, foto: [{ photo: "javascript:alert(1)" }] },
        ...{ startDate: "2000-01-01", endDate: "2999-12-31", reappearAfterMinutes: -1 },
      },
    ]),
  },
  { body: `[${"9".repeat(1_000_000)}` },
  undefined,
];

test.describe("the network lies", () => {
  // The sanitiser parses in an inert document, where the policy already blocks anything executable.
  test.use({
    hasConsented: true,
    expectedErrors: /Failed to load resource|violates the following Content Security Policy/,
  });

  test("about saints, news and road, or does not bring them", async ({ page }) => {
    // Two that answer in the network's place would wait for each other.
    await page.unrouteAll();
    let lie: Answer | undefined;
    await answerInstead(page, DATA_URLS, () => lie);
    for (const answer of LIES) {
      await test.step(`with ${answer?.body.slice(0, 20)}`, async () => {
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
