import { readStored } from "../storage/browser-storage.ts";

/** Class on the body that turns dark mode on (docs/public-names.md, "Document"). */
export const DARK_CLASS = "dark-mode";

export const darkSystem = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Returns whether dark mode is on: as stored, otherwise as the system prefers. */
export function prefersDark(): boolean {
  const stored = readStored("darkMode");
  return stored === null ? darkSystem().matches : stored === "true";
}

/** Shows the page in light or dark, and sets the browser's theme colour accordingly. */
export function showTheme(dark: boolean): void {
  document.body.classList.toggle(DARK_CLASS, dark);
  // Set on the root as well rather than found with :has(): browsers would match the whole page at every change of it.
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  // The light one first, then the dark one (document.tsx). Otherwise the system would choose between them, not the visitor.
  document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]").forEach((meta, position) => {
    meta.media = position === Number(dark) ? "all" : "not all";
  });
}
