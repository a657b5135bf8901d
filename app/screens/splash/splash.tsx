import { header, homeImages } from "virtual:home-images";
import { site } from "virtual:site-data";
import { useEffect } from "react";
import { HOME_PAGE, HOURS_PAGE } from "../../../domain/addresses.ts";
import {
  countdownOf,
  hasTopArea,
  isVisible,
  validityAt,
} from "../../../domain/home-images/home-images.ts";
import { PageMeta } from "../../components/page-meta.tsx";
import { PictureImage } from "../../components/picture/picture.tsx";
import { MAIN_ID } from "../../components/skip-link.tsx";
import { CookieNotice } from "../../features/cookie-consent/cookie-notice.tsx";
import { Countdown } from "../../features/countdown/countdown.tsx";
import { OfflinePlace } from "../../features/offline/offline-place.tsx";
import { buildInstant, useNowEverySecond } from "../../time/clock.ts";
import styles from "./splash.module.css";

/**
 * Widths of the picture, with and without a countdown beside it (splash.module.css): three quarters of its height. On a
 * phone as beside the cookie notice: on a first visit, when it has to be fetched.
 */
const SMALLER = "(min-width: 60rem) 30vh, min(100vw, 30vh, 75vh - 25.125rem)";
const LARGER = "(min-width: 60rem) 58vh, min(100vw, 58vh, 75vh - 21.5rem)";

/** Splash page, the entrance to the site (docs/behaviour.md, "Splash page"). */
export default function Splash() {
  const now = useNowEverySecond();
  const builtFor = validityAt(homeImages, buildInstant);
  const withTopArea = homeImages.filter((image) => hasTopArea(image, now));

  useEffect(() => {
    delete document.body.dataset.stale;
  }, []);

  return (
    <>
      <PageMeta
        title="Benvenuti a Canneto"
        summary="La Basilica Santuario di Maria Santissima di Canneto, nella valle alle sorgenti del Melfa: gli orari e l’ingresso al sito."
        address="/"
      />
      {/* Read before the first paint (hydration/head-script.ts): outside this time the prerendered page waits for React. */}
      <meta name="true-between" content={`${builtFor.from} ${builtFor.until}`} />
      <CookieNotice />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={`one-column ${styles.threshold}`}
        data-has-top={withTopArea.length > 0 || undefined}
      >
        <h1>
          <a href={HOME_PAGE} className={styles.header}>
            {/* Decorative beside the name: its text alternative would be read as part of it. */}
            <PictureImage
              picture={{ ...header, alt: "" }}
              sizes="(min-width: 60rem) 26rem, 14rem"
              isLeading
            />
            {/* Line breaks by sense. */}
            <span>{site.fullName.replace(/\b(di|Maria) /g, "$1\u00a0")}</span>
          </a>
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
        <div className={styles.pictures}>
          {homeImages
            .filter((image) => isVisible(image, now))
            .map(({ id, src }) => (
              // No stop of the keyboard: in wide windows it stands before the name, which leads to the same page.
              <a key={id} href={HOME_PAGE} tabIndex={-1}>
                <PictureImage
                  picture={{ ...src, alt: `Apri il sito: ${src.alt}` }}
                  sizes={withTopArea.length > 0 ? SMALLER : LARGER}
                  isLeading
                />
              </a>
            ))}
        </div>
        <p className={styles.doors}>
          <a className="button" href={HOURS_PAGE}>
            Orari
          </a>
          <a className="button full" href={HOME_PAGE}>
            Entra
          </a>
        </p>
      </main>
      <OfflinePlace />
    </>
  );
}
