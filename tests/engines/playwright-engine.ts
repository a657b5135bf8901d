import type { BrowserType, Page } from "@playwright/test";
import { boxOf, collectErrors, fingerOn } from "../support/test.ts";
import { callOf, type Engine } from "./engine.ts";

/** Starts a browser built by Playwright. */
export async function startWithPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage({ locale: "it-IT" });
  return { ...engineOf(page), [Symbol.asyncDispose]: () => browser.close() };
}

/** Wraps a page whose browser the caller starts and closes. */
export function engineOf(page: Page): Engine {
  const errors = collectErrors(page);
  const isChromium = page.context().browser()?.browserType().name() === "chromium";
  return {
    load: async (url) => void (await page.goto(url)),
    run: (script, ...values) => page.evaluate(callOf(script, values)),
    press: (selector) => page.locator(selector).click(),
    // Playwright taps in windows that have no mouse only.
    tap: (selector) => (isChromium ? tap(page, selector) : page.locator(selector).click()),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: async () => errors,
    [Symbol.asyncDispose]: async () => {},
  };
}

/** Taps the centre of an element in Chromium. */
async function tap(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector);
  await element.click({ trial: true });
  const { x, y, width, height } = await boxOf(element);
  await (await fingerOn(page)).tap(x + width / 2, y + height / 2);
}
