import { useEffect, useSyncExternalStore } from 'react';

/** Why a box is scanned: to find it among one's games, or to add it, so that an unknown one is named at once. */
export type ScanPurpose = 'find' | 'add';

let current: ScanPurpose | null = null;
const listeners = new Set<() => void>();

function show(purpose: ScanPurpose | null): void {
  current = purpose;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens 'Scan a Box'. */
export const openScan = (purpose: ScanPurpose): void => show(purpose);
export const closeScan = (): void => show(null);

const read = () => current;

/** For a page that shows 'Scan a Box': null while nothing is scanned. Leaving the page closes it. */
export function useScanPurpose(): ScanPurpose | null {
  useEffect(() => closeScan, []);
  return useSyncExternalStore(subscribe, read, read);
}
