import { and, asc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { DateAnswer } from '#shared/enums.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDateAnswers, eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

export type DatePollRow = typeof eventDatePolls.$inferSelect;
type NewDatePollRow = typeof eventDatePolls.$inferInsert;
export type DateOptionRow = typeof eventDateOptions.$inferSelect;
export type DateAnswerRow = typeof eventDateAnswers.$inferSelect;

export async function findDatePoll(db: Connection, eventId: number): Promise<DatePollRow | undefined> {
  const [row] = await db.select().from(eventDatePolls).where(eq(eventDatePolls.eventId, eventId));
  return row;
}

/** The options of a poll in the order of time. */
export const optionsOf = (db: Connection, eventId: number): Promise<DateOptionRow[]> =>
  db
    .select()
    .from(eventDateOptions)
    .where(eq(eventDateOptions.eventId, eventId))
    .orderBy(asc(eventDateOptions.startsAt));

/** All answers to a poll. */
export const dateAnswersOf = (db: Connection, eventId: number): Promise<DateAnswerRow[]> =>
  db
    .select({
      optionId: eventDateAnswers.optionId,
      attendeeId: eventDateAnswers.attendeeId,
      answer: eventDateAnswers.answer,
      answeredAt: eventDateAnswers.answeredAt,
    })
    .from(eventDateAnswers)
    .innerJoin(eventDateOptions, eq(eventDateOptions.id, eventDateAnswers.optionId))
    .where(eq(eventDateOptions.eventId, eventId));

/** All answers of one attendee. */
export const dateAnswersBy = (db: Connection, attendeeId: number): Promise<DateAnswerRow[]> =>
  db.select().from(eventDateAnswers).where(eq(eventDateAnswers.attendeeId, attendeeId));

/** For a locked event. */
export async function updateDatePoll(
  tx: Transaction,
  eventId: number,
  changes: { [Column in keyof NewDatePollRow]?: NewDatePollRow[Column] | SQL | undefined },
): Promise<DatePollRow> {
  const [row] = await tx.update(eventDatePolls).set(changes).where(eq(eventDatePolls.eventId, eventId)).returning();
  if (!row) throw new Error('the date poll was deleted under the lock of the event');
  return row;
}

/**
 * Stores an attendee's answers; one that says the same keeps its moment. Null takes an answer back. Returns whether any
 * answer has changed.
 */
export async function upsertDateAnswers(
  tx: Transaction,
  attendeeId: number,
  answers: ReadonlyMap<number, DateAnswer | null>,
  answeredAt: Date,
): Promise<boolean> {
  const taken = [...answers].flatMap(([optionId, answer]) => (answer === null ? [optionId] : []));
  const given = [...answers].flatMap(([optionId, answer]) =>
    answer === null ? [] : [{ optionId, attendeeId, answer, answeredAt }],
  );
  const deleted =
    taken.length === 0
      ? []
      : await tx
          .delete(eventDateAnswers)
          .where(and(eq(eventDateAnswers.attendeeId, attendeeId), inArray(eventDateAnswers.optionId, taken)))
          .returning({ optionId: eventDateAnswers.optionId });
  if (given.length === 0) return deleted.length > 0;
  const stored = await tx
    .insert(eventDateAnswers)
    .values(given)
    .onConflictDoUpdate({
      target: [eventDateAnswers.optionId, eventDateAnswers.attendeeId],
      set: { answer: sql`excluded.answer`, answeredAt: sql`excluded.answered_at` },
      setWhere: sql`${eventDateAnswers.answer} <> excluded.answer`,
    })
    .returning({ optionId: eventDateAnswers.optionId });
  return deleted.length + stored.length > 0;
}

/** Whether an attendee has an answer to any date. */
export const hasDateAnswers = async (tx: Transaction, attendeeId: number): Promise<boolean> =>
  (await tx.$count(eventDateAnswers, eq(eventDateAnswers.attendeeId, attendeeId))) > 0;

/** Attendees whose last answer went with its option count as silent again. For a locked event. */
export async function clearLostAnswers(tx: Transaction, eventId: number): Promise<void> {
  await tx
    .update(eventAttendees)
    .set({ datesAnsweredAt: null })
    .where(
      and(
        eq(eventAttendees.eventId, eventId),
        isNotNull(eventAttendees.datesAnsweredAt),
        sql`not exists (select 1 from ${eventDateAnswers} where ${eventDateAnswers.attendeeId} = ${eventAttendees.id})`,
      ),
    );
}

export async function insertOptions(
  tx: Transaction,
  eventId: number,
  options: readonly { startsAt: Date; location: string | null }[],
): Promise<DateOptionRow[]> {
  if (options.length === 0) return [];
  return tx
    .insert(eventDateOptions)
    .values(options.map(({ startsAt, location }) => ({ eventId, startsAt, location })))
    .returning();
}

/** Deletes the options of a poll except these, with their answers. */
export async function deleteOtherOptions(
  tx: Transaction,
  eventId: number,
  remainingIds: readonly number[],
): Promise<void> {
  await tx
    .delete(eventDateOptions)
    .where(and(eq(eventDateOptions.eventId, eventId), notInArray(eventDateOptions.id, [...remainingIds])));
}

/** Sets the places of options, in one statement. */
export async function setOptionLocations(
  tx: Transaction,
  options: readonly { id: number; location: string | null }[],
): Promise<void> {
  if (options.length === 0) return;
  await tx.execute(sql`
    update ${eventDateOptions} set location = o.location
    from json_to_recordset(${JSON.stringify(options)}) as o (id bigint, location text)
    where event_date_options.id = o.id`);
}
