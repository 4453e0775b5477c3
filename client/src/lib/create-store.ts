import { useSyncExternalStore } from 'react';

/** A value outside of React that several components read, for example which dialog is open. */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const read = (): Value => current;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    set: (value: Value): void => {
      current = value;
      for (const listener of listeners) listener();
    },
    /** The value, for a component; it renders again when the value changes. */
    useValue: (): Value => useSyncExternalStore(subscribe, read, read),
  };
}
