import { lazy, Suspense } from "react";
import { useConsent } from "../cookie-consent/consent.ts";

const NewsPopup = lazy(() => import("./news-popup.tsx"));

/** Breaking news, active only once the consent cookie exists (specification, section 4): before, nothing is asked for. */
export function BreakingNews() {
  return useConsent() ? (
    <Suspense>
      <NewsPopup />
    </Suspense>
  ) : null;
}
