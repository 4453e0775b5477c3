import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { DATE_ANSWERS, DATE_SETTERS } from '../enums.ts';
import { id, moment, createdAt } from './columns.ts';
import { events } from './nights.ts';
import { eventAttendees } from './attendees.ts';

/**
 * The date poll of an event. While the event's status is `finding_date`, `events.date` is the latest option, so that
 * nothing counts the event as past while an option is still to come.
 */
export const eventDatePolls = pgTable(
  'event_date_polls',
  {
    eventId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Deadline of the answers; null for none. */
    answersUntil: moment(),
    /** At the deadline the date is set by the rule; otherwise the host is asked. */
    settlesItself: boolean().notNull().default(true),
    /** Least number of people, the host among them. */
    minHeads: integer(),
    /** Whether guests see what could be played on each date. */
    showsGames: boolean().notNull().default(true),
    /** The option that becomes the date at `settlesAt`, unless the host undoes it before. Both or neither. */
    settlingOptionId: bigint({ mode: 'number' }).references((): AnyPgColumn => eventDateOptions.id, {
      onDelete: 'set null',
    }),
    settlesAt: moment(),
    /** When the host was asked at the deadline, because no option met the conditions. */
    hostAskedAt: moment(),
    /** When those without an answer were reminded. */
    remindedAt: moment(),
    settledAt: moment(),
    settledOptionId: bigint({ mode: 'number' }).references((): AnyPgColumn => eventDateOptions.id, {
      onDelete: 'set null',
    }),
    settledBy: text({ enum: DATE_SETTERS }),
    /** When a date that was set was opened again. */
    reopenedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('event_date_polls_min_heads', sql`${t.minHeads} >= 1`),
    index('event_date_polls_settles')
      .on(t.settlesAt)
      .where(sql`${t.settlesAt} is not null`),
    index('event_date_polls_deadline')
      .on(t.answersUntil)
      .where(sql`${t.settledAt} is null`),
    index('event_date_polls_settling').on(t.settlingOptionId),
    index('event_date_polls_settled').on(t.settledOptionId),
  ],
);

/** The options of a date poll. Their length is that of the event. */
export const eventDateOptions = pgTable(
  'event_date_options',
  {
    id: id(),
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    /** Another place than the event's; null for the event's. */
    location: text(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('event_date_options_once').on(t.eventId, t.startsAt)],
);

/** The answers of attendees to options; no row is no answer. */
export const eventDateAnswers = pgTable(
  'event_date_answers',
  {
    optionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => eventDateOptions.id, { onDelete: 'cascade' }),
    attendeeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => eventAttendees.id, { onDelete: 'cascade' }),
    answer: text({ enum: DATE_ANSWERS }).notNull(),
    /** When this answer was given; a repeated one keeps its moment, which orders the seats. */
    answeredAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.attendeeId] }), index('event_date_answers_attendee').on(t.attendeeId)],
);
