import { test as base, expect, type Page } from "@playwright/test";

interface Options {
  /** The messages that a test brings about on purpose, such as those of a missing page. */
  expectedErrors: RegExp | undefined;
}

/** Said by Playwright where a test allows no service worker (playwright.config.ts). */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/**
 * Whether an error arose in code that Playwright itself puts into pages: now and then a page is sooner than its clock.
 * That code has no address, as nothing of the site can be: the policy lets no text become a script.
 */
const isOfTheDriver = ({ message, stack = "" }: Error) =>
  message.includes("(reading 'controller')") && !stack.includes("://");

/** Every console error or warning, page error and policy violation of a page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    // As information React tells of a page that was not as it was served (app/entry.client.tsx).
    const isWrong = ["error", "warning", "info"].includes(message.type());
    if (isWrong && !BLOCKED_WORKER.test(message.text()))
      errors.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => {
    if (!isOfTheDriver(error)) errors.push(`${error.stack ?? error} (${page.url()})`);
  });
  return errors;
}

/** Playwright's test, failing on any console error or warning, page error or policy violation of its page. */
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
 * For tests about motion, as `test.use(MOVING)`; the others ask for stillness (playwright.config.ts): the light behind the
 * page moves all the time, and costs a machine without a graphics processor as much as the page itself.
 */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** What Chromium says when the server answers 404. */
export const MISSING_PAGE = /the server responded with a status of 404/;

/** Waits until React has taken over the page: the page tells it, as one that is asked again and again is drawn each time. */
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

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until what a wide page asks for by itself, after React has taken over, is there: the saint of the day last. */
export async function settled(page: Page): Promise<void> {
  const saint = page.getByRole("region", { name: "Santo del giorno" }).getByRole("heading");
  await expect(saint).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/**
 * Stops the page's clock at an instant ahead. What the page has asked for comes first: a clock that jumps would
 * bring the time limits of those requests with it.
 */
export async function stopClock(page: Page, instant: number): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(instant);
}

/** Something to wait for, and how to let it come: for answers that must arrive late. */
export function gate(): { open: () => void; opened: Promise<void> } {
  let openGate = () => {};
  const opened = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  return { open: () => openGate(), opened };
}
