import { useSyncExternalStore } from 'react';
import { oneOf } from '#client/lib/one-of.ts';

export const COLLECTION_LAYOUTS = ['cards', 'list', 'wall'] as const;
export type CollectionLayout = (typeof COLLECTION_LAYOUTS)[number];

/** From this number of games a phone begins with the compact list. */
export const MANY_GAMES = 60;

const KEY = 'rollcall.shelf-layout';
const listeners = new Set<() => void>();
let chosen: CollectionLayout | null | undefined;

/** The device's stored layout; null if none was chosen. */
function readLayout(): CollectionLayout | null {
  try {
    return oneOf(COLLECTION_LAYOUTS, localStorage.getItem(KEY), null);
  } catch {
    return null;
  }
}

/** Sets the layout and stores it; null forgets the choice. */
export function chooseCollectionLayout(layout: CollectionLayout | null): void {
  chosen = layout;
  try {
    if (layout === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, layout);
  } catch {
    // Storage full or forbidden: the choice applies until the page is closed.
  }
  for (const listener of listeners) listener();
}

function readChosen(): CollectionLayout | null {
  if (chosen === undefined) chosen = readLayout();
  return chosen;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The layout where none was chosen. @param count number of games; undefined while loading */
export const layoutAtRest = (count: number | undefined, isPhone: boolean): CollectionLayout =>
  isPhone && count !== undefined && count >= MANY_GAMES ? 'list' : 'cards';

/** The layout of My Games on this device: the chosen one, else by the number of games. */
export function useCollectionLayout(count: number | undefined, isPhone: boolean): CollectionLayout {
  const stored = useSyncExternalStore(subscribe, readChosen, () => null);
  return stored ?? layoutAtRest(count, isPhone);
}
