// Runs inline at the top of the body, before the first paint, so that a dark page never flashes light and
// whoever has accepted never sees the cookie notice again.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem("darkMode");
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
})();
