import { GOODBYE_ADDRESS } from './goodbye-address.ts';

/** Forgets what this browser kept of the person, and loads the first page afresh, so that nothing of theirs stays in memory. */
export function leaveForGood(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  location.assign(GOODBYE_ADDRESS);
}
