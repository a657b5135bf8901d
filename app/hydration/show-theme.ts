/** The class on the body that turns the night on (docs/public-names.md, "Document"). */
export const DARK_CLASS = "dark-mode";

/** Shows the page by day or by night, and tells the browser the colour for what surrounds it. */
export function showTheme(dark: boolean): void {
  document.body.classList.toggle(DARK_CLASS, dark);
  // Told to the root as well, and not found there with :has(): browsers would ask the whole page at every change of it.
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  // The day's first, then the night's (document.tsx). The system would decide between them, and not the visitor.
  document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]").forEach((meta, position) => {
    meta.media = position === Number(dark) ? "all" : "not all";
  });
}
