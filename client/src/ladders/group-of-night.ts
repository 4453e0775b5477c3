import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Group } from '#shared/nights/groups-contract.ts';

/** Fewer are no two teams. */
const LEAST_PEOPLE = 3;
const HOST_SEAT = 0;

interface GroupOfNight {
  group: Group;
  /** Of those who come, on the ladder of the group. */
  seats: number[];
}

/** The group with a ladder of whom most come to a night; null unless three do. The first of several. */
export function groupOfNight(groups: readonly Group[], attendees: readonly Attendee[]): GroupOfNight | null {
  const coming = attendees.filter(({ status }) => status === 'accepted');
  const addresses = new Set(coming.map(({ email }) => email.toLowerCase()));
  const host = coming.some(({ isHost }) => isHost) ? [HOST_SEAT] : [];
  let most: GroupOfNight | null = null;
  for (const group of groups) {
    if (!group.hasLadder) continue;
    const members = group.members.filter(({ email }) => addresses.has(email.toLowerCase()));
    const seats = [...host, ...members.map(({ id }) => id)];
    if (seats.length >= Math.max(LEAST_PEOPLE, 1 + (most?.seats.length ?? 0))) most = { group, seats };
  }
  return most;
}
