import { showTheme } from "../../../app/hydration/show-theme.ts";
import { readStored } from "../../../app/storage/browser-storage.ts";

/** Day or night as it was chosen here, else as the system has it. */
export function showThemeAtStart(): void {
  const stored = readStored("darkMode");
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches;
  showTheme(stored === null ? system : stored === "true");
}
