import { useEffect } from "react";
import { Link, useLocation, useRouteError } from "react-router";
import { ageText } from "./age-text.ts";
import { startKeeping } from "./keep-pages.ts";
import { useLoadOfNewVersion } from "./load-new-version.ts";
import { OFFLINE_PAGE } from "./names.ts";
import styles from "./offline.module.css";
import { usePageAge, watchAges } from "./page-age.ts";

watchAges();

/** Keeps pages for when there is no network; says of a page that it comes from memory, or that it is not there. */
export default function Offline() {
  const address = useLocation().pathname.replace(/\/+$/, "") || "/";
  const keptOn = usePageAge(address);
  const error = useRouteError();
  useEffect(startKeeping, []);
  useLoadOfNewVersion(error);
  return (
    <div role="status" className={styles.place}>
      {error instanceof Error && navigator.serviceWorker?.controller ? (
        <p className={styles.notice}>
          Questa pagina non c’è: <Link to={OFFLINE_PAGE}>vedi quelle conservate</Link>
        </p>
      ) : (
        keptOn && address !== OFFLINE_PAGE && <p className={styles.notice}>{ageText(keptOn)}</p>
      )}
    </div>
  );
}
