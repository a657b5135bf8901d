// Runs inline at the top of the body, before the first paint, so that a dark page never flashes light and
// whoever has accepted never sees the cookie notice again; and a page that says until when it is true waits for React
// outside that time (routes/splash.tsx). Prayers come in the size of letters that was chosen. It tells the season at the shrine, for the inks of the valley, and that
// there are scripts at all.
(() => {
  document.documentElement.dataset.scripts = "";
  let stored = null;
  try {
    stored = localStorage.getItem("darkMode");
    document.documentElement.dataset.letters = localStorage.getItem("letterSize") ?? "";
  } catch {}
  // The stored choice decides; the system's preference only where nothing is stored.
  const dark =
    stored === null ? matchMedia("(prefers-color-scheme: dark)").matches : stored === "true";
  document.body.classList.toggle("dark-mode", dark);
  try {
    if (/(^|; )cookieConsent=accepted(;|$)/.test(document.cookie)) {
      document.body.dataset.consent = "accepted";
    }
  } catch {}
  // The seasons of a valley at 1,020 m: snow from December to mid-March, leaves from June, copper beeches from October.
  // By the clock there; asking the browser's calendar of time zones would keep a slow phone from painting.
  const now = new Date();
  const isSummerTime = now.getUTCMonth() > 2 && now.getUTCMonth() < 10;
  const there = new Date(now.getTime() + (isSummerTime ? 2 : 1) * 3_600_000);
  const date = (there.getUTCMonth() + 1) * 100 + there.getUTCDate();
  document.documentElement.dataset.season =
    date < 316 || date >= 1201
      ? "winter"
      : date < 601
        ? "spring"
        : date < 1001
          ? "summer"
          : "autumn";
  const [from, until] = (
    document.querySelector("meta[name=true-between]")?.content ?? "0 Infinity"
  ).split(" ");
  if (Date.now() < from || Date.now() >= until) document.body.dataset.stale = "";
})();
