import { useEffect } from 'react';
import { createStore } from '#client/lib/create-store.ts';

/** Why a box is scanned: to find it among one's games, or to add it, so that an unknown one is named at once. */
export type ScanPurpose = 'find' | 'add';

const purpose = createStore<ScanPurpose | null>(null);

/** Opens 'Scan a Box'. */
export const openScan = (wanted: ScanPurpose): void => purpose.set(wanted);
export const closeScan = (): void => purpose.set(null);

/** For a page that shows 'Scan a Box': null while nothing is scanned. Leaving the page closes it. */
export function useScanPurpose(): ScanPurpose | null {
  useEffect(() => closeScan, []);
  return purpose.useValue();
}
