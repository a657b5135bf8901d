import { showTheme } from "../../../app/hydration/show-theme.ts";
import { readStored } from "../../../app/storage/browser-storage.ts";

/** Applies the theme stored in this browser, else that of the system. */
export function showThemeAtStart(): void {
  const stored = readStored("darkMode");
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches;
  showTheme(stored === null ? system : stored === "true");
}
