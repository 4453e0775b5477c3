const ADDRESS = 'rollcall.not-wrapped-up';

/** Whether its host did not want to be reminded of a night, on this device. */
export function isWavedOff(eventId: number): boolean {
  try {
    return localStorage.getItem(ADDRESS) === String(eventId);
  } catch {
    return false;
  }
}

/** The latest one is enough: no earlier night is ever reminded of again. */
export function waveOff(eventId: number): void {
  try {
    localStorage.setItem(ADDRESS, String(eventId));
  } catch {
    // A forbidden store: the line comes back with the next visit.
  }
}
