import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the prerendered page and while hydrating it, true from then on: for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
