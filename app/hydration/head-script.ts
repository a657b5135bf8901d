import { showTheme } from "./show-theme.ts";
import { dateAtShrine, isFeast, leadOn, seasonOn } from "./shrine-date.ts";

/*
 * Runs inline at the top of the body, before the first paint (docs/decisions/0004-hydration.md): no flash of light theme,
 * accepted cookie notice or unscaled prayers; valley and main page go by season; a stale page waits for React.
 */

const root = document.documentElement;

/** Reads a stored value; null where storage is denied. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the stored choice, or the system's preference where nothing is stored. */
function isDark(): boolean {
  const choice = stored("darkMode");
  return choice === null ? matchMedia("(prefers-color-scheme: dark)").matches : choice === "true";
}

function hasConsent(): boolean {
  try {
    return /(^|; )cookieConsent=accepted(;|$)/.test(document.cookie);
  } catch {
    return false;
  }
}

/** Returns whether the page is shown outside its period of validity (app/screens/splash/splash.tsx). */
function isStale(now: number): boolean {
  const time = document.querySelector<HTMLMetaElement>("meta[name=true-between]")?.content;
  const [from = 0, until = Infinity] = time?.split(" ").map(Number) ?? [];
  return now < from || now >= until;
}

root.dataset.scripts = "";
root.dataset.letters = stored("letterSize") ?? "";
const today = dateAtShrine(new Date());
root.dataset.season = seasonOn(today);
root.dataset.lead = leadOn(today);
if (isFeast(today)) root.dataset.feast = "";
showTheme(isDark());
if (hasConsent()) root.dataset.consent = "accepted";
if (isStale(Date.now())) document.body.dataset.stale = "";
