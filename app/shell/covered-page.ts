import { createStore } from "../state/create-store.ts";

/** Whether the mobile menu lies over the page, which cannot be reached then. */
export const isPageCovered = createStore(() => false);
