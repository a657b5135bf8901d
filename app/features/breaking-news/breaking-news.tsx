import { latePart } from "../../hydration/late-part.tsx";
import { useConsent } from "../cookie-consent/consent.ts";

const NewsPopup = latePart(() => import("./news-popup.tsx"));

/**
 * Breaking news, active only once the consent cookie exists (docs/behaviour.md, "Breaking news"): before, nothing is
 * asked for.
 */
export function BreakingNews() {
  return useConsent() && <NewsPopup />;
}
