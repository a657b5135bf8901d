import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { step } from "../pipeline/render/step.ts";
import { runQuietly } from "./run.ts";

/** The paths of Chromium on Debian and others; the headless build first: a page costs it less than half the processor. */
const HEADLESS_CHROMIUM = "/usr/bin/chromium-headless-shell";
const FULL_CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** Returns the path of the system's Chromium; undefined if Playwright's own is needed. */
export function systemChromium(): string | undefined {
  return [HEADLESS_CHROMIUM, ...FULL_CHROMIUM].find((path) => existsSync(path));
}

/** Returns the path of the system's Chromium with a back-forward cache, which the headless build has not. */
export function fullChromium(): string | undefined {
  return FULL_CHROMIUM.find((path) => existsSync(path));
}

/** Makes sure that browser tests can run, installing what the machine lacks; without a network any Chromium does. */
export async function ensureBrowser(): Promise<void> {
  if (existsSync(chromium.executablePath())) return;
  if (existsSync(HEADLESS_CHROMIUM) && fullChromium()) return;
  await step("Chromium, which was not installed", installBrowser).catch((error) => {
    if (!systemChromium()) throw error;
  });
}

async function installBrowser(): Promise<void> {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    await runQuietly("apt-get", ["update", "-q"]);
    await runQuietly("apt-get", ["install", "-y", "-q", "chromium", "chromium-headless-shell"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
  } else {
    await runQuietly("playwright", ["install", "chromium"]);
  }
}
