import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { MAX_GUESTS_ON_A_NIGHT } from '#shared/limits/limits.ts';
import { type ListedAddress, readAddressList, type UnparsedEntry } from '../groups/address-list.ts';

export interface AddressPreview {
  /** People to add. */
  fresh: ListedAddress[];
  /** People already on the list, who stay unchanged. */
  known: ListedAddress[];
  bad: UnparsedEntry[];
  /** Number of duplicate addresses. */
  repeated: number;
  /** People over the plan's limit; 0 if all fit. */
  tooMany: number;
}

const ADDRESS = /[^\s<>",;]+@[^\s<>",;]+/g;

/** The effect of pasted text on a list. @param allowed the plan's limit of guests per event, without the host */
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
    tooMany: Math.max(0, guests + fresh.length - Math.min(allowed, MAX_GUESTS_ON_A_NIGHT)),
  };
}
