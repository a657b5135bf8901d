// Runs inline at the top of the body, before the first paint, so that a dark page never flashes light.
// The stored choice decides; the system's preference only where nothing is stored.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem("darkMode");
  } catch {}
  const dark =
    stored === null ? matchMedia("(prefers-color-scheme: dark)").matches : stored === "true";
  document.body.classList.toggle("dark-mode", dark);
})();
