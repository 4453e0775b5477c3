import { useSyncExternalStore } from 'react';

/** Games that are chosen for a change of all of them. */
export interface Selection {
  ids: ReadonlySet<number>;
  /** The game pressed last, from which a range extends; null at the beginning. */
  anchor: number | null;
}

let current: Selection | null = null;
const listeners = new Set<() => void>();

/** Null ends selecting. */
export function select(next: Selection | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export const selection = (): Selection | null => current;

/** Begins selecting, with a game or with none. */
export const startSelecting = (id?: number): void =>
  select({ ids: new Set(id === undefined ? [] : [id]), anchor: id ?? null });

/** Ends selecting; the button that begins it takes the focus, once dialogs and menus have given it back. */
export function stopSelecting(): void {
  select(null);
  setTimeout(() => document.querySelector<HTMLElement>('[data-select-button]')?.focus({ preventScroll: true }));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns a part of the selection; `read` gets null while nothing is being selected, and must return a primitive or a
 * stable object.
 */
export const useSelection = <T>(read: (selection: Selection | null) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(current),
    () => read(null),
  );

export const isSelecting = (of: Selection | null): boolean => of !== null;
