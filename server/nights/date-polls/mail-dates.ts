import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DateAnswer } from '#shared/enums.ts';
import { eventDateAnswers, eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DateOptionRow, DatePollRow } from './poll-store.ts';

/** The date poll of an event, for a mail to one of its guests. */
export interface MailDates {
  poll: DatePollRow;
  /** In the order of time. */
  options: readonly DateOptionRow[];
  /** The guest's answers, by option. */
  given: ReadonlyMap<number, DateAnswer>;
}

/** Loads the date polls of events. @returns the poll of an event for one guest; null for an event without one */
export async function mailDates(db: Database, eventIds: readonly number[], attendeeIds: readonly number[]) {
  const ids = [...new Set(eventIds)];
  const polls =
    ids.length === 0 ? [] : await db.select().from(eventDatePolls).where(inArray(eventDatePolls.eventId, ids));
  if (polls.length === 0) return (): MailDates | null => null;
  const options = await db
    .select()
    .from(eventDateOptions)
    .where(inArray(eventDateOptions.eventId, ids))
    .orderBy(asc(eventDateOptions.startsAt));
  const answers = await db
    .select({
      optionId: eventDateAnswers.optionId,
      attendeeId: eventDateAnswers.attendeeId,
      answer: eventDateAnswers.answer,
    })
    .from(eventDateAnswers)
    .innerJoin(eventDateOptions, eq(eventDateOptions.id, eventDateAnswers.optionId))
    .where(
      and(inArray(eventDateOptions.eventId, ids), inArray(eventDateAnswers.attendeeId, [...new Set(attendeeIds)])),
    );
  return (eventId: number, attendeeId: number): MailDates | null => {
    const poll = polls.find((one) => one.eventId === eventId);
    if (!poll) return null;
    const theirs = answers.filter((one) => one.attendeeId === attendeeId);
    return {
      poll,
      options: options.filter((one) => one.eventId === eventId),
      given: new Map(theirs.map(({ optionId, answer }) => [optionId, answer])),
    };
  };
}
