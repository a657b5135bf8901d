import { clientOnly } from "../../hydration/client-only.tsx";
import styles from "./saint-place.module.css";

const SaintBanner = clientOnly(() => import("./saint-banner.tsx"));

/**
 * Reserves the height of the saint's banner against layout shift. The banner is fetched after hydration; without scripts the
 * place stays empty. A landmark, except where a page shows the saint a second time.
 */
export function SaintPlace({ isRegion = true }: { isRegion?: boolean }) {
  return (
    <div className={styles.place} data-late>
      <SaintBanner isRegion={isRegion} />
    </div>
  );
}
