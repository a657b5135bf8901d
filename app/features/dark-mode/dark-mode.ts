import { useSyncExternalStore } from "react";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";

/** The class on the body that turns the night on (docs/public-names.md, "Document"). */
const CLASS = "dark-mode";

const KEY = "darkMode";

const listeners = new Set<() => void>();

const isDark = () => document.body.classList.contains(CLASS);

function show(dark: boolean): void {
  document.body.classList.toggle(CLASS, dark);
  for (const listener of listeners) listener();
}

/** What the page should be: the stored choice, else the system's preference. */
function preferred(): boolean {
  const stored = readStored(KEY);
  return stored === null
    ? window.matchMedia("(prefers-color-scheme: dark)").matches
    : stored === "true";
}

/** Keeps the page in step with the other tabs and, while nothing is chosen, with the system. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const follow = () => show(preferred());
  const stopFollowingTabs = onStoredElsewhere(KEY, follow);
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", follow);
  return () => {
    listeners.delete(listener);
    stopFollowingTabs();
    system.removeEventListener("change", follow);
  };
}

/** Whether the page is dark. While hydrating it says no: the button shows its state a moment later. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

/** Flips light and dark, and stores "true" or "false" (docs/behaviour.md, "Dark mode"). */
export function toggleDarkMode(): void {
  const dark = !isDark();
  writeStored(KEY, String(dark));
  show(dark);
}
