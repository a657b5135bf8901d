import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { step } from "../pipeline/render/step.ts";
import { runQuietly } from "./run.ts";

/** The paths of Chromium on Debian and others; the headless build first, which starts and renders twice as fast. */
const SYSTEM_CHROMIUM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
];

/** Returns the path of the system's Chromium; undefined if Playwright's own is needed. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((path) => existsSync(path));
}

/** Makes sure that browser tests can run, installing Chromium if the machine has none. */
export async function ensureBrowser(): Promise<void> {
  if (systemChromium() || existsSync(chromium.executablePath())) return;
  await step("Chromium, which was not installed", installBrowser);
}

async function installBrowser(): Promise<void> {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    await runQuietly("apt-get", ["update", "-q"]);
    await runQuietly("apt-get", ["install", "-y", "-q", "chromium-headless-shell"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
  } else {
    await runQuietly("playwright", ["install", "chromium"]);
  }
}
