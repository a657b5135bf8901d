import { clientOnly } from "../../hydration/client-only.tsx";
import { useStore } from "../../state/create-store.ts";
import { consent } from "../cookie-consent/consent.ts";

const NewsPopup = clientOnly(() => import("./news-popup.tsx"));

/** Shows breaking news once the consent cookie exists; before, nothing is requested (docs/behaviour.md, "Breaking news"). */
export function BreakingNews() {
  return useStore(consent) && <NewsPopup />;
}
