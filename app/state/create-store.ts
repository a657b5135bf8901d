import { useSyncExternalStore } from "react";

/** Observable value outside React. */
export type Store<Value> = ReturnType<typeof createStore<Value>>;

/**
 * Creates a small store.
 * @param whenBuilt the value in the prerendered page and during hydration
 * @param first returns the initial value, on first access: it may read the document
 * @param watch keeps the value in sync with the outside while there are subscribers; returns a function that stops it
 */
export function createStore<Value>(
  whenBuilt: Value,
  first = () => whenBuilt,
  watch?: (set: (value: Value) => void) => () => void,
) {
  let held: { value: Value } | undefined;
  let stopWatching: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function get(): Value {
    held ??= { value: first() };
    return held.value;
  }

  /** Sets the value and, if it has changed, notifies all subscribers. */
  function set(value: Value): void {
    if (Object.is(value, get())) return;
    held = { value };
    for (const listener of listeners) listener();
  }

  /** Calls the listener after every change. Returns the unsubscribe function. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) stopWatching = watch?.(set);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopWatching?.();
    };
  }

  return { whenBuilt, get, set, subscribe };
}

/** Returns the value of a store, and renders anew when it changes. */
export function useStore<Value>({ whenBuilt, get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => whenBuilt);
}
