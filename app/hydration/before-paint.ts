import { showTheme } from "./show-theme.ts";

/*
 * Runs inline at the top of the body, before the first paint (docs/decisions/0004-hydration.md): a dark page never
 * flashes light, whoever has accepted never sees the cookie notice again, prayers come in the size of letters that was
 * chosen, the valley has the inks of its season, what leads on the main page goes by it too, and a page that says until when it is true waits for React outside that
 * time.
 */

const root = document.documentElement;

/** What is stored under a key; null where storage is denied. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored choice decides; the system's preference only where nothing is stored. */
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

/**
 * The day at the shrine as a number, 822 for 22 August. By the clock there, the summer's from April to October: asking
 * the browser's calendar of time zones would keep a slow phone from painting.
 */
function dateAt(now: Date): number {
  const isSummerTime = now.getUTCMonth() > 2 && now.getUTCMonth() < 10;
  const there = new Date(now.getTime() + (isSummerTime ? 2 : 1) * 3_600_000);
  return (there.getUTCMonth() + 1) * 100 + there.getUTCDate();
}

/** The season of a valley at 1,020 m: snow from December to mid-March, leaves from June, copper beeches from October. */
function seasonOn(date: number): string {
  if (date < 316 || date >= 1201) return "winter";
  if (date < 601) return "spring";
  return date < 1001 ? "summer" : "autumn";
}

/** What leads on the main page (docs/behaviour.md, "Today"): the feast in August, the road in winter, else the hours. */
function leadOn(date: number): string {
  if (date > 800 && date < 900) return "feast";
  return seasonOn(date) === "winter" ? "road" : "hours";
}

/** Whether the page is shown outside the time that it was made for (screens/splash.tsx). */
function isStale(now: number): boolean {
  const time = document.querySelector<HTMLMetaElement>("meta[name=true-between]")?.content;
  const [from = 0, until = Infinity] = time?.split(" ").map(Number) ?? [];
  return now < from || now >= until;
}

root.dataset.scripts = "";
root.dataset.letters = stored("letterSize") ?? "";
const today = dateAt(new Date());
root.dataset.season = seasonOn(today);
root.dataset.lead = leadOn(today);
// From when the Madonna Bianca comes up to when she goes home: the companies are on their way.
if (today > 817 && today < 823) root.dataset.feast = "";
showTheme(isDark());
if (hasConsent()) root.dataset.consent = "accepted";
if (isStale(Date.now())) document.body.dataset.stale = "";
