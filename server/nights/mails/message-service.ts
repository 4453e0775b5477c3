import type * as z from 'zod';
import type { sendMessage as sending } from '#shared/nights/night-messages-contract.ts';
import type { MessageAudience } from '#shared/enums.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { isForAudience } from '../rules/message-audience.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type AttendeeRow, attendeesOf } from '../attendees-store.ts';
import { getEvent } from '../events-service.ts';
import type { EventRow } from '../events-store.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { refuseEnded } from '../invitations.ts';
import { tellChangesNow } from '../waiting-mails.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { optedOutOf } from '#server/accounts/service.ts';
import { mergeMessages } from './message-mail-copy.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { refuseBeyondBudget } from '#server/platform/mails/remaining-budget.ts';
import * as store from './message-store.ts';

/** The host's messages, latest first. @throws Refusal not_found */
export const listMessages = async (db: Database, owner: Owner, eventId: number) =>
  store.messagesOf(db, (await getEvent(db, owner, eventId)).id);

/**
 * Sends a message to those who come, or to everybody invited who did not decline. It is shown on the pages of the night
 * and mailed to guests who accept mail and are below today's limit. The same idempotency key again sends nothing. @throws Refusal not_found, event_cancelled,
 * event_over, nobody_to_write_to, limit_reached, too_many_requests
 */
export const sendMessage = (
  db: Database,
  owner: Owner,
  eventId: number,
  { audience, text, idempotencyKey }: z.output<(typeof sending)['body']>,
) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    const sent = idempotencyKey && (await store.findMessageByKey(tx, eventId, idempotencyKey));
    const readers = (await attendeesOf(tx, eventId)).filter((one) => !one.isHost && isFor(audience, one));
    if (sent) return { message: sent, ...(await mailedBefore(tx, event, readers, sent)) };
    refuseEnded(event);
    if ((await store.countMessages(tx, eventId)) >= STORAGE_LIMITS.messages.most) throw limitReached('messages');
    if (readers.length === 0) throw new Refusal('nobody_to_write_to');
    const message = await store.insertMessage(tx, { eventId, audience, text, idempotencyKey });
    const mails = await mailTo(tx, owner, event, await reachable(tx, event, readers), message);
    await publishEventChanged(tx, eventId);
    return { message, ...mails };
  });

const isFor = (audience: MessageAudience, one: AttendeeRow): boolean =>
  isForAudience(audience, { ...one, isInvitedOrJoined: one.contactAllowedAt !== null });

async function reachable(tx: Transaction, event: EventRow, readers: readonly AttendeeRow[]): Promise<AttendeeRow[]> {
  const optedOut = await optedOutOf(tx, event.userId);
  return readers.filter(
    ({ email, mutedAt }) => mutedAt === null && canBeWrittenTo(email) && !optedOut.has(recipientKey(email)),
  );
}

/** How many mails a message became that was sent before, and how many did not go out. */
async function mailedBefore(
  tx: Transaction,
  event: EventRow,
  readers: readonly AttendeeRow[],
  message: { text: string },
): Promise<{ mailed: number; heldBack: number }> {
  const mailed = await store.countMailsWith(tx, event.id, message.text);
  return { mailed, heldBack: Math.max(0, (await reachable(tx, event, readers)).length - mailed) };
}

async function mailTo(
  tx: Transaction,
  owner: Owner,
  event: EventRow,
  guests: readonly AttendeeRow[],
  { id, text }: { id: number; text: string },
): Promise<{ mailed: number; heldBack: number }> {
  if (guests.length === 0) return { mailed: 0, heldBack: 0 };
  const addresses = guests.map(({ email }) => email);
  const allowed = await refuseBeyondBudget(tx, owner, 'message', addresses);
  const mails = guests
    .filter(({ email }) => allowed.has(email))
    .map((guest) => ({
      userId: event.userId,
      eventId: event.id,
      attendeeId: guest.id,
      kind: 'message' as const,
      occurrence: String(id),
      to: guest.email,
      payload: { texts: [text] },
      merge: mergeMessages,
    }));
  await tellChangesNow(
    tx,
    mails.map(({ attendeeId }) => attendeeId),
  );
  await queueMails(tx, mails);
  return { mailed: mails.length, heldBack: guests.length - mails.length };
}
