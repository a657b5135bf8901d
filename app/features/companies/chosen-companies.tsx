import { useEffect, useState } from "react";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import styles from "./company-finder.module.css";

/**
 * Says what styles alone show of a choice (company-finder.tsx): its link is the current one and keeps the focus, and how many
 * companies are left is told to those who listen.
 */
export function ChosenCompanies() {
  const [status, setStatus] = useState("");
  useEffect(() => {
    markCurrent();
    const onChange = () => {
      markCurrent()?.focus({ preventScroll: true });
      setStatus(countInWords());
    };
    window.addEventListener("hashchange", onChange);
    return () => window.removeEventListener("hashchange", onChange);
  }, []);
  return (
    useHydrated() && (
      <div aria-live="polite" className="visually-hidden">
        {status && <p role="status">{status}</p>}
      </div>
    )
  );
}

/** Marks the link of what was chosen among those of the filter. */
function markCurrent(): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${styles.filter} a`)];
  const chosen = links.find(({ hash }) => hash === window.location.hash) ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return chosen;
}

/** How many companies are shown, of all. */
function countInWords(): string {
  const names = [...document.querySelectorAll(`.${styles.names} li`)];
  const shown = names.filter((name) => name.getClientRects().length > 0).length;
  return `${shown} ${shown === 1 ? "compagnia" : "compagnie"} su ${names.length}`;
}
