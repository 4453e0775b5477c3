import type { AttendeeStatus } from '#shared/enums.ts';
import { firstName } from '#shared/rules/first-name.ts';
import type { AttendeeRow } from './attendees-store.ts';

const MAX_NAMES = 30;

type Named = Pick<AttendeeRow, 'id' | 'isHost' | 'name' | 'partySize' | 'status' | 'awaitsApproval'>;

/**
 * Who of a list gave an answer, as another guest may read it: first names with their companions ('Ana +1', 'you'), and
 * how many more there are.
 * @param hostCalled how guests call the host
 */
export function guestNames(
  list: readonly Named[],
  status: AttendeeStatus,
  readerId: number,
  hostCalled: string,
): { names: string[]; more: number } {
  const people = list.filter((guest) => guest.status === status && !guest.awaitsApproval);
  const names = people.flatMap((guest) => nameOf(guest, readerId, hostCalled) ?? []).slice(0, MAX_NAMES);
  return { names, more: people.length - names.length };
}

function nameOf(guest: Named, readerId: number, hostCalled: string): string | null {
  const known = guest.isHost ? hostCalled : firstName(guest.name);
  const name = guest.id === readerId ? 'you' : known;
  return name === null || guest.partySize === 1 ? name : `${name} +${guest.partySize - 1}`;
}
