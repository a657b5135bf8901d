import { useEffect, useState } from "react";
import styles from "./company-finder.module.css";

/** Tells assistive technology of a choice that CSS alone shows: its link is current, the number left is said. */
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
    <div aria-live="polite" className="visually-hidden">
      {status && <p role="status">{status}</p>}
    </div>
  );
}

/** Marks the anchor of the address, no target for who comes from within the site, and its filter link, which it returns. */
function markCurrent(): HTMLElement | undefined {
  for (const anchor of document.querySelectorAll(`.${styles.choice}`)) {
    anchor.toggleAttribute("data-chosen", `#${anchor.id}` === window.location.hash);
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${styles.filter} a`)];
  const chosen = links.find(({ hash }) => hash === window.location.hash) ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return chosen;
}

/** Returns how many companies are shown, out of all. */
function countInWords(): string {
  const names = [...document.querySelectorAll(`.${styles.names} li`)];
  const shown = names.filter((name) => name.getClientRects().length > 0).length;
  return `${shown} ${shown === 1 ? "compagnia" : "compagnie"} su ${names.length}`;
}
