import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { optedOutOf } from '#server/accounts/service.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { deleteDroppedResults, resultsSentTo } from './store.ts';

/** Corrections within this time are included. */
export const RESULTS_DELAY_MS = 3 * 60_000;

/** A guest who was invited or answered here, has an address and accepts mail. @param optedOut by `recipientKey` */
export const canReceiveResults = (
  { isHost, email, mutedAt, contactAllowedAt }: AttendeeRow,
  optedOut: ReadonlySet<string>,
): boolean =>
  !isHost &&
  contactAllowedAt !== null &&
  mutedAt === null &&
  canBeWrittenTo(email) &&
  !optedOut.has(recipientKey(email));

/** Queues the results for everybody who came, once each. Returns their number. */
export async function queueResults(tx: Transaction, event: EventRow): Promise<number> {
  const optedOut = await optedOutOf(tx, event.userId);
  await deleteDroppedResults(tx, event.id);
  const notified = await resultsSentTo(tx, event.id);
  const reached = (await attendeesOf(tx, event.id)).filter(
    (one) => one.came === true && canReceiveResults(one, optedOut) && !notified.has(one.id),
  );
  await queueMails(
    tx,
    reached.map(({ id, email }) => ({
      userId: event.userId,
      eventId: event.id,
      attendeeId: id,
      kind: 'results' as const,
      occurrence: '',
      to: email,
      payload: {},
      delayMs: RESULTS_DELAY_MS,
    })),
  );
  return reached.length;
}
