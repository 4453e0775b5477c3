import type { VoteStatus } from '#shared/nights/vote-status.ts';
import { voteStatusOf } from '#shared/nights/vote-status.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { getAttendee } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';

const REFUSED: Record<Exclude<VoteStatus, 'open'>, RefusalCode> = {
  closed: 'vote_closed',
  not_coming: 'vote_not_coming',
  cancelled: 'event_cancelled',
  over: 'event_over',
};

/**
 * For a locked night, so that concurrent votes are serialized and none follows after voting is closed. @throws
 * Refusal not_found, vote_closed, vote_not_coming, event_cancelled, event_over
 */
export async function refuseClosedVote(tx: Transaction, event: EventRow, attendeeId: number): Promise<void> {
  const status = voteStatusOf(event, await getAttendee(tx, event.id, attendeeId), new Date());
  if (status !== 'open') throw new Refusal(REFUSED[status]);
}
