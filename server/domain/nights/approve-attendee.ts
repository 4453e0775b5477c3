import type { Transaction } from '#server/database/database.ts';
import { latestAnswer } from './answer-history.ts';
import { answer } from './answers.ts';
import { type AttendeeRow, updateAttendee } from './attendees-store.ts';

/** Approves a newcomer: their latest answer takes effect now, and they are notified. */
export async function approveAttendee(tx: Transaction, { id, contactAllowedAt }: AttendeeRow): Promise<void> {
  await updateAttendee(tx, id, { awaitsApproval: false });
  const waiting = await latestAnswer(tx, id);
  if (!waiting || waiting.status === 'invited') return;
  const { status, partySize } = waiting;
  // An answer from a restored file is no consent to receive mail.
  const via = contactAllowedAt === null ? 'host' : waiting.via;
  await answer(tx, { attendeeId: id, status, partySize, via, isEarlier: true });
}
