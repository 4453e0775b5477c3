import { and, eq, gte, lte, ne } from 'drizzle-orm';
import type {
  answerDatePoll as answering,
  changeDatePoll as changing,
  pinDatePoll as pinning,
} from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Decoded } from '#shared/contract/contract.ts';
import type { Plan } from '#shared/enums.ts';
import { MAX_EVENT_MINUTES, UNDO_SECONDS } from '#shared/limits/limits.ts';
import { brokenConditions } from '#shared/nights/date-polls/conditions.ts';
import { presentOnDates } from '#shared/nights/date-polls/date-outcomes.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { events } from '#shared/schema/nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { answerDates, refuseUnlessFindingDate, refuseWithoutOpenDates } from './answer-dates.ts';
import { loadDatePoll } from './load-date-poll.ts';
import { type DatePollRow, findDatePoll, updateDatePoll } from './poll-store.ts';
import { markAnswersSeen } from './unreported-answers.ts';
import { findAttendee, findHost } from '../attendees-store.ts';
import { getEvent } from '../events-service.ts';
import type { EventRow } from '../events-store.ts';
import { withOwnNightLock } from '../night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import type { LoadGamesForDates } from './games-for-dates.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { changePoll, setRequirements } from './change-date-poll.ts';
import { reopen } from './reopen.ts';
import { viewDatePoll } from './view-date-poll.ts';
import { t } from '#server/nights/words/words.ts';

export { setDueDates } from './set-due-dates.ts';
export { notifyHostsOfAnswers } from './notify-hosts.ts';

export interface DatePollServices {
  db: Database;
  loadGames: LoadGamesForDates;
}

/** An event's date poll, for its host, in a fixed number of statements. @throws Refusal not_found */
export async function getDatePoll(services: DatePollServices, owner: Owner, eventId: number, now = new Date()) {
  const event = await getEvent(services.db, owner, eventId);
  return viewPoll(services, owner.plan, event, now);
}

async function viewPoll({ db, loadGames }: DatePollServices, plan: Plan, event: EventRow, now: Date) {
  const loaded = await loadDatePoll(db, event);
  const present = presentOnDates(loaded.options, loaded.attendees, event.maxAttendees);
  const comers = {
    ids: new Set([...present.values()].flatMap(({ ids }) => [...ids])),
    heads: [...present.values()].map(({ heads }) => heads),
  };
  const [gamesFor, others] = await Promise.all([
    loadGames(db, event, loaded.attendees, comers, now),
    otherEvents(db, event, loaded.options),
  ]);
  return viewDatePoll({ event, loaded, present, gamesFor, others, mostOptions: PLAN_LIMITS[plan].datesANight, now });
}

/** PostgreSQL reads years of four digits as JavaScript writes them. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31);

/** The host's other events with a date in the time of these options. */
function otherEvents(db: Database, event: EventRow, options: readonly { startsAt: Date }[]) {
  const starts = options.map(({ startsAt }) => startsAt.getTime());
  const first = new Date(Math.min(...starts) - MAX_EVENT_MINUTES * 60_000);
  const latest = Math.min(Math.max(...starts), LAST_MOMENT_MS - MAX_EVENT_MINUTES * 60_000);
  const last = eventEnd({ date: new Date(latest), durationMinutes: event.durationMinutes });
  return db
    .select({ id: events.id, title: events.title, date: events.date, durationMinutes: events.durationMinutes })
    .from(events)
    .where(
      and(
        eq(events.userId, event.userId),
        ne(events.id, event.id),
        eq(events.status, 'scheduled'),
        gte(events.date, first),
        lte(events.date, last),
      ),
    );
}

/** Runs a host's change of an open poll under the locks of owner and event. @throws Refusal as the contracts say */
async function pollWrite(
  services: DatePollServices,
  owner: Owner,
  eventId: number,
  run: (tx: Transaction, event: EventRow, poll: DatePollRow, now: Date) => Promise<void>,
) {
  const now = new Date();
  await withOwnNightLock(services.db, owner, eventId, async (tx, event) => {
    const poll = await getPoll(tx, eventId);
    refuseUnlessFindingDate(event);
    await run(tx, event, poll, now);
    await markAnswersSeen(tx, eventId);
    await publishEventChanged(tx, eventId);
  });
  return getDatePoll(services, owner, eventId, now);
}

async function getPoll(tx: Transaction, eventId: number): Promise<DatePollRow> {
  const poll = await findDatePoll(tx, eventId);
  if (!poll) throw new Refusal('not_found');
  return poll;
}

/** @throws Refusal date_being_set */
function refuseWhileDatePending({ settlingOptionId }: DatePollRow): void {
  if (settlingOptionId !== null) throw new Refusal('date_being_set');
}

