import { useEffect } from "react";
import { useLocation } from "react-router";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { isoDate, longDate } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { stripTrailingSlash } from "../../navigation/page-address.ts";
import { pageAges } from "../../navigation/page-data.ts";
import { useStore } from "../../state/create-store.ts";
import styles from "./offline.module.css";
import { startKeeping } from "./precache-client.ts";

// Once per document: a page loaded from the cache says so in an attribute.
const loadedFrom = document.documentElement.dataset.keptOn;
if (loadedFrom) pageAges.set(new Map([[window.location.pathname, loadedFrom]]));
window.addEventListener("online", () => pageAges.set(new Map()));

/** Caches pages for offline use; shows when a page comes from the cache. */
export default function Offline() {
  const address = stripTrailingSlash(useLocation().pathname);
  const keptOn = useStore(pageAges).get(address);
  useEffect(startKeeping, []);
  return (
    <div aria-live="polite" className={styles.place}>
      {keptOn && address !== OFFLINE_PAGE && (
        <p role="status" className={styles.notice}>
          {`Pagina conservata il ${dayInRome(keptOn)}: ora il sito non si raggiunge.`}
        </p>
      )}
    </div>
  );
}

const dayInRome = (instant: string) => longDate(isoDate(romeDate(Date.parse(instant))));
