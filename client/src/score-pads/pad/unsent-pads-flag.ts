const ADDRESS = 'rollcall.pads-waiting';

/** Whether this device may have unsent entries: checked at every start, without opening the store. */
export function mayHaveUnsentPads(): boolean {
  try {
    return localStorage.getItem(ADDRESS) !== null;
  } catch {
    return false;
  }
}

export function markUnsentPads(doWait: boolean): void {
  try {
    if (doWait) localStorage.setItem(ADDRESS, 'yes');
    else localStorage.removeItem(ADDRESS);
  } catch {
    // Unsent entries are then sent when the pad is opened again.
  }
}