/** @throws Refusal not_found, event_cancelled, event_over, date_set, date_being_set, PLAN_LIMIT_REACHED */
export const changeDatePoll = (
  services: DatePollServices,
  owner: Owner,
  eventId: number,
  changes: Decoded<typeof changing>['body'],
) =>
  pollWrite(services, owner, eventId, async (tx, event, poll, now) => {
    refuseWhileDatePending(poll);
    await changePoll(tx, owner, event, poll, changes, now);
  });

/** @throws Refusal not_found, event_cancelled, event_over, date_set, date_being_set */
export const pinDatePoll = (
  services: DatePollServices,
  owner: Owner,
  eventId: number,
  pins: Decoded<typeof pinning>['body'],
) =>
  pollWrite(services, owner, eventId, async (tx, event, poll, now) => {
    refuseWithoutOpenDates(event, now);
    refuseWhileDatePending(poll);
    await setRequirements(tx, eventId, pins);
  });

/** Answers for the host, or by the host for a guest. @throws Refusal as `answerDates` does */
export const answerDatePoll = (
  services: DatePollServices,
  owner: Owner,
  eventId: number,
  given: Decoded<typeof answering>['body'],
) =>
  pollWrite(services, owner, eventId, async (tx, event) => {
    const { attendeeId, answers, note } = given;
    const who = attendeeId === undefined ? await findHost(tx, eventId) : await findAttendee(tx, eventId, attendeeId);
    if (!who) throw new Refusal('not_found', { message: t('This guest is not on the list.') });
    const byOption = new Map(answers.map(({ optionId, answer }) => [optionId, answer]));
    await answerDates(tx, event, { attendeeId: who.id, answers: byOption, note, via: 'host' });
  });

/**
 * Chooses the date, to be set when the time to undo is over; the first choice stays until it is undone. @throws Refusal
 * not_found, event_cancelled, event_over, date_set, date_being_set, invalid_request for a date of the past, and
 * date_conditions, unless `anyway`, naming the broken conditions
 */
export const setPollDate = (
  services: DatePollServices,
  owner: Owner,
  eventId: number,
  { optionId, anyway }: { optionId: number; anyway: boolean },
) =>
  pollWrite(services, owner, eventId, async (tx, event, poll, now) => {
    refuseWithoutOpenDates(event, now);
    const { options, attendees, conditions } = await loadDatePoll(tx, event);
    const option = options.find(({ id }) => id === optionId);
    if (!option) throw new Refusal('not_found', { message: t('This date is no longer in the list.') });
    if (poll.settlingOptionId === optionId) return;
    refuseWhileDatePending(poll);
    if (option.startsAt <= now)
      throw new Refusal('invalid_request', {
        fields: { optionId: t('This date has already passed. Please choose another one.') },
      });
    const broken = brokenConditions(optionId, attendees, conditions);
    if (broken.length > 0 && !anyway)
      throw new Refusal('date_conditions', { message: broken.map(({ text }) => text).join(' ') });
    const settlesAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
    await updateDatePoll(tx, eventId, { settlingOptionId: optionId, settlesAt });
  });

/** Takes back a choice that is not set yet; idempotent. @throws Refusal not_found, event_cancelled, undo_expired */
export async function undoSetDate(services: DatePollServices, owner: Owner, eventId: number) {
  await withOwnNightLock(services.db, owner, eventId, async (tx, event) => {
    const poll = await getPoll(tx, eventId);
    if (event.status === 'cancelled') throw new Refusal('event_cancelled');
    if (event.status !== 'finding_date')
      throw new Refusal('undo_expired', {
        message: t('The date is set and your guests are told. You can open it again.'),
      });
    await markAnswersSeen(tx, eventId);
    const isEnded = poll.answersUntil !== null && poll.answersUntil <= new Date();
    await updateDatePoll(tx, eventId, {
      settlingOptionId: null,
      settlesAt: null,
      // Whoever undoes after the deadline decides: the rule would set another date at once.
      ...(isEnded && poll.settlingOptionId !== null && { hostAskedAt: poll.hostAskedAt ?? new Date() }),
    });
    await publishEventChanged(tx, eventId);
  });
  return getDatePoll(services, owner, eventId);
}

/** Opens a set date again. @throws Refusal not_found, event_cancelled, event_over, date_not_set, limit_reached */
export const reopenDatePoll = (db: Database, owner: Owner, eventId: number, answersUntil: Date | null | undefined) =>
  withOwnNightLock(db, owner, eventId, async (tx, event) => {
    await reopen(tx, event, await getPoll(tx, eventId), answersUntil, new Date());
    await publishEventChanged(tx, eventId);
    return getEvent(tx, owner, eventId);
  });
