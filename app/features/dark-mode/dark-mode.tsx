import { Icon } from "../../components/icon/icon.tsx";
import { DARK_CLASS, darkSystem, prefersDark, showTheme } from "../../hydration/show-theme.ts";
import { yieldToMain } from "../../hydration/yield-to-main.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { onStoredElsewhere, readStored, writeStored } from "../../storage/browser-storage.ts";
import styles from "./dark-mode.module.css";

const KEY = "darkMode";

/** Dark mode of the body, in step with other tabs and, while nothing is stored, the system; off during hydration. */
export const isDark = createStore(
  false,
  () => document.body.classList.contains(DARK_CLASS),
  () => {
    const follow = () => show(prefersDark());
    // Another tab may have chosen while this page was coming.
    if (readStored(KEY) !== null) follow();
    const stopFollowingTabs = onStoredElsewhere(follow, KEY);
    const system = darkSystem();
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

/** Toggles and stores dark mode. The button updates first: recolouring a page takes a slow phone longer than a response may. */
function toggleDarkMode(): void {
  const dark = !isDark.get();
  writeStored(KEY, String(dark));
  isDark.set(dark);
  yieldToMain(() => showTheme(isDark.get()));
}

/** Toggles dark mode. Style sheets hide it without scripts. */
export function DarkModeToggle() {
  const dark = useStore(isDark);
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
