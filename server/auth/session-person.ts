import type { OwnerRow } from './load-owner.ts';

/** Whom the database named together with a session. */
const people = new WeakMap<object, OwnerRow>();

/** @param session as it was read; @param person null for a visitor, and where the account is gone */
export function keepPerson(session: object, person: OwnerRow | null): void {
  if (person) people.set(session, person);
}

/** The person of a session, as read with it; null for a visitor, and where the account is gone. */
export const personOf = (session: object): OwnerRow | null => people.get(session) ?? null;
