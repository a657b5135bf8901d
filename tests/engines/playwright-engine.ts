import type { BrowserType, Page } from "@playwright/test";
import { collectErrors } from "../support/test.ts";
import { callOf, type Engine } from "./engine.ts";

/** Starts a browser built by Playwright. */
export async function startWithPlaywright(type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage({ locale: "it-IT" });
  return { ...engineOf(page), close: () => browser.close() };
}

/** Wraps a page whose browser the caller starts and closes. */
export function engineOf(page: Page): Engine {
  const errors = collectErrors(page);
  return {
    load: async (url) => void (await page.goto(url)),
    run: (script, ...values) => page.evaluate(callOf(script, values)),
    press: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: async () => errors,
    close: async () => {},
  };
}
