import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/platform/database/database.ts';
import { reopenedPayload } from './date-polls/mail-payloads.ts';
import { changePayload } from './mails/payloads.ts';
import type { MailContent, MailToQueue, PendingMail } from '#server/platform/mails/mail-to-queue.ts';
import { isUntouched } from '#server/platform/mails/merge-into-pending.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';
import { areMailed, type EventChange, changesDate, mergedChanges, withoutPlace } from '#shared/nights/event-changes.ts';
import { isOver } from '#shared/time/event-end.ts';
import { attendeeAnswers } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { isContactConfirmed } from './mails/confirmed.ts';
import { type AttendeeRow, attendeesOf } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';
import { mailDelay } from './rules/mail-delay.ts';
import { seesPlace } from './rules/place-shown.ts';
import { CONFIRMATIONS, type UnsentMail } from './waiting-mails.ts';

/**
 * Queues the mail about another time or place for everybody who has heard of the night; those who declined get it only
 * if the date changed. Other words alone are not mailed. It is delayed a little, so that further edits are merged into it. Nobody is notified of a past night.
 */
export async function notifyChanges(
  tx: Transaction,
  before: EventRow,
  after: EventRow,
  differences: readonly EventChange[],
): Promise<void> {
  const now = new Date();
  if (differences.length === 0 || (isOver(before, now) && isOver(after, now))) return;
  const delayMs = mailDelay(before.date < after.date ? before.date : after.date, now);
  const guests = await attendeesOf(tx, after.id);
  const unconfirmed = changesDate(differences) ? await postponeConfirmations(tx, guests, delayMs) : new Set();
  const queued = (await informedGuests(tx, guests)).flatMap((guest) => {
    const changes = seesPlace(after, guest) ? differences : withoutPlace(differences);
    if (changes.length === 0) return [];
    // A guest who would not get this change alone still gets it as part of a pending mail.
    const onlyCorrects = guest.status === 'declined' ? !changesDate(differences) : !areMailed(changes);
    const payload = { changes, confirms: unconfirmed.has(guest.id) };
    const merge = (pending: PendingMail, newer: MailToQueue) => mergeChanges(pending, newer, guest);
    const mail = { kind: 'changed' as const, payload, merge };
    return [{ ...addressed(after, guest), ...mail, delayMs, onlyCorrects }];
  });
  await queueMails(tx, queued);
}

/**
 * Both edits as one; one that only corrects adds no field. A guest who answered in between knows the date that they answered
 * for, which is another one than that of the mail before.
 */
function mergeChanges(
  pending: PendingMail,
  { payload, occurrence, onlyCorrects }: MailToQueue,
  { respondedAt, movedFrom }: AttendeeRow,
): MailContent | null {
  const { changes: earlier, confirms: isFirst } = changePayload.parse(pending.payload);
  const { changes: later, confirms } = changePayload.parse(payload);
  const hasAnswered = respondedAt !== null && respondedAt > pending.queuedAt;
  const all = hasAnswered ? [...later, ...earlier].flatMap((change) => sinceAnswer(change, movedFrom)) : later;
  const before = hasAnswered ? earlier.filter(({ what }) => what !== 'date') : earlier;
  const fields = new Set<string>(earlier.map(({ what }) => what));
  const changes = mergedChanges(before, onlyCorrects ? all.filter(({ what }) => fields.has(what)) : all);
  return changes.length === 0 ? null : { payload: { changes, confirms: isFirst || confirms }, occurrence };
}

/** @param answeredFor the date of the guest's answer; null if it is the present one */
function sinceAnswer(change: EventChange, answeredFor: Date | null): EventChange[] {
  if (change.what !== 'date') return [change];
  return answeredFor === null ? [] : [{ ...change, before: answeredFor.toISOString() }];
}

/**
 * Lets confirmations of answers wait for the mail about the move, which then says what was answered; they are sent only
 * if the night moves back. Returns the guests with such a confirmation. One who declined gets it as it is.
 */
async function postponeConfirmations(
  tx: Transaction,
  guests: readonly AttendeeRow[],
  delayMs: number,
): Promise<Set<number | null>> {
  const ids = guests.filter(({ status }) => status !== 'declined').map(({ id }) => id);
  const postponed = await tx
    .update(mails)
    .set({ dueAt: sql`greatest(${mails.dueAt}, now() + make_interval(secs => ${delayMs / 1000}))` })
    .where(and(inArray(mails.attendeeId, ids), inArray(mails.kind, CONFIRMATIONS), isUntouched))
    .returning();
  return new Set(postponed.map(({ attendeeId }) => attendeeId));
}

export type WhyCancelled = 'cancelled' | 'deleted' | 'removed';

/** A cancelled or deleted night, for one guest or all. */
export interface LostNight {
  /** With its raised sequence. */
  event: EventRow;
  guests: readonly AttendeeRow[];
}

/**
 * Queues mails that remove nights from the calendars of guests who know of them and have not declined, or whose 'No' was not
 * confirmed, which would have removed it. The payload is
 * complete, because event and attendee may be deleted when the mail is written. Nobody is notified of past nights.
 * @param unsent mails that were just dropped: without them guests know earlier dates
 */
