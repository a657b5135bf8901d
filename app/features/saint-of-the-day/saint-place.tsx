import { clientOnly } from "../../hydration/client-only.tsx";
import styles from "./saint-place.module.css";

const SaintBanner = clientOnly(() => import("./saint-banner.tsx"));

/** Reserves the height of the saint's banner, which is fetched after hydration, against layout shift. */
export function SaintPlace() {
  return (
    <div className={styles.place} data-late>
      <SaintBanner />
    </div>
  );
}
