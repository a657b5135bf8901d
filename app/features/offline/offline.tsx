import { useEffect } from "react";
import { useLocation } from "react-router";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { pageAges } from "../../navigation/fetch-page-data.ts";
import { stripTrailingSlash } from "../../navigation/page-address.ts";
import { useStore } from "../../state/create-store.ts";
import { ageText } from "./age-text.ts";
import { KEPT_ON_ATTRIBUTE } from "./names.ts";
import styles from "./offline.module.css";
import { startKeeping } from "./precache-client.ts";

watchAges();

/** Caches pages for offline use; shows when a page comes from the cache. */
export default function Offline() {
  const address = stripTrailingSlash(useLocation().pathname);
  const keptOn = usePageAge(address);
  useEffect(startKeeping, []);
  return (
    <div aria-live="polite" className={styles.place}>
      {keptOn && address !== OFFLINE_PAGE && (
        <p role="status" className={styles.notice}>
          {ageText(keptOn)}
        </p>
      )}
    </div>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Starts tracking, once per document: a page loaded from the cache says so in an attribute. */
function watchAges(): void {
  const keptOn = document.documentElement.dataset[KEPT_ON_ATTRIBUTE];
  if (keptOn) pageAges.set(new Map([[window.location.pathname, keptOn]]));
  window.addEventListener("online", () => pageAges.set(NONE));
}

/**
 * Returns when the page at an address was cached, as an ISO date; undefined if it came from the network, or that is back.
 */
function usePageAge(address: string): string | undefined {
  return useStore(pageAges, NONE).get(address);
}
