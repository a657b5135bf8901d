import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns false in the prerendered page and during hydration, true from then on: for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
