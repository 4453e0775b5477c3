import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function show(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the dialog of all tags. */
export const manageTags = (): void => show(true);
export const closeTags = (): void => show(false);

const read = () => isOpen;

export const useTagsDialogView = (): boolean => useSyncExternalStore(subscribe, read, read);
