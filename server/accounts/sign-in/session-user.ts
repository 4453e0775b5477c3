import type { OwnerRow } from '../owner-row.ts';

/** The user that was read together with a session. */
const people = new WeakMap<object, OwnerRow>();

/** @param session as it was read; @param person null for a visitor, and where the account is gone */
export function attachUser(session: object, person: OwnerRow | null): void {
  if (person) people.set(session, person);
}

/** The user of a session, as read with it; null for a visitor and for a deleted account. */
export const sessionUser = (session: object): OwnerRow | null => people.get(session) ?? null;
