import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DATE_SETTERS, MailKind, RsvpAnswer } from '#shared/enums.ts';
import { PENDING_MAIL_STATES } from '#shared/enums.ts';
import { type DateOutcome, dateOutcomes } from '#shared/nights/date-polls/date-outcomes.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { eventDateOptions } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { AttendeeRow } from '../attendees-store.ts';
import { type EventRow, updateEvent } from '../events-store.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { tellDateSet } from '../channels/tell-channels.ts';
import { reassignSeats } from '../reassign-seats.ts';
import type { LoadedDatePoll } from './load-date-poll.ts';
import { type DateOptionRow, updateDatePoll } from './poll-store.ts';
import { notifyOfDate } from './notify-of-date.ts';

/** Mails about open dates; pointless once a date is set, or is open again. */
const MAILS_OF_OPEN_DATES: MailKind[] = [
  'date_options',
  'date_options_added',
  'date_reopened',
  'host_dates_answered',
  'host_date_needed',
  'nudge',
  'reminder',
];

/** The RSVP that an answer to the date becomes; null for those who did not answer it. */
const RSVP_OF: Record<DateOutcome, RsvpAnswer | null> = {
  seated: 'accepted',
  waitlisted: 'accepted',
  awaits_approval: 'accepted',
  maybe: 'maybe',
  declined: 'declined',
  asked: null,
  silent: null,
};

/**
 * Sets the date of a locked event whose date is being found: answers become RSVPs, seats go in the order of the
 * answers, and everybody who answered is notified once; those who did not are invited.
 * @param by who set it
 */
export async function setDate(
  tx: Transaction,
  event: EventRow,
  {
    option,
    loaded,
    by,
    now,
  }: { option: DateOptionRow; loaded: LoadedDatePoll; by: (typeof DATE_SETTERS)[number]; now: Date },
): Promise<void> {
  const outcomes = dateOutcomes(option.id, loaded.attendees, event.maxAttendees);
  if (option.location !== null) await copyLocationToOptions(tx, event);
  const after = await updateEvent(tx, event, {
    status: 'scheduled',
    date: option.startsAt,
    location: option.location ?? event.location,
    sequence: event.sequence + 1,
  });
  await updateDatePoll(tx, event.id, {
    settlingOptionId: null,
    settlesAt: null,
    reopenedAt: null,
    // The clock of the database, as in the mails queued here.
    settledAt: sql`now()`,
    settledOptionId: option.id,
    settledBy: by,
  });
  const inOrder = outcomes.map(({ id, outcome }, place) => ({ id, ...columnsOf(outcome, now, place) }));
  await saveOutcomes(tx, inOrder);
  await recordAnswers(tx, loaded.rows, new Map(outcomes.map(({ id, outcome }) => [id, outcome])), now);
  await dropMails(tx, event.id, MAILS_OF_OPEN_DATES);
  await notifyOfDate(tx, after, { option, loaded, outcomes, now });
  await tellDateSet(tx, after, loaded.poll.reopenedAt !== null, now);
  await reassignSeats(tx, after, now);
  await publishEventChanged(tx, event.id);
}

/** The event's place goes to the options without one, because it is replaced by that of the set date. */
async function copyLocationToOptions(tx: Transaction, { id, location }: EventRow): Promise<void> {
  if (location === null) return;
  await tx
    .update(eventDateOptions)
    .set({ location })
    .where(and(eq(eventDateOptions.eventId, id), isNull(eventDateOptions.location)));
}

/** @param place in the order of the answers, so that no two on the waitlist have the same moment */
function columnsOf(outcome: DateOutcome, now: Date, place: number) {
  const rsvp = RSVP_OF[outcome];
  const isSeatless = outcome === 'waitlisted' || outcome === 'awaits_approval';
  return {
    status: rsvp === null || isSeatless ? ('invited' as const) : rsvp,
    waitingSince: outcome === 'waitlisted' ? new Date(now.getTime() + place).toISOString() : null,
    respondedAt: rsvp === null ? null : now.toISOString(),
  };
}

/** A note on the dates becomes the note on the night, unless there is one. */
async function saveOutcomes(tx: Transaction, outcomes: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update ${eventAttendees} set status = s.status, waiting_since = s."waitingSince", seat_offered_until = null,
      responded_at = s."respondedAt", moved_from = null, confirmed_move_at = null,
      dates_untold_since = null, guest_note = coalesce(guest_note, date_note)
    from json_to_recordset(${JSON.stringify(outcomes)})
      as s (id bigint, status text, "waitingSince" timestamptz, "respondedAt" timestamptz)
    where event_attendees.id = s.id`);
}

/** In the history as entered by the host, who learns of them on the page and needs no digest. */
async function recordAnswers(
  tx: Transaction,
  rows: readonly AttendeeRow[],
  outcomes: ReadonlyMap<number, DateOutcome>,
  createdAt: Date,
): Promise<void> {
  const recorded = rows.flatMap(({ id, isHost, partySize }) => {
    const status = isHost ? null : RSVP_OF[outcomes.get(id) ?? 'silent'];
    return status === null ? [] : [{ attendeeId: id, status, partySize, via: 'host' as const, createdAt }];
  });
  if (recorded.length > 0) await tx.insert(attendeeAnswers).values(recorded);
}

/** Drops unsent mails of these kinds about an event. */
export async function dropMails(tx: Transaction, eventId: number, kinds: readonly MailKind[]): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'dropped' })
    .where(
      and(eq(mails.eventId, eventId), inArray(mails.kind, [...kinds]), inArray(mails.state, [...PENDING_MAIL_STATES])),
    );
}
