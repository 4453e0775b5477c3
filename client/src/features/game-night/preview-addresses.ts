import type { Attendee } from '#shared/contracts/attendees.ts';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import { type ListedAddress, readAddressList, type UnreadPiece } from '#client/entities/groups/rules/address-list.ts';

export interface AddressPreview {
  /** Who would be put on the list. */
  fresh: ListedAddress[];
  /** Those who are on it already: they stay as they are. */
  known: ListedAddress[];
  bad: UnreadPiece[];
  /** Addresses that came more than once. */
  repeated: number;
  /** People beyond what the plan allows; 0 where all of them fit. */
  tooMany: number;
}

const ADDRESS = /[^\s<>",;]+@[^\s<>",;]+/g;

/**
 * What pasted text would do to a list.
 * @param allowed guests that the plan allows on one event, its host not counted
 */
export function previewAddresses(
  text: string,
  list: readonly Pick<Attendee, 'email' | 'isHost'>[],
  allowed: number,
): AddressPreview {
  const { good, bad } = readAddressList(text);
  const present = new Set(list.map(({ email }) => email));
  const fresh = good.filter(({ email }) => !present.has(email));
  const guests = list.filter(({ isHost }) => !isHost).length;
  const written = text.match(ADDRESS)?.length ?? 0;
  const inBad = bad.reduce((sum, piece) => sum + (piece.text.match(ADDRESS)?.length ?? 0), 0);
  return {
    fresh,
    known: good.filter(({ email }) => present.has(email)),
    bad,
    repeated: Math.max(0, written - inBad - good.length),
    tooMany: Math.max(0, guests + fresh.length - Math.min(allowed, KEPT_LIMITS.guestsOnANight.most)),
  };
}
