import { useSyncExternalStore } from "react";

/** A value outside React that components follow. */
export interface Store<Value> {
  get: () => Value;
  /** Takes a value and, if it is another one, tells everybody who follows. */
  set: (value: Value) => void;
  /** Calls the listener after every change. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A small store with its first value. */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store; in the prerendered page, and while hydrating it, the one it had when the page was built. */
export function useStore<Value>({ get, subscribe }: Store<Value>, whenBuilt: Value): Value {
  return useSyncExternalStore(subscribe, get, () => whenBuilt);
}
