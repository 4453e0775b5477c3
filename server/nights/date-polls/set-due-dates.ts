import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { proposedDate, weighOption } from '#shared/nights/date-polls/choose-date.ts';
import { headsOf, attendeesWithAnswer } from '#shared/nights/date-polls/poll.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { EventRow } from '../events-store.ts';
import { withDueNightLock } from '../night-lock.ts';
import { type LoadedDatePoll, loadDatePoll } from './load-date-poll.ts';
import { updateDatePoll } from './poll-store.ts';
import { setDate } from './set-date.ts';
import { markAnswersSeen } from './unreported-answers.ts';
import { queueHostMail } from './queue-host-mail.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';

/**
 * Sets every date whose time to undo is over, and decides every poll whose deadline has passed. Safe on several servers
 * at once, and after a crash: whoever locks the event first sets its date, and the others find it set.
 */
export async function setDueDates(db: Database, now = new Date()): Promise<void> {
  const errors: unknown[] = [];
  for (const eventId of await dueEvents(db, now)) {
    const setting = withDueNightLock(db, eventId, async (tx, event) => {
      if (event.status !== 'finding_date') return;
      await setDueDate(tx, event, await loadDatePoll(tx, event), now);
    });
    // One that fails keeps none of the others waiting.
    await setting.catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some dates could not be set');
}

async function dueEvents(db: Database, now: Date): Promise<number[]> {
  const isFinding = eq(events.status, 'finding_date');
  const due = (condition: ReturnType<typeof and>) =>
    db
      .select({ id: events.id })
      .from(eventDatePolls)
      .innerJoin(events, eq(events.id, eventDatePolls.eventId))
      .where(and(isFinding, condition));
  const pressed = due(and(isNotNull(eventDatePolls.settlesAt), lte(eventDatePolls.settlesAt, now)));
  const ended = due(
    and(isNull(eventDatePolls.settledAt), isNull(eventDatePolls.hostAskedAt), lte(eventDatePolls.answersUntil, now)),
  );
  const [atPress, atDeadline] = await Promise.all([pressed, ended]);
  return [...new Set([...atPress, ...atDeadline].map(({ id }) => id))];
}

async function setDueDate(tx: Transaction, event: EventRow, loaded: LoadedDatePoll, now: Date): Promise<void> {
  const { poll, options } = loaded;
  if (poll.settlesAt !== null && poll.settlingOptionId !== null) {
    if (poll.settlesAt > now) return;
    const option = options.find(({ id }) => id === poll.settlingOptionId);
    if (option && option.startsAt > now) return setDate(tx, event, { option, loaded, by: 'host', now });
    // The servers were down until the date itself had passed.
    return askHost(tx, event, loaded, ['The date that you chose passed before it could be set.'], now);
  }
  const isEnded = poll.answersUntil !== null && poll.answersUntil <= now && poll.hostAskedAt === null;
  if (!isEnded) return;
  if (!poll.settlesItself) return askHost(tx, event, loaded, ['The time for answers is over.'], now);
  const chosen = proposedDate(loaded, now);
  if (chosen) {
    await setDate(tx, event, { option: chosen.option, loaded, by: 'deadline', now });
    const ifNeedBe = headsOf(attendeesWithAnswer(loaded.attendees, chosen.option.id, 'if_need_be'));
    const { yesHeads: yes } = chosen;
    const mail = { kind: 'host_date_set', occurrence: deadlineOf(loaded, now), payload: { yes, ifNeedBe } } as const;
    return queueHostMail(tx, event, mail);
  }
  return askHost(tx, event, loaded, reasonsAgainst(loaded, now), now);
}

function reasonsAgainst({ options, attendees, conditions }: LoadedDatePoll, now: Date): string[] {
  const weighed = options.map((option) => weighOption(option, attendees, conditions, now));
  if (weighed.every(({ isPast }) => isPast)) return ['Every date has passed.'];
  if (weighed.every(({ guestHeads }) => guestHeads === 0)) return ['No guest says yes to any date.'];
  return ['No date meets your conditions.'];
}

/** Identifies the mail of a deadline: there is one for each. */
const deadlineOf = ({ poll }: LoadedDatePoll, now: Date): string => (poll.answersUntil ?? now).toISOString();

/** Asks the host to decide, once for a deadline. */
async function askHost(
  tx: Transaction,
  event: EventRow,
  loaded: LoadedDatePoll,
  reasons: string[],
  now: Date,
): Promise<void> {
  await updateDatePoll(tx, event.id, { hostAskedAt: now, settlingOptionId: null, settlesAt: null });
  await markAnswersSeen(tx, event.id);
  await queueHostMail(tx, event, {
    kind: 'host_date_needed',
    occurrence: deadlineOf(loaded, now),
    payload: { reasons },
  });
  await publishEventChanged(tx, event.id);
}
