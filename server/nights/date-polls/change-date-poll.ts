import { eq, sql } from 'drizzle-orm';
import type {
  changeDatePoll as changing,
  pinDatePoll as pinning,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Decoded } from '#shared/contract/contract.ts';
import { changedOptions } from './change-options.ts';
import { headsError } from '#shared/nights/date-polls/heads-error.ts';
import { latestOf } from '../rules/option-errors.ts';
import { minuteOf } from '#shared/time/minute.ts';
import { eventAttendees, eventProposals } from '#shared/schema/attendees.ts';
import { eventGames } from '#shared/schema/nights.ts';
import { isOver } from '#shared/time/event-end.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { attendeesOf } from '../attendees-store.ts';
import * as store from './poll-store.ts';
import { refuseInvalidDates } from './refuse-dates.ts';
import { type EventRow, updateEvent } from '../events-store.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { mailDelay } from '../rules/mail-delay.ts';
import type { MailContent } from '#server/platform/mails/mail-to-queue.ts';
import { addedDatesPayload } from '../mails/payloads.ts';
import { queueMails } from '#server/platform/mails/queue-mail.ts';

type Changes = Decoded<typeof changing>['body'];
type Pins = Decoded<typeof pinning>['body'];

/**
 * Changes the dates and settings of the poll of a locked event. Answers to dates that stay are preserved; the host says
 * yes to new ones, and those who answered are notified of them.
 * @throws Refusal event_over if no date is to come, PLAN_LIMIT_REACHED, invalid_request
 */
export async function changePoll(
  tx: Transaction,
  owner: Owner,
  event: EventRow,
  poll: store.DatePollRow,
  { options, ...settings }: Changes,
  now: Date,
): Promise<void> {
  const unseated = headsError(settings.minHeads ?? null, event.maxAttendees);
  if (unseated !== null) throw new Refusal('invalid_request', { fields: { minHeads: unseated } });
  const before = await store.optionsOf(tx, event.id);
  const { answersUntil: requestedDeadline = poll.answersUntil } = settings;
  // A form has minutes only; the deadline of a template's night may lie between two.
  const movesDeadline = minuteOrNull(requestedDeadline) !== minuteOrNull(poll.answersUntil);
  const answersUntil = movesDeadline ? requestedDeadline : poll.answersUntil;
  const isOldAndPast = !movesDeadline && answersUntil !== null && answersUntil <= now;
  const requested = options ?? before;
  // A poll whose dates have all passed goes on with new ones.
  if (isOver({ ...event, date: latestOf(requested) }, now)) throw new Refusal('event_over');
  refuseInvalidDates(
    owner.plan,
    { options: requested, answersUntil: isOldAndPast ? null : answersUntil },
    { now, existing: before },
  );
  await store.updateDatePoll(tx, event.id, {
    ...settings,
    answersUntil,
    ...(movesDeadline && { hostAskedAt: null, remindedAt: null }),
  });
  if (options) await changeOptions(tx, event, before, options, now);
}

const minuteOrNull = (moment: Date | null): number | null => moment && minuteOf(moment);

async function changeOptions(
  tx: Transaction,
  event: EventRow,
  before: readonly store.DateOptionRow[],
  requested: readonly { startsAt: Date; location: string | null }[],
  now: Date,
): Promise<void> {
  const { kept, added, removed } = changedOptions(before, requested);
  await store.setOptionLocations(
    tx,
    kept.flatMap(({ old, requested: { location } }) => (location === old.location ? [] : [{ id: old.id, location }])),
  );
  if (removed.length > 0)
    await store.deleteOtherOptions(
      tx,
      event.id,
      kept.map(({ old }) => old.id),
    );
  const inserted = await store.insertOptions(tx, event.id, added);
  const after = await updateEvent(tx, event, { date: latestOf(requested), sequence: event.sequence + 1 });
  if (inserted.length > 0) await notifyOfNewDates(tx, after, inserted, now);
  if (removed.length > 0) await store.clearLostAnswers(tx, event.id);
}

async function notifyOfNewDates(
  tx: Transaction,
  event: EventRow,
  inserted: readonly store.DateOptionRow[],
  now: Date,
): Promise<void> {
  const rows = await attendeesOf(tx, event.id);
  const host = rows.find(({ isHost }) => isHost);
  if (host) await store.upsertDateAnswers(tx, host.id, new Map(inserted.map(({ id }) => [id, 'yes'])), now);
  const added = inserted.map(({ startsAt }) => startsAt.toISOString());
  await queueMails(
    tx,
    rows
      .filter(({ isHost, datesAnsweredAt, mutedAt }) => !isHost && datesAnsweredAt !== null && mutedAt === null)
      .map(({ id, email }) => ({
        userId: event.userId,
        eventId: event.id,
        attendeeId: id,
        kind: 'date_options_added' as const,
        occurrence: String(event.sequence),
        to: email,
        payload: { added },
        merge: mergeAdded,
        delayMs: mailDelay(event.date, now),
      })),
  );
}

/** The dates of both. */
function mergeAdded(pending: MailContent, newer: MailContent): MailContent {
  const added = [pending, newer].flatMap(({ payload }) => addedDatesPayload.parse(payload).added);
  return { payload: { added: [...new Set(added)] }, occurrence: newer.occurrence };
}

/** Sets the required people and games of a date; omitted lists stay as they are. Ids of other events are ignored. */
export async function setRequirements(
  tx: Transaction,
  eventId: number,
  { attendeeIds, gameIds, proposalIds }: Pins,
): Promise<void> {
  if (attendeeIds)
    await tx
      .update(eventAttendees)
      .set({ notWithout: isAmong(eventAttendees.id, attendeeIds) })
      .where(eq(eventAttendees.eventId, eventId));
  if (gameIds)
    await tx
      .update(eventGames)
      .set({ notWithout: isAmong(eventGames.gameId, gameIds) })
      .where(eq(eventGames.eventId, eventId));
  if (proposalIds)
    await tx
      .update(eventProposals)
      .set({ notWithout: isAmong(eventProposals.id, proposalIds) })
      .where(eq(eventProposals.eventId, eventId));
}

const isAmong = (
  column: typeof eventAttendees.id | typeof eventGames.gameId | typeof eventProposals.id,
  ids: readonly number[],
) => sql<boolean>`${column} = any(${sql.param([...ids])}::bigint[])`;
