import { lazy, Suspense } from "react";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import styles from "./saint-place.module.css";

const SaintBanner = lazy(() => import("./saint-banner.tsx"));

/**
 * The place of the saint of the day: as high as the banner will be, so that nothing moves when it comes. The
 * banner is fetched once React has taken over the page; without scripts the place stays empty. It is a landmark
 * but where a page says the saint a second time.
 */
export function SaintPlace({ isRegion = true }: { isRegion?: boolean }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.place} data-late>
      {isHydrated && (
        <Suspense>
          <SaintBanner isRegion={isRegion} />
        </Suspense>
      )}
    </div>
  );
}
