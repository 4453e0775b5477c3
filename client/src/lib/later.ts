import { useEffect, useState, useSyncExternalStore } from 'react';

/** Code that loads when it is reached for. */
export interface Later<T> {
  /** What it is once it is here. */
  now: () => T | undefined;
  load: () => Promise<T>;
  /** Calls back when it is here. @returns what ends that */
  subscribe: (onArrival: () => void) => () => void;
}

/** @param load called once, and again after it has failed */
export function later<T>(load: () => Promise<T>): Later<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const waiting = new Set<() => void>();
  const fetchOnce = async () => {
    try {
      loaded = await load();
      for (const onArrival of waiting) onArrival();
      return loaded;
    } finally {
      loading = undefined;
    }
  };
  return {
    now: () => loaded,
    load: async () => loaded ?? (loading ??= fetchOnce()),
    subscribe: (onArrival) => {
      waiting.add(onArrival);
      return () => waiting.delete(onArrival);
    },
  };
}

const TOUCHES = ['pointerdown', 'keydown'] as const;
const atFirstTouch = new Set<Later<unknown>>();
let isTouched = false;

/** Whoever touches a page will soon open something: its code is on its way before they let go. */
function loadAtFirstTouch(code: Later<unknown>): void {
  if (isTouched) return loadAhead(code);
  if (atFirstTouch.size === 0) for (const type of TOUCHES) addEventListener(type, onTouch, true);
  atFirstTouch.add(code);
}

function onTouch(): void {
  isTouched = true;
  for (const type of TOUCHES) removeEventListener(type, onTouch, true);
  atFirstTouch.forEach(loadAhead);
  atFirstTouch.clear();
}

/** A failure shows where the code is needed, which tries again. */
const loadAhead = (code: Later<unknown>): void => void code.load().catch(() => undefined);

/**
 * What some code is, or undefined while it is on its way or not wanted yet. Where it cannot be loaded, what renders it fails.
 * @param isWanted it is needed now
 */
export function useLater<T>(code: Later<T>, isWanted: boolean): T | undefined {
  const value = useSyncExternalStore(code.subscribe, code.now, () => undefined);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (isWanted) code.load().catch((error: unknown) => setFailure({ error }));
    else if (code.now() === undefined) loadAtFirstTouch(code);
  }, [code, isWanted]);
  if (failure) throw failure.error;
  return value;
}
