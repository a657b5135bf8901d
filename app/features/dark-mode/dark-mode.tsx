import { Icon } from "../../components/icon/icon.tsx";
import { DARK_CLASS, showTheme } from "../../hydration/show-theme.ts";
import { yieldToMain } from "../../hydration/yield-to-main.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";
import styles from "./dark-mode.module.css";

const KEY = "darkMode";

const systemPreference = () => window.matchMedia("(prefers-color-scheme: dark)");

/** Dark mode of the body, synchronised with other tabs and, while nothing is stored, with the system. */
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

/** Returns the stored choice, or else the system's preference. */
function preferred(): boolean {
  const stored = readStored(KEY);
  return stored === null ? systemPreference().matches : stored === "true";
}

/** Returns whether dark mode is on; false during hydration, so that the button shows its state a moment later. */
function useDarkMode(): boolean {
  return useStore(isDark, false);
}

/**
 * Toggles dark mode, and stores "true" or "false" (docs/behaviour.md, "Dark mode"). The button updates first: recolouring a
 * whole page takes a slow phone longer than a response may.
 */
function toggleDarkMode(): void {
  const dark = !isDark.get();
  writeStored(KEY, String(dark));
  isDark.set(dark);
  yieldToMain(() => showTheme(isDark.get()));
}

/** Toggles dark mode. Style sheets hide it without scripts. */
export function DarkModeToggle() {
  const dark = useDarkMode();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Tema scuro"
      aria-pressed={dark}
      onClick={toggleDarkMode}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}
