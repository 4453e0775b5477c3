/** Storage key per user: the organization they last hosted for. */
const address = (userId: number) => `rollcall.hosts-for.1.${userId}`;

const listeners = new Set<() => void>();
/** Per tab: another tab may choose differently, and an open form must not change its host. */
const chosen = new Map<number, number | null>();

/** The organization a user chose to host for, or null. A new tab starts with the device's last choice. */
export function hostChoice(userId: number): number | null {
  const known = chosen.get(userId);
  if (known !== undefined) return known;
  const stored = readStored(userId);
  chosen.set(userId, stored);
  return stored;
}

/** @param organizationId null for the user's own account */
export function chooseHost(userId: number, organizationId: number | null): void {
  if (hostChoice(userId) === organizationId) return;
  chosen.set(userId, organizationId);
  try {
    if (organizationId === null) localStorage.removeItem(address(userId));
    else localStorage.setItem(address(userId), String(organizationId));
  } catch {
    // Storage full or forbidden: the choice applies to this tab only.
  }
  for (const listener of listeners) listener();
}

export function subscribeToHostChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(userId: number): number | null {
  try {
    const text = localStorage.getItem(address(userId)) ?? '';
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}
