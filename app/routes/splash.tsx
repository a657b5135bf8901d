import { site } from "virtual:site-data";
import { Link } from "react-router";
import { PlainLayout } from "../components/plain-layout.tsx";
import { CookieNotice } from "../features/cookie-consent/cookie-notice.tsx";
import { pageMeta } from "../page-meta.ts";
import styles from "./splash.module.css";

export function meta() {
  return pageMeta({
    title: "Benvenuti a Canneto",
    summary:
      "La Basilica Santuario di Maria Santissima di Canneto, nella valle alle sorgenti del Melfa: gli orari e l’ingresso al sito.",
    address: "/",
  });
}

/** The threshold of the site (specification, section 2, splash home). */
export default function Splash() {
  return (
    <>
      <PlainLayout>
        <div className={styles.threshold}>
          <h1>
            <Link to="/app/realhome" className={styles.name}>
              {site.fullName}
            </Link>
          </h1>
          <p className={styles.place}>Settefrati, presso le sorgenti del Melfa</p>
          <p className={styles.doors}>
            <Link to="/app/orari">Orari</Link>
            <Link to="/app/realhome">Entra</Link>
          </p>
        </div>
      </PlainLayout>
      <CookieNotice />
    </>
  );
}
