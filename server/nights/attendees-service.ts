import type * as z from 'zod';
import type { addAttendees as adding, changeAttendee as changing } from '#shared/nights/attendees-contract.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { deleteGuestsDevices } from '#server/platform/notices/devices-store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { answer } from './answers.ts';
import { viewAttendee, viewAttendees } from './attendee-view.ts';
import * as store from './attendees-store.ts';
import { type EventRow, updateEvent } from './events-store.ts';
import { getEvent } from './events-service.ts';
import { deleteRequestsOf } from './request-store.ts';
import type { GuestLinks } from './guest-link.ts';
import { withOwnNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseBeyond, refuseWithoutPremiumEvents } from '#server/plans/service.ts';
import { reassignSeats } from './reassign-seats.ts';
import { notifyCancelled } from './notify-guests.ts';
import { dropWaitingMails } from './waiting-mails.ts';
import { latestAnswer } from './answer-history.ts';
import { type AttendeeRow, updateAttendee } from './attendees-store.ts';
import { t } from '#server/nights/words/words.ts';

/** Approves a newcomer: their latest answer takes effect now, and they are notified. */
async function approveAttendee(tx: Transaction, event: EventRow, { id, contactAllowedAt }: AttendeeRow): Promise<void> {
  await updateAttendee(tx, id, { awaitsApproval: false });
  // Their answers to the dates count from now on; there is nothing to accept yet.
  if (event.status === 'finding_date') return;
  const waiting = await latestAnswer(tx, id);
  if (!waiting || waiting.status === 'invited') return;
  const { status, partySize } = waiting;
  // An answer from a restored file is no consent to receive mail.
  const via = contactAllowedAt === null ? 'host' : waiting.via;
  await answer(tx, event, { attendeeId: id, status, partySize, via, isEarlier: true });
}

/** All attendees. @throws Refusal not_found */
export const listAttendees = async (db: Database, owner: Owner, eventId: number) =>
  viewAttendees(db, await getEvent(db, owner, eventId));

/**
 * Adds attendees, each address once; existing ones are unchanged. Attendees without a name get the one in this host's
 * list of people. All or none, if the plan's limit is exceeded.
 * @throws Refusal not_found, event_cancelled, PLAN_LIMIT_REACHED
 */
export const addAttendees = (
  db: Database,
  links: GuestLinks,
  owner: Owner,
  eventId: number,
  { attendees }: z.output<(typeof adding)['body']>,
) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    if (event.status === 'cancelled') throw new Refusal('event_cancelled');
    const people = new Map<string, string | null>();
    for (const { email, name } of attendees) people.set(email, people.get(email) ?? name);
    const names = await store.knownNames(tx, owner.id, [...people.keys()]);
    const rows = [...people].map(([email, name]) => ({
      email,
      name: name ?? names.get(email) ?? null,
      ...links.make(),
    }));
    const added = await store.insertAttendees(tx, eventId, rows);
    if (added.length > 0) refuseBeyond(owner.plan, 'guestsANight', await store.countGuests(tx, eventId));
    await publishEventChanged(tx, eventId);
    return { added: added.length, attendees: await viewAttendees(tx, event) };
  });

/**
 * Changes the host's notes, the name or attendance, approves a newcomer, or seats somebody from the waitlist. @throws
 * Refusal not_found; guest_not_in_line; PLAN_REQUIRED for check-in below Premium Plus
 */
export const changeAttendee = (
  db: Database,
  owner: Owner,
  attendeeId: number,
  { approved, seated, checkedIn, ...texts }: z.output<(typeof changing)['body']>,
) =>
  withAttendeeLock(db, owner, attendeeId, async (tx, event, attendee) => {
    if (checkedIn) refuseWithoutPremiumEvents(owner.plan, t('Check-in needs Premium Plus.'));
    if (checkedIn && event.status === 'finding_date') throw new Refusal('finding_date');
    const arrived = checkedIn !== undefined && checkedIn !== attendee.checkedIn;
    await store.updateAttendee(tx, attendeeId, {
      ...texts,
      name: texts.name === undefined ? attendee.name : texts.name,
      ...(arrived && { checkedIn, checkedInAt: checkedIn ? new Date() : null }),
    });
    if (approved && attendee.awaitsApproval) await approveAttendee(tx, event, attendee);
    if (seated) await seatFromLine(tx, event, attendee);
    return viewAttendee(tx, event, attendeeId);
  });

/**
 * Seats an attendee ahead of the waitlist, beyond the capacity if needed, and notifies them. @throws Refusal
 * guest_not_in_line
 */
async function seatFromLine(tx: Transaction, event: EventRow, { id, waitingSince }: AttendeeRow): Promise<void> {
  if (waitingSince === null) throw new Refusal('guest_not_in_line');
  await answer(tx, event, { attendeeId: id, status: 'accepted', via: 'host', isSeatedByHand: true, isEarlier: true });
}

/**
 * Removes an attendee and their link; those who knew of the night are notified, and free seats go to the waitlist. The
 * host cannot be removed. @throws Refusal not_found, invalid_request
 */
export const removeAttendee = (db: Database, owner: Owner, attendeeId: number): Promise<void> =>
  withAttendeeLock(db, owner, attendeeId, async (tx, event, attendee) => {
    if (attendee.isHost) throw new Refusal('invalid_request', { message: t('The host stays on the list.') });
    const unsent = await dropWaitingMails(tx, { attendeeId });
    if (event.status === 'scheduled' || event.status === 'finding_date') {
      const updated = await updateEvent(tx, event, { sequence: event.sequence + 1 });
      await notifyCancelled(tx, [{ event: updated, guests: [attendee] }], 'removed', unsent);
    }
    await store.deleteAttendee(tx, attendeeId);
    await deleteRequestsOf(tx, attendee.email, event.id);
    await reassignSeats(tx, event, new Date());
  });

/**
 * A guest's personal link. A new one is made on request, which invalidates earlier links, or if there is none. @throws
 * Refusal not_found
 */
export const guestLink = (db: Database, links: GuestLinks, owner: Owner, attendeeId: number, renew: boolean) =>
  withAttendeeLock(db, owner, attendeeId, async (tx, event, { linkSeed, email }) => {
    if (linkSeed !== null && !renew) return { url: links.linkUrl(linkSeed) };
    const made = links.make();
    await store.updateAttendee(tx, attendeeId, made);
    // Whoever had the old link may have added theirs.
    await deleteGuestsDevices(tx, attendeeId);
    // The link of a request to join by the same address leads to the same page.
    await deleteRequestsOf(tx, email, event.id);
    return { url: links.linkUrl(made.linkSeed) };
  });

/** Runs a host's write to an attendee under the locks of owner and event. @throws Refusal not_found */
export async function withAttendeeLock<T>(
  db: Database,
  owner: Owner,
  attendeeId: number,
  run: (tx: Transaction, event: EventRow, attendee: store.AttendeeRow) => Promise<T>,
): Promise<T> {
  const eventId = await store.hostedEventIdOf(db, owner.id, attendeeId);
  if (eventId === undefined) throw new Refusal('not_found');
  return withOwnNightLock(db, owner, eventId, async (tx, event) => {
    const result = await run(tx, event, await store.getAttendee(tx, eventId, attendeeId));
    await publishEventChanged(tx, eventId);
    return result;
  });
}
