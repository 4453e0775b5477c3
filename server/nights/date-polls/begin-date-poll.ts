import type { NewDatePoll } from '#shared/nights/date-polls/date-poll-fields.ts';
import type { Plan } from '#shared/enums.ts';
import { headsError } from '#shared/nights/date-polls/heads-error.ts';
import { latestOf } from '../rules/option-errors.ts';
import type { Capacity } from '#shared/nights/seats.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type AttendeeRow, updateAttendee } from '../attendees-store.ts';
import type { EventRow } from '../events-store.ts';
import { insertOptions, upsertDateAnswers } from './poll-store.ts';
import { refuseInvalidDates } from './refuse-dates.ts';

/**
 * The columns of a new event whose date is to be found. @throws Refusal PLAN_LIMIT_REACHED, or invalid_request naming
 * the invalid dates, or a least number of people beyond the seats
 */
export function datePollColumns(
  plan: Plan,
  { options, answersUntil, minHeads }: NewDatePoll,
  seats: Capacity,
  now: Date,
) {
  const error = headsError(minHeads, seats);
  if (error !== null) throw new Refusal('invalid_request', { fields: { 'datePoll.minHeads': error } });
  refuseInvalidDates(plan, { options, answersUntil }, { now, path: 'datePoll.' });
  return { status: 'finding_date', date: latestOf(options) } as const;
}

/** Stores the poll of a new event. Its host says yes to every date, and may change that. */
export async function insertDatePoll(
  tx: Transaction,
  event: EventRow,
  host: AttendeeRow,
  { options, ...settings }: NewDatePoll,
): Promise<void> {
  await tx.insert(eventDatePolls).values({ eventId: event.id, ...settings });
  const inserted = await insertOptions(tx, event.id, options);
  const now = new Date();
  await upsertDateAnswers(tx, host.id, new Map(inserted.map(({ id }) => [id, 'yes'])), now);
  await updateAttendee(tx, host.id, { datesAnsweredAt: now });
}
