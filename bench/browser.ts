import { type Browser, chromium } from "@playwright/test";
import { systemChromium } from "../scripts/ensure-browser.ts";

/** Opens a Chromium for as long as a measurement takes. */
export async function withBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
  args: string[] = [],
): Promise<Result> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...args],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
