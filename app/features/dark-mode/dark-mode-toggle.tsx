import { Icon } from "../../components/icon/icon.tsx";
import { toggleDarkMode, useDarkMode } from "./dark-mode.ts";
import styles from "./dark-mode-toggle.module.css";

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
