import { createStore } from "../state/create-store.ts";

/** Store that is true while the mobile menu covers the page, which is then unreachable. */
export const isPageCovered = createStore(() => false);
