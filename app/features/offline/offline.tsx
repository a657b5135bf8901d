import { useEffect } from "react";
import { useLocation } from "react-router";
import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { stripTrailingSlash } from "../../navigation/page-address.ts";
import { ageText } from "./age-text.ts";
import styles from "./offline.module.css";
import { usePageAge, watchAges } from "./page-age.ts";
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
