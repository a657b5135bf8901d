import { clientOnly } from "../../hydration/client-only.tsx";

/** Offline support of a page, loaded after hydration. */
export const OfflinePlace = clientOnly(() => import("./offline.tsx"));
