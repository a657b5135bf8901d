import { existsSync, globSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWithPlaywright } from "./playwright-engine.ts";
import { startWebKit } from "./webkit-gtk.ts";

const SYSTEM_FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const XVFB = "/usr/bin/Xvfb";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const [MINI_BROWSER] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

const FIREFOX = SYSTEM_FIREFOX.find((place) => existsSync(place));
const hasWebKit = MINI_BROWSER && existsSync(WEBKIT_DRIVER) && existsSync(XVFB);

/**
 * The engines besides Chromium, which all other tests use; for each, Playwright's own build if installed, else the
 * system's browser.
 */
export const engines = [
  engine("Firefox", firefox, {
    missing: FIREFOX ? undefined : "no Firefox: docs/configuration.md says how to have it",
    start: () => startFirefox(FIREFOX ?? ""),
  }),
  engine("WebKit", webkit, {
    missing: hasWebKit
      ? undefined
      : "no WebKit, or no Xvfb for it: docs/configuration.md says how to have them",
    start: () => startWebKit({ driver: WEBKIT_DRIVER, browser: MINI_BROWSER ?? "", xvfb: XVFB }),
  }),
];

/** Chooses a browser; `missing` says why it cannot be started. */
function engine(
  name: string,
  type: BrowserType,
  system: { missing: string | undefined; start: () => Promise<Engine> },
) {
  const isOwn = existsSync(type.executablePath());
  return {
    name,
    ...(isOwn ? { missing: undefined, start: () => startWithPlaywright(type) } : system),
  };
}
