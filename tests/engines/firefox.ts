import puppeteer from "puppeteer-core";
import { callOf, type Engine } from "./engine.ts";
import { standStill } from "./visitor.ts";

/** Starts the system's Firefox, controlled over WebDriver BiDi without further tools. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    // Composited without a GPU, each frame costs.
    extraPrefsFirefox: { "intl.accept_languages": "it-IT", "layout.frame_rate": 20 },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => {
    complaints.push(error instanceof Error ? error.message : String(error));
  });
  // A locator's own waiting takes a second where there is no GPU.
  const still = (selector: string) => page.evaluate(callOf(standStill, [selector]));
  return {
    load: async (url) => void (await page.goto(url)),
    run: async (script, ...values) => (await page.evaluate(callOf(script, values))) as never,
    async press(selector) {
      await still(selector);
      await page.click(selector);
    },
    async tap(selector) {
      await still(selector);
      await page.tap(selector);
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: async () => complaints,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
