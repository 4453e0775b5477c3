import type { Transaction } from '#server/database/database.ts';
import { latestAnswer } from './answer-history.ts';
import { answer } from './answers.ts';
import { type AttendeeRow, updateAttendee } from './attendees-store.ts';

/** The host's yes to a newcomer: what they answered meanwhile takes effect now, and they are told. */
export async function approveAttendee(tx: Transaction, { id, contactAllowedAt }: AttendeeRow): Promise<void> {
  await updateAttendee(tx, id, { awaitsApproval: false });
  const waiting = await latestAnswer(tx, id);
  if (!waiting || waiting.status === 'invited') return;
  const { status, partySize } = waiting;
  // An answer that was not given here, but came with a file, gives nobody's leave to be written to.
  const via = contactAllowedAt === null ? 'host' : waiting.via;
  await answer(tx, { attendeeId: id, status, partySize, via, isEarlier: true });
}
