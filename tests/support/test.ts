import { test as base, expect, type Locator, type Page } from "@playwright/test";

interface Options {
  /** Messages that a test provokes, such as those of a missing page. */
  expectedErrors: RegExp | undefined;
  /** Whether the visitor has accepted the cookie notice before. */
  hasConsented: boolean;
}

/** Playwright's message where a test allows no service worker (playwright.config.ts). */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * Tells whether an error comes from code that Playwright injects: now and then a page runs before its fake clock. Such
 * code has no URL, unlike any of the site: the policy forbids scripts made from text.
 */
const isOfTheDriver = ({ message, stack = "" }: Error) =>
  message.includes("(reading 'controller')") && !stack.includes("://");

/** Collects console errors and warnings, page errors and policy violations of a page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    // React reports a hydration mismatch at level "info" (app/entry.client.tsx).
    const isWrong = ["error", "warning", "info"].includes(message.type());
    if (isWrong && !BLOCKED_WORKER.test(message.text()))
      errors.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => {
    if (!isOfTheDriver(error)) errors.push(`${error.stack ?? error} (${page.url()})`);
  });
  return errors;
}

/** Collects the addresses that a page asks for from now on. */
export function asked(page: Page, pattern = /./): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** A notice that is shown at any time. */
export const NOTICE = {
  id: 7,
  title: "La strada è chiusa",
  content: "<p>Per la <strong>neve</strong>.</p>",
  foto: [],
  startDate: "2020-01-01",
  endDate: "2999-12-31",
};

/** Gives a page these notices; none keeps what the parish has published from covering it after consent. */
export const serveNotices = (page: Page, notices: unknown = []) =>
  page.route("**/dati/breaking-news.json", (route) => route.fulfill({ json: notices }));

/** Gives consent, as another tab may; an open page knows when it is looked at. */
export const consent = (page: Page, url = page.url()) =>
  page.context().addCookies([{ name: "cookieConsent", value: "accepted", url }]);

/** Playwright's test, which fails on any console error or warning, page error or policy violation of its page. */
export const test = base.extend<Options>({
  expectedErrors: [undefined, { option: true }],
  hasConsented: [false, { option: true }],
  page: async ({ page, baseURL, expectedErrors, hasConsented }, use) => {
    if (hasConsented) {
      await serveNotices(page);
      await consent(page, baseURL);
    }
    const errors = collectErrors(page);
    await use(page);
    expect(
      errors.filter((error) => !expectedErrors?.test(error)),
      "errors in the console",
    ).toEqual([]);
  },
});

export { expect };

/**
 * Options for tests of animations, as `test.use(MOVING)`; the others ask for reduced motion (playwright.config.ts): the
 * animated light behind the page costs a machine without a GPU as much as the page itself.
 */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Chromium's message for a 404 response. */
export const MISSING_PAGE = /the server responded with a status of 404/;

/**
 * Waits for hydration by an event of the page: polling would make it render each time. Touches the page first, which
 * otherwise waits until it is idle, unless it is to be left alone.
 */
export async function hydrated(page: Page, { isTouched = true } = {}): Promise<void> {
  await page.evaluate(
    (touch) =>
      new Promise<void>((resolve) => {
        const { documentElement: root } = document;
        const resolveOnce = () => "hydrated" in root.dataset && resolve();
        new MutationObserver(resolveOnce).observe(root, { attributes: true });
        resolveOnce();
        if (touch) dispatchEvent(new Event("pointerdown"));
      }),
    isTouched,
  );
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits for everything that a wide page loads by itself after hydration, the saint of the day last. */
export async function settled(page: Page): Promise<void> {
  const saint = page.getByRole("region", { name: "Santo del giorno" }).getByRole("heading");
  await expect(saint).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/**
 * Stops the page's clock at a future instant. Pending requests are awaited first, since a jump of the clock would
 * trigger their timeouts.
 */
export async function stopClock(page: Page, instant: number): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(instant);
}

/** Simulates sleep until another time, and a page that is shown again, which then looks at the clock. */
export async function sleepUntil(page: Page, time: Parameters<Page["clock"]["setFixedTime"]>[0]) {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/**
 * Holds requests back.
 * @returns a function that lets them through, to the routes set before or to the server
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Makes a property that scripts read throw from the next page on, as browsers do that deny it. */
export async function deny(page: Page, on: "window" | "document", ...names: string[]) {
  await page.addInitScript(
    ([object, properties]) => {
      const denied = () => {
        throw new DOMException("denied", "SecurityError");
      };
      for (const name of properties)
        Object.defineProperty(window[object], name, { get: denied, set: denied });
    },
    [on, names] as const,
  );
}

export const main = (page: Page) => page.getByRole("main");

export const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Follows a link that the page does not have. */
export const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")?.append(link);
    link.click();
  }, address);

/** Finds the sidebar's link to a page. */
export const sideLink = (page: Page, address: string) =>
  page.getByRole("navigation", { name: "Laterale" }).locator(`a[href="${address}"]`);

/** Returns a finger on a page in Chromium; its points are in pixels. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
    ...points: [x: number, y: number][]
  ) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    touch,
    async tap(x: number, y: number) {
      await touch("touchStart", [x, y]);
      await touch("touchEnd");
    },
    /** Moves sideways by so many pixels. */
    async swipe(x: number, y: number, by: number) {
      await touch("touchStart", [x, y]);
      await touch("touchMove", [x + Math.round(by / 2), y]);
      await touch("touchMove", [x + by, y]);
      await touch("touchEnd");
    },
  };
}

/** Returns the box of a visible element, with its right and bottom edges. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} has no box`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Returns by how many pixels a page scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns how many sheets of paper a page takes. */
export async function sheetsOf(page: Page, format: "A4" | "A5" = "A4"): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