export async function notifyCancelled(
  tx: Transaction,
  lost: readonly LostNight[],
  reason: WhyCancelled,
  unsent: readonly UnsentMail[],
): Promise<void> {
  const now = new Date();
  const coming = lost.filter(({ event }) => !isOver(event, now));
  const informed = await informedGuests(
    tx,
    coming.flatMap(({ guests }) => guests),
  );
  const unconfirmed = new Set(unsent.flatMap(({ kind, attendeeId }) => (kind === 'answer_received' ? attendeeId : [])));
  const toTell = new Set(informed.filter(({ id, status }) => status !== 'declined' || unconfirmed.has(id)));
  const confirmed = await confirmedContacts(
    tx,
    coming.map(({ event }) => event),
  );
  const undated = await withoutDate(
    tx,
    coming.map(({ event }) => event.id),
  );
  const known = knownDates(unsent, now);
  const queued = coming.flatMap(({ event, guests }) => {
    const night = { ...event, hostEmail: confirmed.get(event.id) ?? null, isWithoutDate: undated.has(event.id) };
    return guests
      .filter((guest) => toTell.has(guest))
      .map((guest) => ({
        ...cancelled(asKnown(night, known.get(guest.id)), guest, reason),
        // Only the host's own night can be taken back to what it was.
        delayMs: reason === 'cancelled' ? mailDelay(event.date, now) : 0,
      }));
  });
  await queueMails(tx, queued);
}

type EndedNight = Omit<EventRow, 'hostEmail'> & { hostEmail: string | null; isWithoutDate: boolean };

/** A night with the date that a guest knows. */
const asKnown = (night: EndedNight, known: KnownDate | undefined): EndedNight =>
  known === undefined ? night : { ...night, ...known, isWithoutDate: false };

function cancelled(event: EndedNight, guest: AttendeeRow, reason: WhyCancelled) {
  const { title, timeZone, durationMinutes, publicId, sequence, hostEmail, isWithoutDate } = event;
  const location = seesPlace(event, guest) ? event.location : null;
  const night = { title, date: event.date.toISOString(), timeZone, durationMinutes, location, publicId, hostEmail };
  return {
    ...addressed(event, guest),
    kind: 'cancelled' as const,
    payload: {
      ...night,
      reason,
      sequence,
      ...(isWithoutDate && { isWithoutDate }),
      clock: guest.hourCycle,
      readerZone: guest.timeZone,
      language: guest.language,
      words: event.cancelReason,
    },
  };
}

/**
 * Guests who know of the night: a mail about it was sent, or they answered on their own. Guests whose invitation is
 * still queued are skipped: it carries the new details or is dropped. Guests who muted the night are skipped here,
 * because that setting is deleted with their row.
 */
async function informedGuests(tx: Transaction, guests: readonly AttendeeRow[]): Promise<AttendeeRow[]> {
  const candidates = guests.filter(
    ({ isHost, mutedAt, contactAllowedAt }) => !isHost && contactAllowedAt !== null && mutedAt === null,
  );
  const ids = candidates.map(({ id }) => id);
  const eventIds = [...new Set(candidates.map(({ eventId }) => eventId))];
  const isUnderWay = and(gt(mails.attempts, 0), inArray(mails.state, ['waiting', 'dropped']));
  const isConfirmation = and(inArray(mails.kind, CONFIRMATIONS), isUntouched);
  const written = tx
    .select({ id: mails.attendeeId })
    .from(mails)
    .where(
      and(
        inArray(mails.eventId, eventIds),
        inArray(mails.attendeeId, ids),
        or(eq(mails.state, 'sent'), isUnderWay, isConfirmation),
      ),
    );
  const answered = tx
    .select({ id: attendeeAnswers.attendeeId })
    .from(attendeeAnswers)
    .where(and(inArray(attendeeAnswers.attendeeId, ids), ne(attendeeAnswers.via, 'host')));
  const know = new Set((await union(written, answered)).map(({ id }) => id));
  return candidates.filter(({ id, datesAnsweredAt }) => know.has(id) || datesAnsweredAt !== null);
}

const addressed = (event: Pick<EventRow, 'id' | 'userId' | 'sequence'>, guest: AttendeeRow) => ({
  userId: event.userId,
  eventId: event.id,
  attendeeId: guest.id,
  to: guest.email,
  occurrence: String(event.sequence),
});

/** Returns those of the events whose date was never set, or is open again. */
async function withoutDate(tx: Transaction, eventIds: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: eventDatePolls.eventId })
    .from(eventDatePolls)
    .where(and(inArray(eventDatePolls.eventId, eventIds), isNull(eventDatePolls.settledAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Confirmed contact addresses for guests' answers, by night id. */
async function confirmedContacts(tx: Transaction, nights: readonly EventRow[]): Promise<Map<number, string>> {
  const of = (column: 'id' | 'userId') => inArray(events[column], [...new Set(nights.map((night) => night[column]))]);
  const rows = await tx
    .select({ id: events.id, hostEmail: events.hostEmail })
    .from(events)
    .where(and(of('userId'), of('id'), isContactConfirmed));
  return new Map(rows.map(({ id, hostEmail }) => [id, hostEmail]));
}

/** A date that a guest was told. */
interface KnownDate {
  date: Date;
  /** The place of that date, where it is another than the event's now. */
  location?: string | null;
}

/**
 * The dates to come that guests still believe in, by attendee, because the mail was dropped that would have told them of
 * another one, or that the date is open again. Everybody else knows the event's present date.
 */
function knownDates(unsent: readonly UnsentMail[], now: Date): Map<number | null, KnownDate> {
  const known = unsent.flatMap(({ attendeeId, kind, payload }): [number | null, KnownDate][] => {
    if (kind === 'date_reopened') return [[attendeeId, reopenedPayload.parse(payload)]];
    if (kind !== 'changed') return [];
    const moved = changePayload.parse(payload).changes.find(({ what }) => what === 'date');
    return moved?.before == null ? [] : [[attendeeId, { date: new Date(moved.before) }]];
  });
  return new Map(known.filter(([, { date }]) => date > now));
}
