import { useEffect } from "react";
import { clientOnly } from "../../hydration/client-only.tsx";
import { useConsent } from "../cookie-consent/consent.ts";
import { clearOnArrival } from "./news-memory.ts";

const NewsPopup = clientOnly(() => import("./news-popup.tsx"));

/**
 * Shows breaking news, only once the consent cookie exists (docs/behaviour.md, "Breaking news"): before, nothing is
 * requested.
 */
export function BreakingNews() {
  useEffect(clearOnArrival, []);
  return useConsent() && <NewsPopup />;
}
