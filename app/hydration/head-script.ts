import { readStored } from "../storage/browser-storage.ts";
import { hasConsentCookie } from "../storage/consent-cookie.ts";
import { prefersDark, showTheme } from "./show-theme.ts";
import { dateAtShrine, isFeast, leadOn, seasonOn } from "./shrine-date.ts";

/*
 * Runs inline at the top of the body, before the first paint (docs/decisions/0004-hydration.md): no flash of light theme,
 * accepted cookie notice or unscaled prayers; valley and main page go by season, the Rosary by day; a stale page waits.
 */

const root = document.documentElement;

/** Returns whether the page is shown outside its period of validity (app/screens/splash/splash.tsx). */
function isStale(now: number): boolean {
  const time = document.querySelector<HTMLMetaElement>("meta[name=true-between]")?.content;
  const [from = 0, until = Infinity] = time?.split(" ").map(Number) ?? [];
  return now < from || now >= until;
}

root.dataset.scripts = "";
root.dataset.letters = readStored("letterSize") ?? "";
const now = new Date();
root.dataset.weekday = String(now.getDay());
const today = dateAtShrine(now);
root.dataset.season = seasonOn(today);
root.dataset.lead = leadOn(today);
if (isFeast(today)) root.dataset.feast = "";
showTheme(prefersDark());
if (hasConsentCookie()) root.dataset.consent = "accepted";
if (isStale(now.getTime())) document.body.dataset.stale = "";
