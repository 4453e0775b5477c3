import { firstName } from '#server/plays/service.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { t } from '../words/words.ts';

/** The author of a comment as a guest sees them: by first name, if the host shows guests who comes. */
export function commentAuthor(
  { showsGuests }: Pick<EventRow, 'showsGuests'>,
  author: Pick<AttendeeRow, 'name' | 'isHost'>,
  hostName: string,
): string {
  if (author.isHost) return hostName;
  return (showsGuests ? firstName(author.name) : null) ?? t('A guest');
}
