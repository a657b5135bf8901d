import { clientOnly } from "../../hydration/client-only.tsx";

/** What a page does for when there is no network. */
export const OfflinePlace = clientOnly(() => import("./offline.tsx"));
