import { latePart } from "../../hydration/late-part.tsx";

/** What a page does for when there is no network. */
export const OfflinePlace = latePart(() => import("./offline.tsx"));
