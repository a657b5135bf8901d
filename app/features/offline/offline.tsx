import { useEffect } from "react";
import { useLocation } from "react-router";
import { ageText } from "./age-text.ts";
import { startKeeping } from "./keep-pages.ts";
import { useLoadOfNewVersion } from "./load-new-version.ts";
import { OFFLINE_PAGE } from "./names.ts";
import styles from "./offline.module.css";
import { usePageAge, watchAges } from "./page-age.ts";

watchAges();

/** Keeps pages for when there is no network, and says of a page that it comes from memory. */
export default function Offline() {
  const address = useLocation().pathname.replace(/\/+$/, "") || "/";
  const keptOn = usePageAge(address);
  useEffect(startKeeping, []);
  useLoadOfNewVersion();
  return (
    <div role="status" className={styles.place}>
      {keptOn && address !== OFFLINE_PAGE && <p className={styles.notice}>{ageText(keptOn)}</p>}
    </div>
  );
}
