import { newKey } from './new-key.ts';

const ADDRESS = 'rollcall.table-device';
let known: string | null = null;

/** By what the entries of this device are told from those of others; the same in all of its tabs. */
export function deviceKey(): string {
  try {
    known ??= localStorage.getItem(ADDRESS);
    if (known === null) localStorage.setItem(ADDRESS, (known = newKey()));
  } catch {
    // Where nothing can be stored it lasts as long as the page.
  }
  return (known ??= newKey());
}
