import type { Person } from '#shared/plays/people-contract.ts';
import { isNobody, nameKey } from '#shared/text/person-name.ts';
import { signedName } from '#server/nights/service.ts';
import type { FoundGroup, MemberRow } from './store.ts';

/** Number of the host's seat; those of members are their ids. */
export const HOST_SEAT = 0;

/** Somebody of a group, and who they are in the plays of its host. */
export interface Seat {
  id: number;
  /** Their account, if they have one that is confirmed. */
  userId: number | null;
  name: string | null;
  email: string | null;
  person: Person | null;
  /** The spelling that the host has chosen for them. */
  chosen: string | null;
  isOff: boolean;
  hasLeft: boolean;
}

/** The seats of a group with their people, the host's first; an organization does not play. */
export function seatsOf({ group, host }: FoundGroup, members: readonly MemberRow[], people: readonly Person[]): Seat[] {
  const seats: (Omit<Seat, 'person'> & { names: readonly (string | null)[] })[] = members
    .filter(({ user }) => user?.id !== group.userId)
    .map(({ id, email, name, playsAs, isOff, leftSince, user }) => ({
      id,
      userId: user?.id ?? null,
      name: name ?? (user && signedName(user)),
      email,
      names: [name, user && signedName(user)],
      chosen: playsAs,
      isOff,
      hasLeft: leftSince !== null,
    }));
  if (host.accountType === 'individual')
    seats.unshift({
      id: HOST_SEAT,
      userId: group.userId,
      name: signedName(host),
      email: host.email,
      names: [signedName(host), host.firstName, host.username],
      chosen: group.hostPlaysAs,
      isOff: group.isHostOffLadder,
      hasLeft: false,
    });
  const found = findPeople(seats, people);
  return seats.map(({ names: _names, ...seat }) => ({ ...seat, person: found.get(seat.id) ?? null }));
}

interface Named {
  id: number;
  names: readonly (string | null)[];
  chosen: string | null;
}

/**
 * Who is which person: by the spelling that the host has chosen, else by their names; of several persons the one who was first
 * in the plays, so that a new one changes nothing. A person is one seat only: that of whom the host has chosen, else the first one.
 */
function findPeople(seats: readonly Named[], people: readonly Person[]): Map<number, Person> {
  const bySpelling = new Map(people.flatMap((person) => person.spellings.map((key) => [key, person])));
  const found = new Map<number, Person>();
  const taken = new Set<number>();
  const take = ({ id }: Named, person: Person | undefined) => {
    if (!person || taken.has(person.id)) return;
    taken.add(person.id);
    found.set(id, person);
  };
  for (const seat of seats) if (seat.chosen !== null) take(seat, bySpelling.get(seat.chosen));
  for (const seat of seats) {
    if (seat.chosen !== null) continue;
    const keys = seat.names.map((name) => nameKey(name ?? '')).filter((key) => !isNobody(key));
    const named = keys.flatMap((key) => bySpelling.get(key) ?? []);
    take(seat, named.toSorted((one, other) => one.id - other.id)[0]);
  }
  return found;
}

/** Whether somebody stands on the ladder, once they have played. */
export const isOnLadder = ({ person, isOff, hasLeft }: Seat): boolean => person !== null && !isOff && !hasLeft;
