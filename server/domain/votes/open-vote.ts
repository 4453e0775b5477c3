import type { VoteStatus } from '#shared/rules/nights/vote-status.ts';
import { voteStatusOf } from '#shared/rules/nights/vote-status.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import type { Transaction } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type AttendeeRow, attendeesOf, eventIdOf } from '../nights/attendees-store.ts';
import { type EventRow, lockEvent } from '../nights/events-store.ts';

const REFUSED: Record<Exclude<VoteStatus, 'open'>, RefusalCode> = {
  closed: 'vote_closed',
  not_coming: 'vote_not_coming',
  cancelled: 'event_cancelled',
  over: 'event_over',
};

export interface OpenVote {
  event: EventRow;
  voter: AttendeeRow;
  /** All attendees. */
  list: AttendeeRow[];
}

/**
 * Locks a night for a vote, so that concurrent votes are serialized and none follows after voting is closed. @throws
 * Refusal not_found, vote_closed, vote_not_coming, event_cancelled, event_over
 */
export async function openVote(tx: Transaction, attendeeId: number): Promise<OpenVote> {
  const eventId = await eventIdOf(tx, attendeeId);
  const event = eventId === undefined ? undefined : await lockEvent(tx, eventId);
  const list = event ? await attendeesOf(tx, event.id) : [];
  const voter = list.find(({ id }) => id === attendeeId);
  if (!event || !voter) throw new Refusal('not_found');
  const status = voteStatusOf(event, voter, new Date());
  if (status !== 'open') throw new Refusal(REFUSED[status]);
  return { event, voter, list };
}
