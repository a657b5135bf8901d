import { DARK_CLASS, showTheme } from "../../hydration/show-theme.ts";
import { yieldToMain } from "../../hydration/yield-to-main.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";

const KEY = "darkMode";

const systemPreference = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Whether the body is dark, in step with the other tabs and, while nothing is chosen, with the system. */
const isDark = createStore(
  () => document.body.classList.contains(DARK_CLASS),
  () => {
    const follow = () => show(preferred());
    const stopFollowingTabs = onStoredElsewhere(KEY, follow);
    const system = systemPreference();
    system.addEventListener("change", follow);
    return () => {
      stopFollowingTabs();
      system.removeEventListener("change", follow);
    };
  },
);

function show(dark: boolean): void {
  showTheme(dark);
  isDark.set(dark);
}

/** What the page should be: the stored choice, else the system's preference. */
function preferred(): boolean {
  const stored = readStored(KEY);
  return stored === null ? systemPreference().matches : stored === "true";
}

/** Whether the page is dark. While hydrating it says no: the button shows its state a moment later. */
export function useDarkMode(): boolean {
  return useStore(isDark, false);
}

/**
 * Flips light and dark, and stores "true" or "false" (docs/behaviour.md, "Dark mode"). The button shows it first: to
 * colour a whole page takes a slow phone longer than an answer may.
 */
export function toggleDarkMode(): void {
  const dark = !isDark.get();
  writeStored(KEY, String(dark));
  isDark.set(dark);
  yieldToMain(() => showTheme(isDark.get()));
}
