import { uniqueKey } from '#client/lib/unique-key.ts';

const ADDRESS = 'rollcall.table-device';
let known: string | null = null;

/** Identifies this device's entries; the same in all of its tabs. */
export function deviceKey(): string {
  try {
    known ??= localStorage.getItem(ADDRESS);
    if (known === null) localStorage.setItem(ADDRESS, (known = uniqueKey()));
  } catch {
    // Without storage it lasts as long as the page.
  }
  return (known ??= uniqueKey());
}
