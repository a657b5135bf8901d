import { useState, useSyncExternalStore } from "react";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { onStoredElsewhere, readStored } from "../../storage/browser-storage.ts";
import { allowPages, forgetPages } from "./cached-pages.ts";
import styles from "./kept-pages-switch.module.css";
import { canKeep } from "./precache-client.ts";

const subscribe = (listener: () => void) => onStoredElsewhere(listener, "offlinePages");

interface KeptPagesSwitchProps {
  /** Whether there is anything to remove, where the page knows it. */
  hasPages?: boolean;
  onChange?: () => void;
}

/** Clears the cache and stops caching, or starts it again. */
export function KeptPagesSwitch({ hasPages = true, onChange }: KeptPagesSwitchProps) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState("");
  const isUsable = isHydrated && canKeep();
  const isOff = useSyncExternalStore(
    subscribe,
    () => readStored("offlinePages") === "off",
    () => false,
  );

  async function forget() {
    try {
      await forgetPages();
      setSaid("Le pagine conservate sono cancellate. Da ora il sito non ne conserva più.");
    } catch {
      setSaid("Il browser non ha permesso di cancellarle: si può farlo dalle sue impostazioni.");
    }
    onChange?.();
  }

  function allow() {
    allowPages();
    setSaid("Da ora il sito conserva di nuovo le sue pagine.");
  }

  return (
    <div className={styles.switch} data-usable={isUsable}>
      {isOff ? (
        <button type="button" className="button" onClick={allow}>
          Conserva di nuovo le pagine
        </button>
      ) : (
        hasPages && (
          <button type="button" className="button" onClick={forget}>
            Cancella le pagine conservate
          </button>
        )
      )}
      <div aria-live="polite">{said && <p role="status">{said}</p>}</div>
    </div>
  );
}
