import type { ResponseBody } from '#shared/contract/contract.ts';
import type { listRecentGuests } from '#shared/nights/attendees-contract.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import { nameHas } from '#shared/text/search-names.ts';
import { nameKey } from '#shared/text/person-name.ts';

/** A person to whom a game can be lent. */
export interface Borrower {
  name: string;
  /** Known of guests of one's latest nights. */
  email: string | null;
}

const MAX_BORROWERS = 8;

/**
 * Completions of a typed name or address: guests of the latest nights first, with their addresses (what stands before the
 * @ is the name of a guest without one), then people of one's plays; each name once, eight at most.
 */
export function borrowersFor(
  typed: string,
  guests: ResponseBody<typeof listRecentGuests>,
  people: readonly Pick<Person, 'name'>[],
): Borrower[] {
  const known = new Map<string, Borrower>();
  for (const { name, email } of guests) {
    const shown = name ?? email.slice(0, email.indexOf('@'));
    if (!known.has(nameKey(shown))) known.set(nameKey(shown), { name: shown, email });
  }
  for (const { name } of people) if (!known.has(nameKey(name))) known.set(nameKey(name), { name, email: null });
  const key = nameKey(typed);
  const start = typed.trim().toLowerCase();
  return Array.from(known)
    .filter(([name, { email }]) => (nameHas(name, typed) || email?.toLowerCase().startsWith(start)) && name !== key)
    .map(([, borrower]) => borrower)
    .slice(0, MAX_BORROWERS);
}
