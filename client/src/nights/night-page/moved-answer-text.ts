import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { t } from '#client/nights/words/words.ts';

/** Whether an attendee who comes or may come has answered for a moved night's new date; null if not applicable. */
export function moveText({
  status,
  isHost,
  movedFrom,
  confirmedMoveAt,
}: Attendee): { tone: 'warn' | 'good'; words: string } | null {
  if (isHost || (status !== 'accepted' && status !== 'maybe')) return null;
  if (movedFrom !== null) return { tone: 'warn', words: t('Asked again') };
  return confirmedMoveAt === null ? null : { tone: 'good', words: t('Answered again') };
}
