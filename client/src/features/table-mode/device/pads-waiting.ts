const ADDRESS = 'rollcall.pads-waiting';

/** Whether something on this device's shelf may not have been sent: asked at every start, without opening the shelf. */
export function mayPadsWait(): boolean {
  try {
    return localStorage.getItem(ADDRESS) !== null;
  } catch {
    return false;
  }
}

export function notePadsWait(doWait: boolean): void {
  try {
    if (doWait) localStorage.setItem(ADDRESS, 'yes');
    else localStorage.removeItem(ADDRESS);
  } catch {
    // Then what waits is sent when its table is opened again.
  }
}
