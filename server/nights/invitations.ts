import { and, eq, inArray, count, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Services } from '#server/platform/services.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { refuseBeyondBudget } from '#server/platform/mails/remaining-budget.ts';
import { verifyMailer } from '#server/platform/mails/verify-mailer.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { isOver } from '#shared/time/event-end.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { viewAttendee } from './attendee-view.ts';
import { withAttendeeLock } from './attendees-service.ts';
import { type AttendeeRow, hostedEventIdOf, updateAttendee } from './attendees-store.ts';
import { getEvent } from './events-service.ts';
import type { EventRow } from './events-store.ts';
import { isUnnamed } from './host-name.ts';
import { withOwnNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { uninvitedAttendees } from './uninvited-attendees.ts';
import { tellChangesNow } from './waiting-mails.ts';
import { t } from '#server/nights/words/words.ts';

/** Invitations to one night per person and day, against harassment in a host's name. */
const INVITATIONS_A_DAY = 4;
/** Mails that invite: to a night with a date, or to one whose date is being found. */
const INVITING = ['invitation', 'date_options'] as const;

const DAY_SECONDS = 86_400;

type Guest = Pick<AttendeeRow, 'email'>;

/**
 * Mailboxes that have reached today's number of invitations. Counted by address and including deleted nights, so that
 * removing and adding a guest does not reset it.
 */
async function reachedInvitationLimit(
  tx: Transaction,
  event: EventRow,
  guests: readonly Guest[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ recipient: mails.recipient })
    .from(mails)
    .where(
      and(
        eq(mails.userId, event.userId),
        inArray(
          mails.recipient,
          guests.map(({ email }) => recipientKey(email)),
        ),
        inArray(mails.kind, INVITING),
        or(eq(mails.eventId, event.id), isNull(mails.eventId)),
        gt(mails.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .groupBy(mails.recipient)
    .having(gte(count(), INVITATIONS_A_DAY));
  return new Set(rows.map(({ recipient }) => recipient));
}

/** The remaining addresses. @throws Refusal too_many_requests if there are none */
async function belowInvitationLimit(tx: Transaction, event: EventRow, guests: readonly Guest[]): Promise<string[]> {
  const had = await reachedInvitationLimit(tx, event, guests);
  const left = guests.filter(({ email }) => !had.has(recipientKey(email)));
  if (left.length > 0) return left.map(({ email }) => email);
  const message = t(
    "One person can be sent {most} invitations to a night in 24 hours. Please wait until tomorrow, or copy the guest's link.",
    { most: INVITATIONS_A_DAY },
  );
  throw new Refusal('too_many_requests', { message, retryAfterSeconds: DAY_SECONDS });
}

/**
 * Queues an invitation to every attendee not invited yet. The mail server is checked first; if it is unreachable,
 * nobody is marked as invited. Guests who joined on their own or opted out are skipped; those over today's limit stay
 * uninvited and count as held. @throws Refusal not_found, host_unnamed, event_cancelled, event_over, nobody_to_invite,
 * mail_unreachable, too_many_requests
 */
export async function sendInvitations(
  services: Services,
  owner: Owner,
  eventId: number,
): Promise<{ sent: number; heldBack: number }> {
  const { db } = services;
  const current = await getEvent(db, owner, eventId);
  refuseEnded(current);
  await refuseUnnamed(db, owner);
  if ((await uninvitedAttendees(db, current)).length === 0) throw new Refusal('nobody_to_invite');
  await verifyMailer(services);
  return withOwnNightLock(db, owner, eventId, async (tx, event) => {
    refuseEnded(event);
    const guests = await uninvitedAttendees(tx, event);
    if (guests.length === 0) throw new Refusal('nobody_to_invite');
    const allowed = await refuseBeyondBudget(tx, owner, 'invitation', await belowInvitationLimit(tx, event, guests));
    await invite(
      tx,
      event,
      guests.filter(({ email }) => allowed.has(email)),
    );
    await publishEventChanged(tx, eventId);
    return { sent: allowed.size, heldBack: guests.length - allowed.size };
  });
}

/** @throws Refusal host_unnamed */
async function refuseUnnamed(db: Connection, { id }: Owner): Promise<void> {
  if (await isUnnamed(db, id)) throw new Refusal('host_unnamed');
}

/** Queues an invitation to all uninvited attendees of a locked or new event; to nobody before its host has a name. @param delayMs how long it waits */
export async function inviteAll(tx: Transaction, event: EventRow, delayMs: number): Promise<void> {
  if (!(await isUnnamed(tx, event.userId))) await invite(tx, event, await uninvitedAttendees(tx, event), delayMs);
}

async function invite(tx: Transaction, event: EventRow, guests: readonly AttendeeRow[], delayMs = 0): Promise<void> {
  if (guests.length === 0) return;
  const ids = guests.map(({ id }) => id);
  const now = new Date();
  const invitedAt = new Date(now.getTime() + delayMs);
  await tx.update(eventAttendees).set({ invitedAt, contactAllowedAt: now }).where(inArray(eventAttendees.id, ids));
  await queueInvitations(tx, event, guests, '', delayMs);
}

/**
 * Sends an invitation again, with the same link. To who has not answered, a waiting mail about a change invites, too, and goes in
 * its place. @throws Refusal not_found, host_unnamed, event_cancelled, event_over, guest_opted_out, mail_unreachable,
 * too_many_requests, and invalid_request for an attendee without an address
 */
export async function resendInvitation(services: Services, owner: Owner, attendeeId: number) {
  const { db } = services;
  await refuseUnwritable(db, owner, attendeeId);
  await refuseUnnamed(db, owner);
  await verifyMailer(services);
  return withAttendeeLock(db, owner, attendeeId, async (tx, event, { email }) => {
    refuseEnded(event);
    await refuseBeyondBudget(tx, owner, 'invitation', await belowInvitationLimit(tx, event, [{ email }]));
    const total = await countInvitations(tx, attendeeId);
    const now = new Date();
    const guest = await updateAttendee(tx, attendeeId, { invitedAt: now, contactAllowedAt: now });
    const told = await tellChangesNow(tx, [attendeeId]);
    if (guest.respondedAt !== null || !told.has(attendeeId))
      await queueInvitations(tx, event, [guest], total === 0 ? '' : String(total));
    return viewAttendee(tx, event, attendeeId);
  });
}

/**
 * @throws Refusal not_found, event_cancelled, event_over, guest_opted_out, and invalid_request for the host and for
 * attendees without an address
 */
export async function refuseUnwritable(db: Connection, owner: Owner, attendeeId: number): Promise<void> {
  const eventId = await hostedEventIdOf(db, owner.id, attendeeId);
  if (eventId === undefined) throw new Refusal('not_found');
  const event = await getEvent(db, owner, eventId);
  refuseEnded(event);
  const { isHost, muted, email } = await viewAttendee(db, event, attendeeId);
  if (isHost) throw new Refusal('invalid_request', { message: t('The host is not sent an invitation.') });
  if (muted) throw new Refusal('guest_opted_out');
  if (!canBeWrittenTo(email))
    throw new Refusal('invalid_request', { message: t('This guest gave no address. Copy their link instead.') });
}

export function refuseEnded(event: Pick<EventRow, 'status' | 'date' | 'durationMinutes'>): void {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (isOver(event, new Date())) throw new Refusal('event_over');
}

/** @param occurrence '' for the first invitation, then the number of the repetition */
const queueInvitations = (
  tx: Transaction,
  event: EventRow,
  guests: readonly AttendeeRow[],
  occurrence: string,
  delayMs = 0,
) =>
  queueMails(
    tx,
    guests.map(({ id, email }) => ({
      userId: event.userId,
      eventId: event.id,
      attendeeId: id,
      kind: event.status === 'finding_date' ? ('date_options' as const) : ('invitation' as const),
      occurrence,
      to: email,
      payload: {},
      delayMs,
    })),
  );

const countInvitations = (tx: Transaction, attendeeId: number): Promise<number> =>
  tx.$count(mails, and(eq(mails.attendeeId, attendeeId), inArray(mails.kind, ['invitation', 'date_options'])));
