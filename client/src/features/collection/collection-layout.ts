import { useSyncExternalStore } from 'react';
import { oneOf } from '#client/lib/one-of.ts';

export const COLLECTION_LAYOUTS = ['cards', 'list', 'wall'] as const;
export type CollectionLayout = (typeof COLLECTION_LAYOUTS)[number];

const KEY = 'rollcall.shelf-layout';
const listeners = new Set<() => void>();
let chosen: CollectionLayout | undefined;

/** The device's stored layout; cards by default. */
function readLayout(): CollectionLayout {
  try {
    return oneOf(COLLECTION_LAYOUTS, localStorage.getItem(KEY), 'cards');
  } catch {
    return 'cards';
  }
}

/** Sets the layout and stores it. */
export function chooseCollectionLayout(layout: CollectionLayout): void {
  chosen = layout;
  try {
    localStorage.setItem(KEY, layout);
  } catch {
    // Storage full or forbidden: the choice applies until the page is closed.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The layout of My Games on this device. */
export const useCollectionLayout = (): CollectionLayout =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= readLayout()),
    () => 'cards',
  );
