import { clientOnly } from "../../hydration/client-only.tsx";
import styles from "./saint-place.module.css";

const SaintBanner = clientOnly(() => import("./saint-banner.tsx"));

/**
 * The place of the saint of the day: as high as the banner will be, so that nothing moves when it comes. The
 * banner is fetched once React has taken over the page; without scripts the place stays empty. It is a landmark
 * but where a page says the saint a second time.
 */
export function SaintPlace({ isRegion = true }: { isRegion?: boolean }) {
  return (
    <div className={styles.place} data-late>
      <SaintBanner isRegion={isRegion} />
    </div>
  );
}
