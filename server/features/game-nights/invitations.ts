import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { isOver } from '#shared/rules/event-end.ts';
import { canBeWrittenTo } from '#shared/rules/guest-address.ts';
import { attendeeAnswers, eventAttendees, mails } from '#shared/schema.ts';
import type { Owner } from '../../auth/owner.ts';
import type { Connection, Transaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { ownerWrite } from '../games/owner-write.ts';
import { queueMails } from '../mails/queue-mail.ts';
import { verifyMailer } from '../mails/verify-mailer.ts';
import { optedOutOf, viewAttendee } from './attendee-view.ts';
import { hostWrite } from './attendees-service.ts';
import { type AttendeeRow, attendeesOf, hostedEventIdOf, updateAttendee } from './attendees-store.ts';
import { getEvent } from './events-service.ts';
import { type EventRow, lockOwnersEvent } from './events-store.ts';
import type { GuestLinks } from './guest-link.ts';
import { eventChanged } from './notify.ts';

/** Invitations that one guest may be sent in a day, so that nobody is pestered in a host's name. */
const INVITATIONS_A_DAY = 4;
const DAY_SECONDS = 86_400;

/**
 * Queues an invitation to everybody on the list who was not invited yet. The mail server is asked first: while it cannot
 * be reached nobody is marked as invited. Those who put themselves on the list, or want no mail, are left out.
 * @throws Refusal not_found, event_cancelled, event_over, nobody_to_invite, mail_unreachable (sections 7 and 8)
 */
export async function sendInvitations(services: Services, owner: Owner, eventId: number): Promise<{ sent: number }> {
  const { db } = services;
  const asked = await getEvent(db, owner, eventId);
  refuseEnded(asked);
  if ((await toInvite(db, asked)).length === 0) throw new Refusal('nobody_to_invite');
  await verifyMailer(services);
  return ownerWrite(db, owner.id, async (tx) => {
    const event = await lockOwnersEvent(tx, owner.id, eventId);
    if (!event) throw new Refusal('not_found');
    refuseEnded(event);
    const guests = await toInvite(tx, event);
    if (guests.length === 0) throw new Refusal('nobody_to_invite');
    const ids = guests.map(({ id }) => id);
    await tx.update(eventAttendees).set({ invitedAt: new Date() }).where(inArray(eventAttendees.id, ids));
    await queueInvitations(tx, event, guests, '');
    await eventChanged(tx, eventId);
    return { sent: guests.length };
  });
}

/**
 * Invites somebody again, with a new link in place of the former.
 * @throws Refusal not_found, event_cancelled, event_over, guest_opted_out, invalid_request for who has no address,
 *   mail_unreachable, too_many_requests
 */
export async function resendInvitation(services: Services, links: GuestLinks, owner: Owner, attendeeId: number) {
  const { db } = services;
  await refuseUnwritable(db, owner, attendeeId);
  await verifyMailer(services);
  return hostWrite(db, owner, attendeeId, async (tx, event) => {
    refuseEnded(event);
    const { total, today } = await countInvitations(tx, attendeeId);
    if (today >= INVITATIONS_A_DAY) throw new Refusal('too_many_requests', { retryAfterSeconds: DAY_SECONDS });
    const guest = await updateAttendee(tx, attendeeId, { ...links.make(), invitedAt: new Date() });
    await queueInvitations(tx, event, [guest], total === 0 ? '' : String(total));
    return viewAttendee(tx, event, attendeeId);
  });
}

async function refuseUnwritable(db: Connection, owner: Owner, attendeeId: number): Promise<void> {
  const eventId = await hostedEventIdOf(db, owner.id, attendeeId);
  if (eventId === undefined) throw new Refusal('not_found');
  const event = await getEvent(db, owner, eventId);
  refuseEnded(event);
  const { isHost, muted, email } = await viewAttendee(db, event, attendeeId);
  if (isHost) throw new Refusal('invalid_request', { message: 'The host is not sent an invitation.' });
  if (muted) throw new Refusal('guest_opted_out');
  if (!canBeWrittenTo(email))
    throw new Refusal('invalid_request', { message: 'This guest gave no address. Copy their link instead.' });
}

function refuseEnded(event: Pick<EventRow, 'status' | 'date' | 'durationMinutes'>): void {
  if (event.status === 'cancelled') throw new Refusal('event_cancelled');
  if (isOver(event, new Date())) throw new Refusal('event_over');
}

/** Whom the host put on the list and nobody has written to. */
async function toInvite(db: Connection, event: Pick<EventRow, 'id' | 'userId'>): Promise<AttendeeRow[]> {
  const optedOut = await optedOutOf(db, event.userId);
  const answered = await answeredThemselves(db, event.id);
  return (await attendeesOf(db, event.id)).filter(
    ({ id, email, isHost, invitedAt, mutedAt, awaitsApproval }) =>
      !isHost &&
      invitedAt === null &&
      mutedAt === null &&
      !awaitsApproval &&
      canBeWrittenTo(email) &&
      !optedOut.has(email) &&
      !answered.has(id),
  );
}

async function answeredThemselves(db: Connection, eventId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: attendeeAnswers.attendeeId })
    .from(attendeeAnswers)
    .innerJoin(eventAttendees, eq(eventAttendees.id, attendeeAnswers.attendeeId))
    .where(and(eq(eventAttendees.eventId, eventId), ne(attendeeAnswers.via, 'host')));
  return new Set(rows.map(({ id }) => id));
}

/** @param occurrence '' for the first invitation of each, then the number of the repetition */
const queueInvitations = (tx: Transaction, event: EventRow, guests: readonly AttendeeRow[], occurrence: string) =>
  queueMails(
    tx,
    guests.map(({ id, email }) => ({
      userId: event.userId,
      eventId: event.id,
      attendeeId: id,
      kind: 'invitation' as const,
      occurrence,
      to: email,
      facts: {},
    })),
  );

async function countInvitations(tx: Transaction, attendeeId: number): Promise<{ total: number; today: number }> {
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      today: sql<number>`(count(*) filter (where ${mails.createdAt} > now() - interval '1 day'))::int`,
    })
    .from(mails)
    .where(and(eq(mails.attendeeId, attendeeId), eq(mails.kind, 'invitation')));
  return row ?? { total: 0, today: 0 };
}
