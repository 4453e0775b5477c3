import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  type Loan,
  loan,
  type LoanChange,
  type NewLoan,
  type NightOfGame,
} from '#shared/games/loans/loans-contract.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { eventGames, events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { copiesOfGame, isOwned } from '#server/games/service.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { rowsByIds } from '#server/platform/database/rows-by-ids.ts';
import { columnsOfContract } from '#server/platform/database/table-columns.ts';

const { copiesOfGame: _counted, ...stored } = loan.shape;
const LOAN = { ...columnsOfContract(loans, { shape: stored }), copiesOfGame };

const NIGHTS_NAMED = 20;

const ofOwner = (userId: number, loanId: number) => and(eq(loans.userId, userId), eq(loans.id, loanId));

/** The open loans of games that are not removed, those that are due first, read while they are sent. */
export const listOpenLoans = (db: Connection, userId: number): AsyncGenerator<Loan> =>
  rowsByIds(
    db,
    sql`select loans.id, octet_length(loans.person_name) as bytes from loans join games on games.id = loans.game_id
      where loans.user_id = ${userId} and loans.returned_on is null and games.removed_at is null
      order by loans.until nulls last, loans.since, loans.id`,
    (ids) =>
      db
        .select(LOAN)
        .from(loans)
        .where(and(eq(loans.userId, userId), inArray(loans.id, ids))),
  );

/** The returned loans of the owner's game, the latest first. */
export const listReturnedLoans = (db: Connection, userId: number, gameId: number): Promise<Loan[]> =>
  db
    .select(LOAN)
    .from(loans)
    .where(and(eq(loans.userId, userId), eq(loans.gameId, gameId), isNotNull(loans.returnedOn)))
    .orderBy(desc(loans.returnedOn), desc(loans.id))
    .limit(STORAGE_LIMITS.loans.most);

/** The owner's game, locked against its removal; undefined if it is not theirs or removed. */
export async function lockGame(tx: Transaction, userId: number, gameId: number) {
  const [game] = await tx
    .select({ isOwned: sql<boolean>`${isOwned}` })
    .from(games)
    .where(and(eq(games.userId, userId), eq(games.id, gameId), isNull(games.removedAt)))
    .for('key share');
  return game;
}

/** Ids of the copies of a game, locked against their removal. */
export async function lockCopies(tx: Transaction, userId: number, gameId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: copies.id })
    .from(copies)
    .where(and(eq(copies.userId, userId), eq(copies.gameId, gameId)))
    .for('key share');
  return rows.map(({ id }) => id);
}

/** Returns the copies that other open loans of a game are about. */
export const openLoansOfGame = (tx: Transaction, userId: number, gameId: number, except?: number) =>
  tx
    .select({ copyId: loans.copyId })
    .from(loans)
    .where(
      and(
        eq(loans.userId, userId),
        eq(loans.gameId, gameId),
        isNull(loans.returnedOn),
        except === undefined ? undefined : ne(loans.id, except),
      ),
    );

/** Undefined if the copy has an open loan already. */
export async function insertLoan(
  tx: Transaction,
  userId: number,
  gameId: number,
  made: NewLoan,
): Promise<Loan | undefined> {
  const [row] = await tx
    .insert(loans)
    .values({ ...made, userId, gameId })
    .onConflictDoNothing()
    .returning(LOAN);
  return row;
}

/** Deletes the oldest returned loans of a game beyond the limit. */
export async function deleteOldLoans(tx: Transaction, userId: number, gameId: number): Promise<void> {
  const beyond = tx
    .select({ id: loans.id })
    .from(loans)
    .where(and(eq(loans.userId, userId), eq(loans.gameId, gameId), isNotNull(loans.returnedOn)))
    .orderBy(desc(loans.returnedOn), desc(loans.id))
    .offset(STORAGE_LIMITS.loans.most - 1);
  await tx.delete(loans).where(inArray(loans.id, beyond));
}

/** Undefined if it is not the owner's, or returned. A borrowed game's owner is never asked by mail. */
export async function updateLoan(
  db: Connection,
  userId: number,
  loanId: number,
  { remindsBorrower, ...changes }: LoanChange,
): Promise<Loan | undefined> {
  const [row] = await db
    .update(loans)
    .set({ ...changes, remindsBorrower: sql`${remindsBorrower} and ${loans.direction} = 'lent'` })
    .where(and(ofOwner(userId, loanId), isNull(loans.returnedOn)))
    .returning(LOAN);
  return row;
}

/** Sets the day of the return, unless there is one. Undefined if it is not the owner's. */
export async function endLoan(db: Connection, userId: number, loanId: number, on: string): Promise<Loan | undefined> {
  const [row] = await db
    .update(loans)
    .set({ returnedOn: sql`coalesce(${loans.returnedOn}, ${on})` })
    .where(ofOwner(userId, loanId))
    .returning(LOAN);
  return row;
}

/** @param loanId the owner's loan, locked */
export async function reopenLoan(tx: Transaction, userId: number, loanId: number): Promise<Loan> {
  const [row] = await tx.update(loans).set({ returnedOn: null }).where(ofOwner(userId, loanId)).returning(LOAN);
  if (!row) throw new Error('the loan was not reopened');
  return row;
}

/** The owner's loan, locked; undefined if it is not theirs. */
export async function lockLoan(tx: Transaction, userId: number, loanId: number) {
  const [row] = await tx
    .select({ id: loans.id, gameId: loans.gameId, copyId: loans.copyId, direction: loans.direction })
    .from(loans)
    .where(ofOwner(userId, loanId))
    .for('update');
  return row;
}

export async function deleteLoan(db: Connection, userId: number, loanId: number): Promise<boolean> {
  const { rowCount } = await db.delete(loans).where(ofOwner(userId, loanId));
  return (rowCount ?? 0) > 0;
}

/** Nights with a date that are not over and have the owner's game on their list. */
export async function nightsOfGame(db: Connection, userId: number, gameId: number, now: Date): Promise<NightOfGame[]> {
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(
      and(
        eq(events.userId, userId),
        eq(events.status, 'scheduled'),
        sql`${events.date} + make_interval(mins => ${events.durationMinutes}) > ${now}::timestamptz`,
        exists(
          db
            .select({ one: sql`1` })
            .from(eventGames)
            .where(and(eq(eventGames.eventId, events.id), eq(eventGames.gameId, gameId))),
        ),
      ),
    )
    .orderBy(asc(events.date), asc(events.id))
    .limit(NIGHTS_NAMED);
  return rows.map(({ id, title, date, timeZone }) => ({ id, title, day: wallTimeAt(date, timeZone).date }));
}

/** Whether the owner's e-mail is confirmed. */
export const isVerified = async (db: Connection, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)))) > 0;
