import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOAN_DIRECTIONS } from '../enums.ts';
import { createdAt, id, moment } from './columns.ts';
import { copies } from './copies.ts';
import { games } from './games.ts';
import { userId } from './users.ts';

/** Games that are lent to somebody or borrowed from somebody. Days are YYYY-MM-DD, in the owner's time zone. */
export const loans = pgTable(
  'loans',
  {
    id: id(),
    userId: userId(),
    gameId: bigint({ mode: 'number' })
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** The copy of the game that it is about; null if that is not known, or the copy was removed. */
    copyId: bigint({ mode: 'number' }).references(() => copies.id, { onDelete: 'set null' }),
    direction: text({ enum: LOAN_DIRECTIONS }).notNull(),
    /** The borrower, or the lender. */
    personName: text().notNull(),
    /** Lower case. */
    email: text(),
    /** The first day. */
    since: date().notNull(),
    /** The last day; null if none was agreed. */
    until: date(),
    /** Null while the loan is open. */
    returnedOn: date(),
    /** Whether the owner is notified once the last day is over. */
    remindsOwner: boolean().notNull().default(true),
    /** Whether the borrower is reminded, once; only the owner turns it on, on this server. */
    remindsBorrower: boolean().notNull().default(false),
    /** Time of the last mail to the owner. */
    ownerRemindedAt: moment(),
    /** Time of the only mail to the borrower. */
    borrowerRemindedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    /** A copy is in one place at a time. */
    uniqueIndex('loans_one_open_of_copy')
      .on(t.copyId)
      .where(sql`${t.returnedOn} is null`),
    index('loans_copy')
      .on(t.copyId)
      .where(sql`${t.copyId} is not null`),
    index('loans_owner').on(t.userId),
    index('loans_game').on(t.gameId),
    index('loans_due')
      .on(t.until)
      .where(sql`${t.returnedOn} is null and (${t.remindsOwner} or ${t.remindsBorrower})`),
    check('loans_days', sql`${t.until} >= ${t.since}`),
  ],
);
