import { header, homeImages } from "virtual:home-images";
import { site } from "virtual:site-data";
import { useEffect } from "react";
import { Link } from "react-router";
import { PictureImage } from "../components/picture.tsx";
import { MAIN_ID } from "../components/skip-link.tsx";
import { CookieNotice } from "../features/cookie-consent/cookie-notice.tsx";
import { Countdown } from "../features/countdown/countdown.tsx";
import {
  countdownOf,
  hasTopArea,
  isVisible,
  validityAt,
} from "../features/home-images/home-images.ts";
import { OfflinePlace } from "../features/offline/offline-place.tsx";
import { pageMeta } from "../page-meta.ts";
import { buildInstant, useNowEverySecond } from "../time/clock.ts";
import styles from "./splash.module.css";

export function meta() {
  const { from, until } = validityAt(homeImages, buildInstant);
  return [
    ...pageMeta({
      title: "Benvenuti a Canneto",
      summary:
        "La Basilica Santuario di Maria Santissima di Canneto, nella valle alle sorgenti del Melfa: gli orari e l’ingresso al sito.",
      address: "/",
    }),
    // Read before the first paint (hydration/before-paint.js): outside this time the prerendered page waits for React.
    { name: "true-between", content: `${from} ${until}` },
  ];
}

/** The threshold of the site (specification, section 2, splash home). */
export default function Splash() {
  const now = useNowEverySecond();
  const withTopArea = homeImages.filter((image) => hasTopArea(image, now));

  useEffect(() => {
    delete document.body.dataset.stale;
  }, []);

  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className={styles.threshold}>
        <h1>
          <Link to="/app/realhome" className={styles.header}>
            <PictureImage picture={header} sizes="clamp(14rem, 30vw, 26rem)" isLeading />
            <span>{site.fullName}</span>
          </Link>
        </h1>
        <p className={styles.place}>Settefrati, presso le sorgenti del Melfa</p>
        {withTopArea.length > 0 && (
          <div className={styles.top}>
            {withTopArea.map((image) => {
              const countdown = countdownOf(image, now);
              return countdown && <Countdown key={image.id} now={now} {...countdown} />;
            })}
          </div>
        )}
        <div className={styles.pictures} data-has-top={withTopArea.length > 0}>
          {homeImages
            .filter((image) => isVisible(image, now))
            .map(({ id, src }) => (
              <Link key={id} to="/app/realhome">
                <PictureImage
                  picture={src}
                  sizes={withTopArea.length > 0 ? "min(100vw, 30vh)" : "min(100vw, 58vh)"}
                  isLeading
                />
              </Link>
            ))}
        </div>
        <p className={styles.doors}>
          <Link to="/app/orari">Orari</Link>
          <Link to="/app/realhome">Entra</Link>
        </p>
      </main>
      <OfflinePlace />
      <CookieNotice />
    </>
  );
}
