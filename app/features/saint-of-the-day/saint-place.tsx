import { clientOnly } from "../../hydration/client-only.tsx";
import styles from "./saint-place.module.css";

const SaintBanner = clientOnly(() => import("./saint-banner.tsx"));

/**
 * Reserves the height of the saint's banner against layout shift. The banner is fetched after hydration; without scripts the
 * place stays empty.
 */
export function SaintPlace() {
  return (
    <div className={styles.place} data-late>
      <SaintBanner />
    </div>
  );
}
