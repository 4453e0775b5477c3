import type { AttendeeStatus } from '#shared/enums.ts';
import { firstName } from '#server/plays/service.ts';
import { listText } from '#shared/text/list-text.ts';
import { locale } from '#server/platform/words/language.ts';
import type { AttendeeRow } from './attendees-store.ts';
import { withinSentence } from './host-name.ts';
import { t } from './words/words.ts';

const MAX_NAMES = 30;

type Named = Pick<AttendeeRow, 'id' | 'isHost' | 'name' | 'partySize' | 'companions' | 'status' | 'awaitsApproval'>;

/**
 * The guests with an answer as other guests see them: first names with companions ('Ana with Ida', 'Ben +1', 'you'),
 * and the number of further ones. @param hostNameInSentence how guests call the host
 */
export function guestNames(
  list: readonly Named[],
  status: AttendeeStatus,
  readerId: number,
  hostNameInSentence: string,
): { names: string[]; more: number } {
  const people = list.filter((guest) => guest.status === status && !guest.awaitsApproval);
  const names = people.flatMap((guest) => nameOf(guest, readerId, hostNameInSentence) ?? []).slice(0, MAX_NAMES);
  return { names, more: people.length - names.length };
}

function nameOf(guest: Named, readerId: number, hostNameInSentence: string): string | null {
  const known = guest.isHost ? withinSentence(hostNameInSentence) : firstName(guest.name);
  const name = guest.id === readerId ? t('you') : known;
  if (name === null) return null;
  const named = guest.companions.flatMap((companion) => firstName(companion) ?? []);
  const unnamed = guest.partySize - 1 - named.length;
  const along = [
    ...named,
    ...(unnamed > 0 ? [t('{count, plural, one {# more} other {# more}}', { count: unnamed })] : []),
  ];
  if (named.length === 0) return guest.partySize === 1 ? name : `${name} +${guest.partySize - 1}`;
  return t('{name} with {companions}', { name, companions: listText(along, locale()) });
}
