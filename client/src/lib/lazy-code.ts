import { useEffect, useState, useSyncExternalStore } from 'react';

/** Code that is loaded on demand. */
export interface LazyCode<T> {
  /** The loaded module, if available. */
  now: () => T | undefined;
  load: () => Promise<T>;
  /** Calls back once it is loaded. @returns an unsubscribe function */
  subscribe: (onArrival: () => void) => () => void;
}

/** @param load called once, and again after a failure */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
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
const IDLE_BY_MS = 1000;
const atFirstTouch = new Set<LazyCode<unknown>>();
let isTouched = false;

/** The first touch of a page starts loading, because something will be opened soon. */
function loadAtFirstTouch(code: LazyCode<unknown>): void {
  if (isTouched) return loadAhead(code);
  if (atFirstTouch.size === 0) for (const type of TOUCHES) addEventListener(type, onTouch, true);
  atFirstTouch.add(code);
}

function onTouch({ type: touch }: Event): void {
  isTouched = true;
  for (const type of TOUCHES) removeEventListener(type, onTouch, true);
  const loadAll = () => {
    atFirstTouch.forEach(loadAhead);
    atFirstTouch.clear();
  };
  // Let the browser handle the key first.
  if (touch === 'keydown' && 'requestIdleCallback' in window) requestIdleCallback(loadAll, { timeout: IDLE_BY_MS });
  else loadAll();
}

let ahead: Promise<unknown> = Promise.resolve();

/**
 * Loads code that may be wanted later, one after another: a browser has six connections to a server, and what the touch
 * itself asks for would wait behind all of it. Failures are ignored here: rendering tries again.
 */
export function loadAhead(code: LazyCode<unknown>): void {
  ahead = ahead.then(code.load).catch(() => undefined);
}

/**
 * The loaded code, or undefined while it is loading or not wanted. Throws in rendering if it cannot be loaded. @param
 * isWanted it is needed now
 */
export function useLazyCode<T>(code: LazyCode<T>, isWanted: boolean): T | undefined {
  const value = useSyncExternalStore(code.subscribe, code.now, () => undefined);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (isWanted) code.load().catch((error: unknown) => setFailure({ error }));
    else if (code.now() === undefined) loadAtFirstTouch(code);
  }, [code, isWanted]);
  if (failure) throw failure.error;
  return value;
}
