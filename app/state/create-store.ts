import { useSyncExternalStore } from "react";

/** Observable value outside React. */
export interface Store<Value> {
  get: () => Value;
  /** Sets the value and, if it has changed, notifies all subscribers. */
  set: (value: Value) => void;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a small store.
 * @param first returns the initial value, on first access: it may read the document
 * @param watch keeps the value in sync with the outside while there are subscribers; returns a function that stops it
 */
export function createStore<Value>(
  first: () => Value,
  watch?: (set: (value: Value) => void) => () => void,
): Store<Value> {
  let held: { value: Value } | undefined;
  let stopWatching: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function get(): Value {
    held ??= { value: first() };
    return held.value;
  }

  function set(value: Value): void {
    if (Object.is(value, get())) return;
    held = { value };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) stopWatching = watch?.(set);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopWatching?.();
    };
  }

  return { get, set, subscribe };
}

/** Returns the value of a store; in the prerendered page and during hydration, the one it had during the build. */
export function useStore<Value>({ get, subscribe }: Store<Value>, whenBuilt: Value): Value {
  return useSyncExternalStore(subscribe, get, () => whenBuilt);
}
