import { useSyncExternalStore } from "react";

/** A value outside React that components follow. */
export interface Store<Value> {
  get: () => Value;
  /** Takes a value and, if it is another one, tells everybody who follows. */
  set: (value: Value) => void;
  /** Calls the listener after every change. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A small store.
 * @param first gives the first value, when somebody first asks for it: it may look at the document
 * @param watch keeps the value in step with what is outside, as long as anybody follows; returns how to stop
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

/** The value of a store; in the prerendered page, and while hydrating it, the one it had when the page was built. */
export function useStore<Value>({ get, subscribe }: Store<Value>, whenBuilt: Value): Value {
  return useSyncExternalStore(subscribe, get, () => whenBuilt);
}
