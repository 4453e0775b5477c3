import { type DatePollSummary, MIN_DATE_OPTIONS } from '#shared/nights/date-polls/date-poll-fields.ts';
import { MAX_DAYS_AHEAD } from '#shared/limits/limits.ts';
import type { TemplateDatePoll } from '#shared/shapes/template-date-poll.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { attendeesOf } from '../attendees-store.ts';
import { copiedFields } from '../copied-fields.ts';
import { type DatePollRow, findDatePoll } from '../date-polls/poll-store.ts';
import { gamesOn } from '../event-games.ts';
import { getEvent } from '../events-service.ts';
import { findTemplateByKey, insertTemplate } from './templates-store.ts';
import { planWrite, viewOne } from './templates-service.ts';

const DAY_MS = 86_400_000;
const USUAL_ANSWER_DAYS = 3;

/** The settings of an event's date poll for the nights of a template. */
function templatePoll({ options, firstDate }: DatePollSummary, poll: DatePollRow): TemplateDatePoll {
  const { answersUntil, settlesItself, minHeads, showsGames } = poll;
  const days = answersUntil && Math.round((firstDate.getTime() - answersUntil.getTime()) / DAY_MS);
  const answerDays = days === null ? USUAL_ANSWER_DAYS : Math.min(MAX_DAYS_AHEAD, Math.max(0, days));
  return { dates: Math.max(MIN_DATE_OPTIONS, options), answerDays, settlesItself, minHeads, showsGames };
}

/**
 * Creates a template from an event: its data, local time, games, and all guests with an address as regulars. It does
 * not repeat until set so. Returns the template that was created with the same idempotency key, if any. @throws Refusal
 * not_found, PLAN_REQUIRED, limit_reached
 */
export const saveAsTemplate = (
  db: Database,
  owner: Owner,
  eventId: number,
  { name, idempotencyKey: key }: { name?: string | undefined; idempotencyKey?: string | undefined },
) =>
  planWrite(db, owner, async (tx) => {
    const created = key === undefined ? undefined : await findTemplateByKey(tx, owner.id, key);
    if (created) return viewOne(tx, created);
    const event = await getEvent(tx, owner, eventId);
    const poll = await findDatePoll(tx, eventId);
    const guests = (await attendeesOf(tx, eventId)).filter(
      ({ isHost, awaitsApproval, email }) => !isHost && !awaitsApproval && canBeWrittenTo(email),
    );
    const template = await insertTemplate(tx, {
      name: name ?? event.title,
      ...copiedFields(event),
      createdBy: owner.id,
      idempotencyKey: key,
      time: wallTimeAt(event.date, event.timeZone).time,
      datePoll: event.datePoll && poll ? templatePoll(event.datePoll, poll) : null,
      attendees: guests.map(({ email, name: called }) => ({ email, name: called })),
      gameIds: (await gamesOn(tx, owner.id, eventId)).map(({ id }) => id),
    });
    return viewOne(tx, template);
  });
