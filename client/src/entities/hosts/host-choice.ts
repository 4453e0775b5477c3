/** Of one person on this device: the account that they last hosted for, where it is not their own. */
const address = (userId: number) => `rollcall.hosts-for.1.${userId}`;

const listeners = new Set<() => void>();
/** In this tab. Another tab may have chosen otherwise, and a form that is open here must not change hands by that. */
const chosen = new Map<number, number | null>();

/** The organization that somebody chose to host for, if any. A new tab begins with what was last chosen on the device. */
export function hostChoice(userId: number): number | null {
  const known = chosen.get(userId);
  if (known !== undefined) return known;
  const kept = readKept(userId);
  chosen.set(userId, kept);
  return kept;
}

/** @param organizationId null for oneself */
export function chooseHost(userId: number, organizationId: number | null): void {
  if (hostChoice(userId) === organizationId) return;
  chosen.set(userId, organizationId);
  try {
    if (organizationId === null) localStorage.removeItem(address(userId));
    else localStorage.setItem(address(userId), String(organizationId));
  } catch {
    // A full or forbidden store: the choice holds in this tab.
  }
  for (const listener of listeners) listener();
}

export function subscribeToHostChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKept(userId: number): number | null {
  try {
    const text = localStorage.getItem(address(userId)) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}
