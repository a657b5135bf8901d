import { test as base, expect, type Page } from "@playwright/test";

interface Options {
  /** Messages that a test provokes, such as those of a missing page. */
  expectedErrors: RegExp | undefined;
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

/** Playwright's test, which fails on any console error or warning, page error or policy violation of its page. */
export const test = base.extend<Options>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
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

/** Waits for hydration by an event of the page: polling would make it render each time. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { documentElement: root } = document;
        const resolveOnce = () => "hydrated" in root.dataset && resolve();
        new MutationObserver(resolveOnce).observe(root, { attributes: true });
        resolveOnce();
      }),
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

/** Creates a promise with its resolver, for responses that must arrive late. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let openGate = () => {};
  const opened = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  return { open: () => openGate(), opened };
}
