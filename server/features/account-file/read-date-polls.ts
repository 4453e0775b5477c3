import { asc, eq, inArray } from 'drizzle-orm';
import * as schema from '#shared/schema/tables.ts';
import type { Transaction } from '#server/database/database.ts';
import * as columns from './file-columns.ts';
import { groupRows } from './group-rows.ts';

/** The date polls of these nights with their dates, by night; null for a night without one. */
export async function readDatePolls(tx: Transaction, nightIds: number[]) {
  const polls = await tx
    .select(columns.DATE_POLL)
    .from(schema.eventDatePolls)
    .where(inArray(schema.eventDatePolls.eventId, nightIds));
  const options = await tx
    .select(columns.DATE_OPTION)
    .from(schema.eventDateOptions)
    .where(inArray(schema.eventDateOptions.eventId, nightIds))
    .orderBy(asc(schema.eventDateOptions.startsAt));
  const optionsOf = groupRows(options, ({ eventId, ...option }) => [eventId, option]);
  const byNight = new Map(
    polls.map(({ eventId, settledOptionId, ...poll }) => [
      eventId,
      {
        ...poll,
        options: optionsOf(eventId).map(({ id, ...option }) => ({ ...option, isSet: id === settledOptionId })),
      },
    ]),
  );
  return (nightId: number) => byNight.get(nightId) ?? null;
}

/** The answers of the guests of these nights to the dates, by guest; a date is named by its start. */
export async function readDateAnswers(tx: Transaction, nightIds: number[]) {
  const { eventDateAnswers: answers, eventDateOptions: options } = schema;
  const rows = await tx
    .select({ ...columns.DATE_ANSWER, startsAt: options.startsAt })
    .from(answers)
    .innerJoin(options, eq(options.id, answers.optionId))
    .where(inArray(options.eventId, nightIds))
    .orderBy(asc(options.startsAt));
  return groupRows(rows, ({ attendeeId, startsAt, answer, answeredAt }) => [
    attendeeId,
    { startsAt, answer, answeredAt },
  ]);
}
