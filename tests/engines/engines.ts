import { existsSync, globSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import type { EngineChoice } from "./engine.ts";
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

/**
 * The engines besides Chromium, which all other tests use; for each, Playwright's own build if installed, else the
 * system's browser.
 */
export const engines: readonly EngineChoice[] = [firefoxEngine(), webkitEngine()];

function firefoxEngine(): EngineChoice {
  const name = "Firefox";
  if (existsSync(firefox.executablePath())) {
    return { name, missing: undefined, start: () => startWithPlaywright(firefox) };
  }
  const path = SYSTEM_FIREFOX.find((place) => existsSync(place));
  return {
    name,
    missing: path ? undefined : "no Firefox: docs/configuration.md says how to have it",
    start: () => startFirefox(path ?? ""),
  };
}

function webkitEngine(): EngineChoice {
  const name = "WebKit";
  if (existsSync(webkit.executablePath())) {
    return { name, missing: undefined, start: () => startWithPlaywright(webkit) };
  }
  const isThere = MINI_BROWSER && existsSync(WEBKIT_DRIVER) && existsSync(XVFB);
  return {
    name,
    missing: isThere
      ? undefined
      : "no WebKit, or no Xvfb for it: docs/configuration.md says how to have them",
    start: () => startWebKit({ driver: WEBKIT_DRIVER, browser: MINI_BROWSER ?? "", xvfb: XVFB }),
  };
}
